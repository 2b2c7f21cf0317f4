import type { Schemas } from "@passerelle/api";
import { aDiscussion, aMessage } from "@passerelle/mocks";
import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { keepMessage, keepSent, messageKeys, type MessageHistory, withMessage, withLiveMessages } from "./cache";
import { messagesLive } from "./live";
import { keepRead } from "./read-discussion";
import { createQueryClient, reload } from "../../data";

type Discussion = Schemas["Discussion"];

const message = (id: number, discussionId = 1) => aMessage({ id, discussionId });
const discussion = (id: number, last: number) => aDiscussion({ id, lastMessage: message(last, id) });
const aHistory = (ids: number[], hasOlder = false): MessageHistory => ({
  messages: ids.map((id) => message(id)),
  hasOlder,
  readTo: 0,
});
const idsOf = (history: MessageHistory | undefined) => history?.messages.map(({ id }) => id);
const linesOf = (list: readonly Discussion[] | undefined) => list?.map(({ id, lastMessage }) => [id, lastMessage?.id]);

/** A visible query, and its server's pending answers. */
function shown(client: ReturnType<typeof createQueryClient>, queryKey: QueryKey) {
  const answers: ((data: unknown) => void)[] = [];
  const read = () => new Promise((answer) => answers.push(answer));
  const stop = new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined);
  return { answers, stop };
}

describe("a history with one more message", () => {
  it.each<[what: string, before: number[], hasOlder: boolean, given: number, after: number[]]>([
    ["has it at its end", [1, 2], false, 3, [1, 2, 3]],
    ["has it once", [1, 2], false, 2, [1, 2]],
    ["has it in its place by id", [1, 3], false, 2, [1, 2, 3]],
    ["has it as its first one", [], true, 5, [5]],
    ["has it in front where nothing is older", [4], false, 2, [2, 4]],
    ["leaves out what belongs to older ones that were not read", [4], true, 2, [4]],
  ])("%s", (_, before, hasOlder, given, after) => {
    expect(idsOf(withMessage(aHistory(before, hasOlder), message(given)))).toEqual(after);
  });

  it("looks at the end alone, so that 10,000 messages cost nothing", () => {
    let looks = 0;
    const messages = Array.from({ length: 10_000 }, (_, id) => ({
      ...message(id),
      get id() {
        looks += 1;
        return id;
      },
    }));
    const history = withMessage({ ...aHistory([]), messages }, message(10_000));
    expect(history.messages).toHaveLength(10_001);
    expect(looks).toBeLessThan(5);
    expect(history.messages[5_000]).toBe(messages[5_000]);
  });
});

describe("the discussions as they were answered", () => {
  it("keep what came live since, and a discussion that began since (D-142)", () => {
    const answer = [discussion(2, 20), discussion(1, 10)];
    const known = [discussion(3, 30), discussion(1, 25), discussion(2, 15)];
    expect(linesOf(withLiveMessages(answer, known, 15))).toEqual([
      [3, 30],
      [1, 25],
      [2, 20],
    ]);
  });

  it("lose a discussion that the answer lacks, unless it came while it was asked", () => {
    const known = [discussion(3, 31), discussion(2, 30), discussion(1, 10)];
    expect(linesOf(withLiveMessages([discussion(1, 10)], known, 30))).toEqual([
      [3, 31],
      [1, 10],
    ]);
  });
});

function discussions() {
  const client = createQueryClient();
  client.setQueryData(messageKeys.discussions, [discussion(2, 20), discussion(1, 10)]);
  return { client, lines: () => linesOf(client.getQueryData(messageKeys.discussions)) };
}

describe("a live message", () => {
  it("brings its discussion to the top", () => {
    const { client, lines } = discussions();
    keepMessage(client, message(21, 1));
    expect(lines()).toEqual([
      [1, 21],
      [2, 20],
    ]);
  });

  it("never brings back an older one, and does not overtake a newer one", () => {
    const { client, lines } = discussions();
    keepMessage(client, message(9, 1));
    expect(lines()).toContainEqual([1, 10]);
    keepMessage(client, message(15, 1));
    expect(lines()).toEqual([
      [2, 20],
      [1, 15],
    ]);
  });

  it("of a stranger has the list read again", async () => {
    const { client } = discussions();
    keepMessage(client, message(30, 7));
    await expect.poll(() => client.getQueryState(messageKeys.discussions)?.isInvalidated).toBe(true);
  });

  it("has the list read again that is on its way for the first time: it may be older", async () => {
    const client = createQueryClient();
    const { answers, stop } = shown(client, messageKeys.discussions);
    keepMessage(client, message(1, 7));
    await expect.poll(() => answers).toHaveLength(2);
    stop();
  });

  it("goes into its own history alone", () => {
    const client = createQueryClient();
    for (const id of [1, 2]) client.setQueryData(messageKeys.history(id), aHistory([1]));
    keepMessage(client, message(3, 2));
    expect(idsOf(client.getQueryData(messageKeys.history(1)))).toEqual([1]);
    expect(idsOf(client.getQueryData(messageKeys.history(2)))).toEqual([1, 3]);
  });

  it("is kept while the history is read for the first time", () => {
    const client = createQueryClient();
    const { stop } = shown(client, messageKeys.history(1));
    keepMessage(client, message(3));
    expect(client.getQueryData(messageKeys.history(1))).toEqual({ ...aHistory([3]), hasOlder: true });
    stop();
  });

  it("has a history read again that missed something before, rather than hide the gap", async () => {
    const client = createQueryClient();
    const queryKey = messageKeys.history(1);
    client.setQueryData(queryKey, aHistory([1]));
    await reload(client, queryKey);
    keepMessage(client, message(9));
    expect(idsOf(client.getQueryData(queryKey))).toEqual([1]);
    const { answers, stop } = shown(client, queryKey);
    expect(answers).toHaveLength(1);
    stop();
  });

  it("keeps the offer that it names, in the history and in the list", () => {
    const { client } = discussions();
    client.setQueryData(messageKeys.history(1), aHistory([1]));
    const named = { ...message(21), jobOfferID: 7 };
    keepMessage(client, named);
    expect(client.getQueryData<MessageHistory>(messageKeys.history(1))?.messages.at(-1)).toEqual(named);
    const list = client.getQueryData<readonly Discussion[]>(messageKeys.discussions);
    expect(list?.[0]?.lastMessage).toEqual(named);
  });

  it.each([
    ["has the list read again where it names another offer than the last", 8, true],
    ["leaves the list where it names the same offer", 7, false],
    ["leaves the list where it names none", undefined, false],
  ])("%s", async (_, jobOfferID, isReadAgain) => {
    const client = createQueryClient();
    const offer = {
      id: 7,
      jobTitle: "Go",
      applicationID: 5,
      applicationStatus: "applied_seen",
      decision: null,
    } as const;
    client.setQueryData(messageKeys.discussions, [{ ...discussion(1, 10), offer }]);
    keepMessage(client, { ...message(21), ...(jobOfferID !== undefined && { jobOfferID }) });
    await new Promise((done) => setTimeout(done, 0));
    expect(client.getQueryState(messageKeys.discussions)?.isInvalidated).toBe(isReadAgain);
  });

  it("keeps no history that was never opened", () => {
    const client = createQueryClient();
    keepMessage(client, message(3));
    expect(client.getQueryState(messageKeys.history(1))).toBeUndefined();
  });
});

const sent = (isNewDiscussion: boolean) => ({
  message: message(30, 3),
  discussion: discussion(3, 30),
  isNewDiscussion,
});

describe("one's own message that the server confirms", () => {
  it("adds a new discussion, which is all of its history (D-141)", () => {
    const client = createQueryClient();
    client.setQueryData(messageKeys.discussions, [discussion(1, 10)]);
    keepSent(client, sent(true));
    expect(linesOf(client.getQueryData(messageKeys.discussions))).toEqual([
      [3, 30],
      [1, 10],
    ]);
    const history = client.getQueryData<MessageHistory>(messageKeys.history(3));
    expect([idsOf(history), history?.hasOlder]).toEqual([[30], false]);
  });

  it("does not take itself for the history of a discussion that was there before", () => {
    const client = createQueryClient();
    keepSent(client, sent(false));
    expect(client.getQueryData(messageKeys.history(3))).toBeUndefined();
  });

  it("confirmed twice stands once", () => {
    const client = createQueryClient();
    client.setQueryData(messageKeys.discussions, []);
    keepSent(client, sent(true));
    keepSent(client, sent(false));
    expect(linesOf(client.getQueryData(messageKeys.discussions))).toEqual([[3, 30]]);
    expect(idsOf(client.getQueryData(messageKeys.history(3)))).toEqual([30]);
  });
});

/** Two discussions in a cache; the first has this unread count, or none. */
const startWith = (unreadCount?: number) => {
  const client = createQueryClient();
  const { unreadCount: _, ...untold } = discussion(1, 10);
  const told = { ...untold, ...(unreadCount !== undefined && { unreadCount }) };
  client.setQueryData(messageKeys.discussions, [discussion(2, 20), told]);
  const list = () => client.getQueryData<readonly Discussion[]>(messageKeys.discussions);
  return { client, list, unread: () => list()?.find(({ id }) => id === 1)?.unreadCount };
};

describe("the unread messages of a discussion", () => {
  it("is one more with each message of the other one, once", () => {
    const { client, unread } = startWith(0);
    for (const id of [21, 22, 22]) keepMessage(client, message(id, 1));
    expect(unread()).toBe(2);
  });

  it("stays with one's own message, wherever it was sent from", () => {
    const { client, list, unread } = startWith(1);
    const own = { ...discussion(1, 21), unreadCount: 1 };
    messagesLive.handlers.message_sent?.(client, { ...sent(false), message: message(21, 1), discussion: own });
    expect(linesOf(list())?.[0]).toEqual([1, 21]);
    expect(unread()).toBe(1);
  });

  it("is not told where the server does not say it", () => {
    const { client, unread } = startWith();
    keepMessage(client, message(21, 1));
    expect(unread()).toBeUndefined();
  });

  it("is what came after it was read", () => {
    const { client, unread } = startWith(3);
    keepRead(client, 1, { ...aHistory([8, 9, 10, 21]), readTo: 10 });
    expect(unread()).toBe(1);
    keepRead(client, 1, { ...aHistory([8, 9, 10, 21]), readTo: 21 });
    expect(unread()).toBe(0);
  });

  it("stays the same list where nothing was unread", () => {
    const { client, list } = startWith(0);
    const before = list();
    keepRead(client, 1, { ...aHistory([10]), readTo: 10 });
    expect(list()).toBe(before);
  });
});

const markOf = (client: ReturnType<typeof createQueryClient>) =>
  client.getQueryData<readonly Discussion[]>(messageKeys.discussions)?.map(({ readUpTo }) => readUpTo);

it("read marks move on in their discussion alone, live (D-204)", async () => {
  const { client } = discussions();
  messagesLive.handlers.discussion_read?.(client, { discussionId: 1, readUpTo: 10 });
  await expect.poll(() => markOf(client)).toEqual([undefined, 10]);
});
