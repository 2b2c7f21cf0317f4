import { aMessage, aPerson } from "@passerelle/mocks";
import { describe, expect, it } from "vitest";
import type { MessageHistory } from "./cache";
import { firstUnread, isUnread, withNewest, withOlder } from "./message-pages";

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const messages = (ids: number[]) => ids.map((id) => aMessage({ id, content: `${id}` }));
const aHistory = (ids: number[], hasOlder: boolean): MessageHistory => ({
  messages: messages(ids),
  hasOlder,
  readTo: 0,
});

describe("the newest page joins the known messages (D-154)", () => {
  it.each<[what: string, known: MessageHistory | undefined, page: number[], ids: number[], hasOlder: boolean]>([
    ["nothing known, a short page is all", undefined, range(1, 3), range(1, 3), false],
    ["nothing known, 200 may not be all", undefined, range(1, 200), range(1, 200), true],
    ["an empty discussion", undefined, [], [], false],
    ["the same page again", aHistory(range(1, 200), true), range(1, 200), range(1, 200), true],
    ["a page that overlaps", aHistory(range(1, 200), false), range(101, 300), range(1, 300), false],
    ["a page that meets the last one known", aHistory(range(1, 101), true), range(101, 300), range(1, 300), true],
    ["more was missed than a page", aHistory(range(1, 100), false), range(102, 301), range(102, 301), true],
    ["a live message over a gap", aHistory([...range(1, 100), 400], false), range(201, 400), range(201, 400), true],
    ["a live message newer than the answer", aHistory([1, 2, 4], false), [1, 2, 3], [1, 2, 3, 4], false],
    ["a live message before the first answer", aHistory([201], true), range(1, 200), range(1, 201), true],
    ["a short page is all there is", aHistory([1, 2, 3], true), [2, 3], [2, 3], false],
  ])("%s", (_, known, page, ids, hasOlder) => {
    const history = withNewest(known, messages(page), 0);
    expect(history.messages.map(({ id }) => id)).toEqual(ids);
    expect(history.hasOlder).toBe(hasOlder);
  });

  it("keeps each message that has not changed, and takes the one that has", () => {
    const known = aHistory(range(1, 250), false);
    const page = messages(range(51, 250));
    const sender = aPerson({ firstname: "Karima" });
    const history = withNewest(known, [...page.slice(0, -1), aMessage({ id: 250, content: "250", sender })], 0);
    for (const index of [0, 100, 248]) expect(history.messages[index]).toBe(known.messages[index]);
    expect(history.messages[249]?.sender.firstname).toBe("Karima");
  });
});

describe("older messages", () => {
  it("come in front, and a full page may not be the last", () => {
    const history = withOlder(aHistory([201], true), messages(range(1, 200)), 201);
    expect(history.messages.map(({ id }) => id)).toEqual(range(1, 201));
    expect(history.hasOlder).toBe(true);
    expect(withOlder(aHistory([5], true), messages([4]), 5).hasOlder).toBe(false);
    expect(withOlder(aHistory([5], true), [], 5)).toEqual(aHistory([5], false));
  });

  it("of a beginning that has gone meanwhile are left out", () => {
    const history = aHistory([500], true);
    expect(withOlder(history, messages(range(1, 200)), 201)).toBe(history);
  });
});

describe("what the server was not asked for since it came (D-138)", () => {
  const me = aPerson({ id: 11, username: "jeanne.martin" });
  const history = (readTo: number) => ({
    messages: [aMessage({ id: 1 }), aMessage({ id: 2 }), aMessage({ id: 3, sender: me })],
    hasOlder: false,
    readTo,
  });

  it("is unread, unless it is one's own", () => {
    expect(isUnread(history(1), me)).toBe(true);
    expect(isUnread(history(2), me)).toBe(false);
  });

  it("counts as read once requested, regardless of the answer", () => {
    expect(withNewest(history(0), messages([1]), 2).readTo).toBe(2);
    expect(withNewest(history(0), messages([1, 2, 3, 4]), 2).readTo).toBe(4);
  });
});

const theirs = (ids: number[]) => messages(ids).map((message) => ({ ...message, sender: aPerson() }));

describe("the first message that was unread at the opening", () => {
  const me = { id: 11, username: "jeanne.martin" };
  const own = aPerson(me);
  const said = [...theirs([1, 2]), aMessage({ id: 3, sender: own }), ...theirs([4])];
  const first = (count: number, lastId: number, known = said) => firstUnread(known, { count, lastId }, me);

  it.each<[what: string, found: number | undefined, wanted: number | undefined]>([
    ["none where nothing was unread", first(0, 4), undefined],
    ["the last one of the other's", first(1, 4), 4],
    ["an earlier one, past one's own", first(2, 4), 2],
    ["the same once others came", first(1, 4, [...said, ...theirs([5, 6])]), 4],
    ["the first known one where more was unread", first(9, 4), 1],
    ["none before it is read", first(1, 9), undefined],
    ["none of one's own", first(1, 3, [aMessage({ id: 3, sender: own })]), undefined],
  ])("is %s", (_, found, wanted) => expect(found).toBe(wanted));
});
