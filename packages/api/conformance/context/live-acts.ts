import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Schemas } from "../../src";
import { asNode } from "../../src/contract/openapi-document";
import type { TestUser } from "./accounts";
import type { TestContext } from "./harness";
import type { LiveConnection } from "./live-connection";

/** Opens channels, runs an act with them, and always closes them. */
export async function withLive<Result>(
  context: TestContext,
  actors: Pick<TestUser, "token">[],
  act: (...channels: LiveConnection[]) => Promise<Result>,
): Promise<Result> {
  const channels = await Promise.all(actors.map(({ token }) => context.openLive(token)));
  try {
    const result = await act(...channels);
    await Promise.all(channels.map((channel, index) => expectTrueCounts(context, actors[index]?.token ?? "", channel)));
    return result;
  } finally {
    for (const channel of channels) channel.close();
  }
}

/** Expects the counts that a channel was last told to be those that its person reads, unless its session has ended. */
async function expectTrueCounts({ anonymous, patience }: TestContext, token: string, channel: LiveConnection) {
  const headers = { Authorization: `Bearer ${token}` };
  const start = Date.now();
  for (const [type, path] of [
    ["unread_count_update", "/notifications/unread-count"],
    ["unread_messages_count_update", "/messages/unread-count"],
  ] as const)
    for (;;) {
      // As a visitor, since the session may have ended.
      const answer = await anonymous.raw("GET", path, { headers });
      const { unread_count } = asNode(answer.ok ? await answer.json() : {});
      const told = channel.counts()[type];
      if (unread_count === undefined || told === undefined || told === unread_count || channel.isClosed()) break;
      if (Date.now() - start > patience)
        throw new Error(
          `The last ${type} of a channel says ${told}, GET ${path} says ${JSON.stringify(unread_count)}.`,
        );
      await pause(20);
    }
}

/** Consumes the initial counts, so that later messages are new. */
export async function skipGreetings(channel: LiveConnection): Promise<LiveConnection> {
  await Promise.all([channel.next("unread_count_update"), channel.next("unread_messages_count_update")]);
  return channel;
}

/** All messages that arrive before the server answers a frame sent now. */
export async function everythingSoFar(channel: LiveConnection) {
  channel.send("{");
  await channel.next("error");
  return channel.pending();
}

export const typesSoFar = async (channel: LiveConnection) => (await everythingSoFar(channel)).map(({ type }) => type);

/** Expects an act to be announced once, in order, to both tabs of the person who acts, and to no other person. */
export async function expectOwnUpdates(
  context: TestContext,
  who: { actor: TestUser; other: TestUser; kind: Schemas["LiveOwnKind"] },
  act: (tells: (id: number, exists: boolean) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { actor, other, kind } = who;
  const readers = [actor, actor, await context.signIn("applicant"), other];
  await withLive(context, readers, async (tab, otherTab, ...others) => {
    await act(async (id, exists) => {
      for (const channel of [tab, otherTab])
        expect((await channel.next("own_update")).data).toEqual({ kind, id, exists });
    });
    for (const channel of [tab, otherTab, ...others])
      expect((await everythingSoFar(channel)).map(({ type }) => type)).not.toContain("own_update");
  });
}

/** The data of a message to send. */
export type Draft = Schemas["LiveSendMessage"]["data"];

/** Sends a valid message; returns its confirmation. */
export async function sendMessage(channel: LiveConnection, data: Draft): Promise<Schemas["LiveMessageSent"]["data"]> {
  channel.send({ type: "send_message", data });
  for (;;) {
    const sent = (await channel.next("message_sent")).data;
    const { clientId, content } = sent.message;
    // A new connection may still receive confirmations for an earlier one.
    if (data.clientId ? clientId === data.clientId : content.trim() === data.content.trim()) return sent;
  }
}

/** Two people without a common discussion, both connected and past the initial counts. */
export async function startDiscussion(
  context: TestContext,
  act: (mine: LiveConnection, theirs: LiveConnection, me: TestUser, other: TestUser) => Promise<void>,
): Promise<void> {
  const [me, other] = [await context.signIn("applicant"), await context.signIn("recruiter")];
  await withLive(context, [me, other], async (mine, theirs) => {
    await act(await skipGreetings(mine), await skipGreetings(theirs), me, other);
  });
}

/** Lists the messages of a discussion, which marks them as read; undefined if not allowed. */
export const messagesOf = async (actor: TestUser, id: number, before?: number) =>
  (
    await actor.GET("/discussions/{id}/messages", {
      params: { path: { id }, query: before === undefined ? {} : { before } },
    })
  ).data;

/** The texts of a discussion, oldest first. */
export const textsOf = async (actor: TestUser, id: number, before?: number) =>
  (await messagesOf(actor, id, before))?.map(({ content }) => content);
