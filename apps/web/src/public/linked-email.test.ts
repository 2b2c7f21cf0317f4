import { codeMail } from "@passerelle/domain";
import { expect, it } from "vitest";
import { verificationOf } from "./linked-email";

const stored = { email: "nadia@exemple.fr", registrationId: "r1", resendAt: 5 };
const linked = { email: "nadia@exemple.fr", registrationId: "link1", isLinked: true };

it("takes the registration of the tab, with or without a link to its address", () => {
  expect(verificationOf(stored, "")).toEqual(stored);
  expect(verificationOf(stored, "#Nadia%40exemple.fr")).toEqual(stored);
  expect(verificationOf(stored, "#nadia%40exemple.fr/link2")).toEqual(stored);
  expect(verificationOf(null, "")).toBeUndefined();
});

it("takes the address of a mail's link, whose digits are encoded", () => {
  expect(verificationOf(null, "#nadia%31%32%40exemple.fr")).toEqual({ email: "nadia12@exemple.fr" });
  expect(verificationOf(stored, "#karim%40exemple.fr")).toEqual({ email: "karim@exemple.fr" });
});

it("takes the registration of a mail's link", () => {
  expect(verificationOf(null, "#nadia%40exemple.fr/link%31")).toEqual(linked);
  expect(verificationOf({ email: linked.email, resendAt: 5 }, "#nadia%40exemple.fr/link%31")).toEqual(linked);
  expect(verificationOf({ ...linked, resendAt: 5 }, "#nadia%40exemple.fr/link%31")).toEqual({ ...linked, resendAt: 5 });
  expect(verificationOf({ ...linked, resendAt: 5 }, "#nadia%40exemple.fr/link%32")).toEqual({
    ...linked,
    registrationId: "link2",
  });
});

it("reads the link of the mail, for any address", () => {
  const email = "n/a#%dia.12+x@exemple.fr";
  const link = codeMail("482913", email, { at: new Date(), browser: null, system: null }, "0a1").blocks.en.flatMap(
    (block) => (typeof block === "object" && "path" in block ? [block.path] : []),
  )[0];
  expect(verificationOf(null, link?.slice(link.indexOf("#")) ?? "")).toEqual({
    email,
    registrationId: "0a1",
    isLinked: true,
  });
});

it("ignores a link that cannot be read", () => {
  expect(verificationOf(stored, "#%E0%A4%A")).toEqual(stored);
  expect(verificationOf(stored, "#/link1")).toEqual(stored);
  expect(verificationOf(null, "#%")).toBeUndefined();
});
