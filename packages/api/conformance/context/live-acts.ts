import { expect } from "vitest";
import type { Schemas } from "../../src";
import type { TestUser } from "./accounts";
import type { TestContext } from "./harness";
import type { LiveConnection } from "./live-connection";

/** Opens channels, runs an act with them, and always closes them. */
export async function withLive<Result>(
  { openLive }: TestContext,
  actors: Pick<TestUser, "token">[],
  act: (...channels: LiveConnection[]) => Promise<Result>,
): Promise<Result> {
  const channels = await Promise.all(actors.map(({ token }) => openLive(token)));
  try {
    return await act(...channels);
  } finally {
    for (const channel of channels) channel.close();
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
