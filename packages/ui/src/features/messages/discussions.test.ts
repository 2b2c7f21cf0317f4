import { aDiscussion, aPerson } from "@passerelle/mocks";
import { describe, expect, it } from "vitest";
import { begun, isDeleted, search, select, stored } from "./discussions";

const karim = aPerson();
const aicha = aPerson({ id: 13, firstname: "Aïcha", lastname: "Diallo", username: "aicha.d" });
const anneMarie = aPerson({ id: 18, firstname: "Anne-Marie", lastname: "Le Gall", username: "amlg" });
const lukasz = aPerson({ id: 19, firstname: "Łukasz", lastname: "N'Diaye", username: "ln" });
const found = (query: string) =>
  search([karim, aicha, anneMarie, lukasz], query, (person) => person).map((one) => one.username);

describe("searching people (D-151)", () => {
  it.each([
    ["AICHA", ["aicha.d"]],
    ["ï", ["karim.benali", "aicha.d", "amlg", "ln"]],
    ["diallo aïcha", ["aicha.d"]],
    ["  marie  le ", ["amlg"]],
    ["amlg", ["amlg"]],
    ["ben karim", ["karim.benali"]],
    ["karim diallo", []],
    ["lukasz ndiaye", ["ln"]],
    ["n’diaye", ["ln"]],
    ["n diaye", ["ln"]],
    ["d'iallo", ["aicha.d"]],
  ])("%j finds %j", (query, usernames) => expect(found(query)).toEqual(usernames));

  it("finds everybody without a word", () => expect(found("  ")).toHaveLength(4));
});

describe("what an address names", () => {
  const deleted = aPerson({ username: "utilisateur-supprime", deleted: true });
  const discussions = [
    aDiscussion(),
    aDiscussion({ id: 602, interlocutor: deleted }),
    aDiscussion({ id: 603, interlocutor: deleted }),
  ].map(stored);
  const me = { id: 11, username: "jeanne.martin" };
  const known = { me, discussions, found: aicha };

  it("is the stored discussion with this person", () =>
    expect(select("karim.benali", known)).toMatchObject({ kind: "open", discussion: { id: 601 } }));

  it("distinguishes deleted accounts (D-158)", () => {
    const keys = discussions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(keys.map((key) => select(key, known))).toMatchObject(discussions.map((discussion) => ({ discussion })));
  });

  it("is a person's, regardless of the name, unless the server says that the account is deleted", () => {
    const named = aPerson({ username: "utilisateur-supprime" });
    expect(stored(aDiscussion({ interlocutor: named }))).toMatchObject({ key: "utilisateur-supprime" });
    expect([named, deleted].map(isDeleted)).toEqual([false, true]);
  });

  it("is a new discussion with an existing person", () =>
    expect(select("aicha.d", known)).toEqual({ kind: "open", discussion: begun(aicha) }));

  it("is looked for until users are known, and then unknown", () => {
    expect(select("aicha.d", { ...known, found: undefined })).toEqual({ kind: "finding" });
    expect(select("karim.benali", { ...known, discussions: undefined })).toEqual({ kind: "finding" });
    expect(select("nobody", { ...known, found: null })).toEqual({ kind: "unknown" });
  });

  it("stays the one it named when that person takes another username", () => {
    const renamed = { ...karim, username: "karim.b" };
    const after = { ...known, before: karim, discussions: [stored(aDiscussion({ interlocutor: renamed }))] };
    expect(select("karim.benali", after)).toMatchObject({ kind: "open", discussion: { id: 601, key: "karim.b" } });
  });

  it("is the person who had this name before, and their discussion", () => {
    const found = { ...aicha, username: "aicha" };
    expect(select("aicha.d", { ...known, found })).toMatchObject({
      kind: "open",
      discussion: { id: null, key: "aicha" },
    });
    expect(select("kb", { ...known, found: karim })).toMatchObject({ kind: "open", discussion: { id: 601 } });
    expect(select("jm", { ...known, found: aPerson(me) })).toEqual({ kind: "oneself" });
  });

  it("is never oneself (D-143)", () => {
    expect(select("jeanne.martin", known)).toEqual({ kind: "oneself" });
    expect(select(null, known)).toEqual({ kind: "none" });
  });
});
