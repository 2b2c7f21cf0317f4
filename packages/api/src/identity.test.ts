import { expect, it } from "vitest";
import { authorOf, isSamePerson, personKey } from "./identity";

const jeanne = { id: 11, username: "jeanne.martin" };

it("identifies a person by id, even after a rename", () => {
  expect(isSamePerson(jeanne, { id: 11, username: "jeanne" })).toBe(true);
  expect(isSamePerson(jeanne, { id: 12, username: "jeanne.martin" })).toBe(false);
});

it("falls back to the username if one side has no id", () => {
  expect(isSamePerson(jeanne, { username: "Jeanne.Martin" })).toBe(true);
  expect(isSamePerson({ username: "jeanne" }, jeanne)).toBe(false);
});

it("identifies the author of a post, a comment or a like", () => {
  expect(isSamePerson(authorOf({ userId: 11, username: "jeanne" }), jeanne)).toBe(true);
  expect(isSamePerson(authorOf({ username: "jeanne" }), jeanne)).toBe(false);
});

it("keeps people apart when one's username is another's id", () => {
  expect(personKey(jeanne)).toBe(personKey({ id: 11, username: "jeanne" }));
  expect(personKey({ username: "11" })).not.toBe(personKey(jeanne));
});

it("does not treat two people without an id as one", () => {
  expect(isSamePerson({ id: 0, username: "jeanne" }, { id: 7, username: "jeanne" })).toBe(true);
  expect(personKey({ id: 0, username: "Jeanne" })).toBe("jeanne");
});
