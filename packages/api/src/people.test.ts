import { expect, it } from "vitest";
import { authorOf, isSamePerson, personKey } from "./people";

const jeanne = { id: 11, username: "jeanne.martin" };

it("knows a person by their id, whatever they are called now", () => {
  expect(isSamePerson(jeanne, { id: 11, username: "jeanne" })).toBe(true);
  expect(isSamePerson(jeanne, { id: 12, username: "jeanne.martin" })).toBe(false);
});

it("goes by the username where one side has no id", () => {
  expect(isSamePerson(jeanne, { username: "Jeanne.Martin" })).toBe(true);
  expect(isSamePerson({ username: "jeanne" }, jeanne)).toBe(false);
});

it("knows whose a post, a comment or a like is", () => {
  expect(isSamePerson(authorOf({ userId: 11, username: "jeanne" }), jeanne)).toBe(true);
  expect(isSamePerson(authorOf({ username: "jeanne" }), jeanne)).toBe(false);
});

it("keeps things of different people apart, though one is called as another one is numbered", () => {
  expect(personKey(jeanne)).toBe(personKey({ id: 11, username: "jeanne" }));
  expect(personKey({ username: "11" })).not.toBe(personKey(jeanne));
});

it("does not take two people without an id for one", () => {
  expect(isSamePerson({ id: 0, username: "jeanne" }, { id: 7, username: "jeanne" })).toBe(true);
  expect(personKey({ id: 0, username: "Jeanne" })).toBe("jeanne");
});
