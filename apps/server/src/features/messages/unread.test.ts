import { sql } from "kysely";
import { beforeEach, expect, it, vi } from "vitest";
import { type Member, memberFor } from "../../../test/members";
import { messagesOf, unreadMessages } from "../../../test/messages";
import { testServer } from "../../../test/test-server";
import { deleteUser } from "../account/store";
import { sendMessage } from "./send";
import { latestDiscussions } from ".";

const server = testServer();
const jeanne = memberFor(beforeEach, server, "applicant");
const karim = memberFor(beforeEach, server, "recruiter");
const lea = memberFor(beforeEach, server, "applicant");

/** Sends a message and returns its discussion. */
async function send(from: Member, to: Member): Promise<number> {
  const { row } = await sendMessage(server, from.id, { content: "Bonjour.", recipientUsername: to.username });
  return row?.id ?? 0;
}

const block = ({ api }: Member, { id: userId }: Member) => api.POST("/user/blocks", { body: { userId } });
const unblock = ({ api }: Member, { id: userId }: Member) =>
  api.DELETE("/user/blocks/{userId}", { params: { path: { userId } } });
const remove = ({ id }: Member) => server.db.transaction().execute((tx) => deleteUser(tx, id));

/** A person's unread messages, counted row by row. */
async function counted({ id }: Member): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from messages where recipient_id = ${id} and read_at is null
      and (sender_id is null or sender_id not in (select blocked_id from blocks where blocker_id = ${id}))`.execute(
    server.db,
  );
  return rows[0]?.count;
}

/** The discussions whose stored counts differ from their messages. */
async function wrongCounts(): Promise<unknown[]> {
  const { rows } = await sql`
    select * from discussions d, lateral (
      select count(*) filter (where recipient_id = user_low) as low, count(*) filter (where recipient_id = user_high) as high
      from messages where discussion_id = d.id and read_at is null
    ) unread where user_low is not null and unread_low <> low or user_high is not null and unread_high <> high`.execute(
    server.db,
  );
  return rows;
}

const isGone = (error: unknown) => expect(error).toMatchObject({ status: 404 });

/** Whether a statement is waiting for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows.length > 0;
}

/** Runs `work` repeatedly in several concurrent lanes. */
const lanes = (count: number, times: number, work: () => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      for (let time = 0; time < times; time += 1) await work();
    }),
  );

it("equals a real count after sending, reading, blocking and deleting", async () => {
  const steps: [() => Promise<unknown>, number][] = [
    [() => send(jeanne, karim), 1],
    [() => send(karim, jeanne), 1],
    [() => send(jeanne, karim), 2],
    [() => send(lea, karim), 3],
    [() => block(karim, lea), 2],
    [() => send(lea, karim), 2],
    [() => unblock(karim, lea), 3],
    [async () => messagesOf(karim, await send(karim, jeanne)), 1],
    [() => remove(lea), 1],
    [() => send(jeanne, karim), 2],
    [() => remove(jeanne), 2],
  ];
  for (const [step, unread] of steps) {
    await step();
    expect([await unreadMessages(karim), await counted(karim)]).toEqual([unread, unread]);
    expect(await wrongCounts()).toEqual([]);
  }
});

it("stays right while two people write and read concurrently and a third deletes their account", async () => {
  const id = await send(jeanne, karim);
  const theirs = await send(lea, karim);
  await Promise.all([
    lanes(3, 10, () => send(jeanne, karim)),
    lanes(2, 10, () => send(karim, jeanne)),
    lanes(3, 12, () => send(karim, lea).catch(isGone)),
    lanes(2, 5, () => send(lea, karim)).then(() => remove(lea)),
    ...[jeanne, karim].map((reader) => lanes(2, 15, () => messagesOf(reader, id))),
    lanes(3, 15, () => messagesOf(karim, theirs)),
  ]);
  expect(await wrongCounts()).toEqual([]);
  for (const reader of [jeanne, karim]) expect(await unreadMessages(reader)).toBe(await counted(reader));
  await Promise.all([jeanne, karim].map((reader) => messagesOf(reader, id)));
  await messagesOf(karim, theirs);
  expect([await unreadMessages(jeanne), await unreadMessages(karim)]).toEqual([0, 0]);
});

it("stays right if a message is stored while its discussion is read", async () => {
  const id = await send(jeanne, karim);
  const draft = { content: "Entre-temps.", recipientUsername: karim.username };
  let reading: Promise<unknown> | undefined;
  await server.db.transaction().execute(async (tx) => {
    await sendMessage({ db: tx, clock: server.clock }, jeanne.id, draft);
    reading = messagesOf(karim, id);
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
  });
  await reading;
  expect([await unreadMessages(karim), await counted(karim), await wrongCounts()]).toEqual([1, 1, []]);
});

it("lists as many discussions as requested, even after later messages from a blocked person", async () => {
  const id = await send(jeanne, karim);
  await block(jeanne, lea);
  await send(lea, jeanne);
  await unblock(jeanne, lea);
  expect(await latestDiscussions(server.db, jeanne.id, 1)).toMatchObject([{ id }]);
});
