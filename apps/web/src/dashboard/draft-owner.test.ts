import { expect, it, vi } from "vitest";
import { jeanne, karim } from "../session/test-people";
import { aStorage } from "../session/test-storage";
import { claimDrafts } from "./draft-owner";

/** Whether the tab's drafts are deleted when these people log in, one after the other. */
function forgottenBy(storage: Storage, ...people: Parameters<typeof claimDrafts>[1][]) {
  return people.map((person) => {
    const forget = vi.fn<() => void>();
    claimDrafts(storage, person, forget);
    return forget.mock.calls.length > 0;
  });
}

it("keeps drafts for the person who wrote them, regardless of their current name", () =>
  expect(forgottenBy(aStorage(), jeanne, jeanne, { ...jeanne, username: "renamed" })).toEqual([true, false, false]));

it("forgets them when another person logs in, for both of them", () =>
  expect(forgottenBy(aStorage(), jeanne, karim, jeanne)).toEqual([true, true, true]));

it("tells people by their usernames where a session has no id", () => {
  const nameless = { id: undefined, username: "jeanne.martin" };
  expect(forgottenBy(aStorage(), nameless, jeanne, karim)).toEqual([true, false, true]);
});

it.each(["", "{", "null", "[]", '{"id":3}', '{"username":3,"id":3}'])("treats %j as no owner", (stored) => {
  expect(forgottenBy(aStorage({ draftOwner: stored }), jeanne)).toEqual([true]);
});

it("forgets them at every session where the owner is not kept", () => {
  const forgetful = Object.assign(aStorage(), { setItem: () => undefined });
  expect(forgottenBy(forgetful, jeanne, jeanne)).toEqual([true, true]);
});
