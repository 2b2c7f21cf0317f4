import { ApiFailure, reasonOf } from "@passerelle/api";
import { expect, it } from "vitest";
import { savedChanges } from "./saved-changes";

const before = { phone: null, website: null, skills: ["Go"], avatar: "a.png", resumeUrl: "/files/1" };
const file = new Blob(["picture"]);

it.each<[string, object, Partial<typeof before> | Record<string, unknown>, "saved" | "refused" | "unanswered"]>([
  ["texts that are there", { phone: "1" }, { phone: "1" }, "saved"],
  ["texts that are not", { phone: "1" }, {}, "refused"],
  ["one text that is there and one that is not", { phone: "1", website: "x.fr" }, { phone: "1" }, "refused"],
  ["a text that was emptied", { phone: "" }, {}, "saved"],
  ["an address as the server writes it", { website: "x.fr" }, { website: "https://x.fr/" }, "saved"],
  ["a list", { skills: ["Go", "SQL"] }, { skills: ["Go", "SQL"] }, "saved"],
  ["another picture", { avatar: file }, { avatar: "b.png" }, "saved"],
  ["a file without a field in the response", { resume: file }, { resumeUrl: "/files/2" }, "unanswered"],
])("reads what became of %s", async (_, changes, now, outcome) => {
  const lost = Promise.reject(new ApiFailure({ kind: "offline" }));
  const read = () => Promise.resolve({ ...before, ...now });
  const result = savedChanges<object>(lost, { changes, before, read }).then(
    () => "saved",
    (error: unknown) => reasonOf(error).kind,
  );
  await expect(result).resolves.toBe(outcome);
});

it("reads what the answer does not show", async () => {
  const save = { changes: { phone: "1" }, before, read: () => Promise.resolve({ phone: "1" }) };
  const answer = await savedChanges<object>(Promise.resolve({ message: "Saved." }), save);
  expect(answer).toEqual({ message: "Saved.", data: { phone: "1" } });
});
