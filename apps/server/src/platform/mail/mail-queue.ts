import { day, hour, maxSecondsAhead } from "@passerelle/domain";
import { sql } from "kysely";
import { secondsAfter, type Clock } from "../clock";
import type { Db, Tx } from "../database/database";
import type { NewMail } from "../database/schema";
import { inTransaction } from "../database/transactions";
import type { Log } from "../log";
import type { Metrics } from "../metrics";
import type { MailRequest } from "./mail-request";
import type { Mail, SendMail } from "./mailer";

/** Mails stored in the database until they are sent. */
export interface Outbox {
  /** Stores a mail in the transaction of its cause; `noticeFor` is the account whose deletion it announces. */
  add: (tx: Db, mail: Mail, noticeFor?: number) => Promise<void>;
  /** Stores a request for a mail, which is written when it is due to be sent. */
  request: (db: Db, request: MailRequest) => Promise<void>;
  /** Sends due mails now instead of in the next round. */
  wake: () => void;
}

/** Writes a requested mail in the transaction that stores it; undefined if none is to be sent. */
export type WriteMail = (tx: Tx, request: MailRequest) => Promise<Mail | undefined>;

export interface OutboxWorker extends Outbox {
  /** Sends due mails one at a time. */
  sendDue: () => Promise<void>;
  start: () => void;
  /** Stops after the current mail. */
  stop: () => Promise<void>;
}

interface OutboxParts {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, "gauge" | "mails">;
  write: WriteMail;
  send: SendMail;
}

const roundInterval = 15_000;
const secondsUnderWay = 120;
const secondsUntilGivenUp = day;
const maxPause = hour;
const pauseAfter = (attempts: number) => Math.min(maxPause, 15 * 2 ** attempts);

/**
 * Sends mails from the database and retries failures after growing pauses. Deletes sent mails, because they may contain
 * a code. Taking a mail postpones it, so that no two processes send it and a crashed process does not lose it.
 */
export function createOutbox({ db, clock, log, metrics, write, send }: OutboxParts): OutboxWorker {
  const take = async () => {
    const now = clock.now();
    const due = db
      .selectFrom("mails")
      .select("id")
      // Later than any pause: stored before the clock was set back. Untried mails are taken for the same reason.
      .where((eb) =>
        eb.or([
          eb("next_attempt_at", "<=", now),
          eb("attempts", "=", 0),
          eb("next_attempt_at", ">", secondsAfter(now, maxPause + maxSecondsAhead)),
        ]),
      )
      .where("sent_at", "is", null)
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(sql.lit(1))
      .forUpdate()
      .skipLocked();
    return db
      .updateTable("mails")
      .set((eb) => ({ attempts: eb("attempts", "+", 1), next_attempt_at: secondsAfter(now, secondsUnderWay) }))
      .where("id", "=", due)
      .returningAll()
      .executeTakeFirst();
  };

  type Taken = NonNullable<Awaited<ReturnType<typeof take>>>;
  const remove = (mail: Taken) => db.deleteFrom("mails").where("id", "=", mail.id).execute();

  /** The mail to send. A requested mail is written first; if none is to be sent, the request is deleted. */
  const written = async (mail: Taken): Promise<Mail | undefined> => {
    const { id, request } = mail;
    if (request === null) return mail;
    return inTransaction(db, async (tx) => {
      const content = await write(tx, request);
      if (content)
        await tx
          .updateTable("mails")
          .set({ ...content, request: null })
          .where("id", "=", id)
          .execute();
      else await tx.deleteFrom("mails").where("id", "=", id).execute();
      return content;
    });
  };

  const deliver = async (mail: Taken) => {
    try {
      const content = await written(mail);
      if (!content) return;
      await send(content);
      await remove(mail);
      metrics.mails.inc({ outcome: "sent" });
    } catch (error) {
      const now = clock.now();
      const reason = error instanceof Error ? error.message.slice(0, 500) : "unknown";
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, "a mail could not be sent");
      if (mail.created_at <= secondsAfter(now, -secondsUntilGivenUp)) {
        log.error({ mail: mail.id }, "a mail is given up");
        await remove(mail);
        metrics.mails.inc({ outcome: "given_up" });
        // The person was not reached, so they get another notice.
        if (mail.notice_for !== null)
          await db.updateTable("users").set({ inactivity_notice_at: null }).where("id", "=", mail.notice_for).execute();
        return;
      }
      const retry = { next_attempt_at: secondsAfter(now, pauseAfter(mail.attempts)), last_error: reason };
      await db.updateTable("mails").set(retry).where("id", "=", mail.id).execute();
      metrics.mails.inc({ outcome: "postponed" });
    }
  };

  metrics.gauge("mails_waiting", "Mails waiting to be sent, counted up to 10,000.", async () => {
    const waiting = db.selectFrom("mails").select("id").where("sent_at", "is", null).limit(10_000).as("waiting");
    const { total } = await db
      .selectFrom(waiting)
      .select(sql<number>`count(*)`.as("total"))
      .executeTakeFirstOrThrow();
    return total;
  });

  let stopped = false;
  const sendDue = async () => {
    for (let mail = await take(); mail; mail = stopped ? undefined : await take()) await deliver(mail);
  };

  let running: Promise<void> | undefined;
  let wanted = false;
  const isWanted = () => wanted && !stopped;
  const run = async () => {
    while (isWanted()) {
      wanted = false;
      await sendDue().catch((error: unknown) => log.error({ err: error }, "mails could not be read from the outbox"));
    }
    running = undefined;
  };
  const wake = () => {
    wanted = true;
    running ??= run();
  };

  const store = async (tx: Db, mail: Omit<NewMail, "next_attempt_at">) => {
    const now = clock.now();
    await tx
      .insertInto("mails")
      .values({ ...mail, created_at: now, next_attempt_at: now })
      .execute();
  };

  let timer: NodeJS.Timeout | undefined;
  return {
    add: (tx, mail, noticeFor) => store(tx, { ...mail, notice_for: noticeFor ?? null }),
    request: (tx, request) =>
      store(tx, { recipient: request.email, subject: "", body: "", request: JSON.stringify(request) }),
    wake,
    sendDue,
    start: () => {
      timer = setInterval(wake, roundInterval).unref();
      wake();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
