import { expect, it } from "vitest";
import { carryReturnAddress, receiveReturnAddress } from "./return-address-across-tabs";
import { keepReturnAddress, readReturnAddress } from "./return-address";
import { jeanne, karim } from "./test-people";
import { aStorage } from "./test-storage";

const offer = "/dashboard/offers?offer=12&apply=true";

/** Registers in one tab, verifies in another, and returns where that leads. */
function verified({ person = null, registered = "karim@exemple.fr", other = "" }: Partial<Parts> = {}) {
  const [browser, first, second] = [aStorage(), aStorage(), aStorage()];
  keepReturnAddress(first, { address: offer, person });
  carryReturnAddress(first, browser, registered);
  if (other) keepReturnAddress(second, { address: other, person: null });
  receiveReturnAddress(second, browser, "Karim@exemple.fr");
  return readReturnAddress(second, karim);
}

interface Parts {
  person: typeof jeanne | null;
  registered: string;
  other: string;
}

it("leads to the offer in the tab that the mail's link opens (D-385)", () => expect(verified()).toBe(offer));

it.each<[string, Partial<Parts>]>([
  ["of another e-mail address", { registered: "jeanne@exemple.fr" }],
  ["of a person who was logged in", { person: jeanne }],
])("does not take over the address %s", (_which, parts) => expect(verified(parts)).toBe("/dashboard"));

it("prefers the tab's own address", () => expect(verified({ other: "/dashboard/posts" })).toBe("/dashboard/posts"));

it("takes it over once", () => {
  const browser = aStorage();
  const tab = aStorage();
  keepReturnAddress(tab, { address: offer, person: null });
  carryReturnAddress(tab, browser, "karim@exemple.fr");
  receiveReturnAddress(aStorage(), browser, "karim@exemple.fr");
  const later = aStorage();
  receiveReturnAddress(later, browser, "karim@exemple.fr");
  expect(readReturnAddress(later, karim)).toBe("/dashboard");
});

it.each(["{", "null", "[]", '{"email":"karim@exemple.fr","address":1}'])("takes %j for no address", (stored) => {
  const tab = aStorage();
  receiveReturnAddress(tab, aStorage({ addressAfterVerification: stored }), "karim@exemple.fr");
  expect(readReturnAddress(tab, karim)).toBe("/dashboard");
});
