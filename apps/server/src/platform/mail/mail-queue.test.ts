import { beforeEach, expect, it, vi } from "vitest";
import { testDatabase } from "../../../test/test-database";
import { createTestClock, type TestClock } from "../../../test/test-server";
import { createLog } from "../log";
import type { Mail } from "./mailer";
import { createOutbox, type OutboxWorker, type WriteMail } from "./mail-queue";
import { createMetrics } from "../metrics";

const mail = { recipient: "jeanne@exemple.fr", subject: "Code", body: "123456", html: "<p>123456</p>" };

let clock: TestClock;
let sent: Mail[];
let broken: boolean;
/** Writes the requested mails; tests replace it. */
let write: WriteMail;
let lines: string[];

const database = testDatabase();
beforeEach(async () => {
  await database.db.deleteFrom("mails").execute();
  clock = createTestClock();
  sent = [];
  broken = false;
  write = async (_tx, { email }) => ({ ...mail, recipient: email });
  lines = [];
});

function anOutbox(): OutboxWorker {
  return createOutbox({
    db: database.db,
    clock,
    metrics: createMetrics(),
    log: createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) }),
    write: (tx, request) => write(tx, request),
    send: async (one) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (broken) throw new Error("the mail server is away");
      sent.push(one);
    },
  });
}
const waiting = () => database.db.selectFrom("mails").selectAll().execute();

it("sends stored mails and deletes them", async () => {
  const outbox = anOutbox();
  await outbox.add(database.db, mail);
  await outbox.sendDue();
  expect(sent).toMatchObject([mail]);
  expect(await waiting()).toEqual([]);
});

it("sends no mail of a rolled back transaction", async () => {
  const outbox = anOutbox();
  const undone = database.db.transaction().execute(async (tx) => {
    await outbox.add(tx, mail);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await outbox.sendDue();
  expect(sent).toEqual([]);
});

it("retries after growing pauses, without the mail's text in the log (D-055)", async () => {
  const outbox = anOutbox();
  broken = true;
  await outbox.add(database.db, mail);
  await outbox.sendDue();
  await outbox.sendDue();
  expect(await waiting()).toMatchObject([{ attempts: 1, last_error: "the mail server is away" }]);
  clock.pass(31);
  await outbox.sendDue();
  expect(await waiting()).toMatchObject([{ attempts: 2 }]);
  clock.pass(31);
  await outbox.sendDue();
  expect(await waiting()).toMatchObject([{ attempts: 2 }]);
  broken = false;
  write = async (_tx, { email }) => ({ ...mail, recipient: email });
  clock.pass(60);
  await outbox.sendDue();
  expect(sent).toHaveLength(1);
  expect(lines.join("")).not.toContain("123456");
});

it("drops a mail after a day", async () => {
  const outbox = anOutbox();
  broken = true;
  await outbox.add(database.db, mail);
  clock.pass(25 * 3600);
  await outbox.sendDue();
  expect(await waiting()).toEqual([]);
  expect(lines.join("")).toContain("given up");
});

it("sends waiting mails once even if the clock was set back", async () => {
  const outbox = anOutbox();
  await outbox.add(database.db, mail);
  broken = true;
  await outbox.sendDue();
  broken = false;
  write = async (_tx, { email }) => ({ ...mail, recipient: email });
  await outbox.add(database.db, { ...mail, subject: "New" });
  clock.jump(-3600 * 24);
  await outbox.sendDue();
  await outbox.sendDue();
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual(["Code", "New"]);
});

it("does not send a mail twice from two processes", async () => {
  const [one, two] = [anOutbox(), anOutbox()];
  for (let n = 0; n < 5; n += 1) await one.add(database.db, { ...mail, subject: `Code ${n}` });
  await Promise.all([one.sendDue(), two.sendDue(), one.sendDue()]);
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `Code ${n}`));
});

it("resends a mail that a crashed process had taken", async () => {
  const outbox = anOutbox();
  await outbox.add(database.db, mail);
  await new Promise<void>((taken) => {
    const send = () => new Promise<void>(() => taken());
    const parts = { db: database.db, clock, log: createLog({ logLevel: "silent" }), metrics: createMetrics() };
    void createOutbox({ ...parts, write, send }).sendDue();
  });
  await outbox.sendDue();
  expect(sent).toEqual([]);
  clock.pass(121);
  await outbox.sendDue();
  expect(sent).toHaveLength(1);
});

const request = {
  kind: "password_reset",
  email: mail.recipient,
  askedAt: new Date().toJSON(),
  language: "fr",
  address: "127.0.0.1",
  userAgent: undefined,
} as const;

it("writes a requested mail when it is due, also if the requesting process has ended (D-243)", async () => {
  await anOutbox().request(database.db, request);
  const outbox = anOutbox();
  await outbox.sendDue();
  expect(sent).toMatchObject([mail]);
  expect(await waiting()).toEqual([]);
});

it("sends nothing and deletes the request if no mail is to be written (D-243)", async () => {
  const outbox = anOutbox();
  write = async () => undefined;
  await outbox.request(database.db, request);
  await outbox.sendDue();
  expect([sent, await waiting()]).toEqual([[], []]);
});

it("writes a mail once, even after failed attempts to send it (D-243)", async () => {
  const outbox = anOutbox();
  const written = vi.fn<WriteMail>(write);
  write = written;
  broken = true;
  await outbox.request(database.db, request);
  await outbox.sendDue();
  clock.pass(60);
  await outbox.sendDue();
  broken = false;
  clock.pass(60);
  await outbox.sendDue();
  expect(written).toHaveBeenCalledOnce();
  expect(sent).toMatchObject([mail]);
});

it("retries and logs a mail that could not be written (D-243)", async () => {
  const outbox = anOutbox();
  const right = write;
  write = async () => {
    throw new Error("the database is away");
  };
  await outbox.request(database.db, request);
  await outbox.sendDue();
  expect(lines.join()).toContain("the database is away");
  write = right;
  clock.pass(60);
  await outbox.sendDue();
  expect(sent).toMatchObject([mail]);
});
