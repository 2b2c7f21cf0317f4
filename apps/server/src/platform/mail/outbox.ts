import { sql } from "kysely";
import { secondsAfter, type Clock } from "../clock";
import type { Db } from "../database/database";
import type { Log } from "../log";
import type { Mail, SendMail } from "./mailer";

/** Mails that wait in the database until they are sent. */
export interface Outbox {
  /** Puts a mail in, in the transaction of its cause. */
  add: (tx: Db, mail: Mail) => Promise<void>;
  /** Looks for mails to send now rather than at the next round. */
  wake: () => void;
}

export interface OutboxWorker extends Outbox {
  /** Sends what is due, one mail after the other. */
  round: () => Promise<void>;
  start: () => void;
  /** Lets the mail under way finish. */
  stop: () => Promise<void>;
}

interface OutboxParts {
  db: Db;
  clock: Clock;
  log: Log;
  send: SendMail;
}

const betweenRounds = 15_000;
const secondsUnderWay = 120;
const secondsUntilGivenUp = 24 * 60 * 60;
const pauseAfter = (attempts: number) => Math.min(3600, 15 * 2 ** attempts);

/**
 * Sends mails from the database, again after a growing pause when that fails. A sent mail is deleted, as it may hold a
 * code. Taking one postpones it, so several processes do not send it twice and one that dies does not lose it.
 */
export function createOutbox({ db, clock, log, send }: OutboxParts): OutboxWorker {
  const take = async () => {
    const now = clock.now();
    const due = db
      .selectFrom("mails")
      .select("id")
      .where("next_attempt_at", "<=", now)
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

  const deliver = async (mail: Taken) => {
    try {
      await send(mail);
      await remove(mail);
    } catch (error) {
      const now = clock.now();
      const reason = error instanceof Error ? error.message.slice(0, 500) : "unknown";
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, "a mail could not be sent");
      if (mail.created_at <= secondsAfter(now, -secondsUntilGivenUp)) {
        log.error({ mail: mail.id }, "a mail is given up");
        await remove(mail);
        return;
      }
      const retry = { next_attempt_at: secondsAfter(now, pauseAfter(mail.attempts)), last_error: reason };
      await db.updateTable("mails").set(retry).where("id", "=", mail.id).execute();
    }
  };

  let stopped = false;
  const round = async () => {
    for (let mail = await take(); mail; mail = stopped ? undefined : await take()) await deliver(mail);
  };

  let running: Promise<void> | undefined;
  let wanted = false;
  const isWanted = () => wanted && !stopped;
  const run = async () => {
    while (isWanted()) {
      wanted = false;
      await round().catch((error: unknown) => log.error({ err: error }, "the outbox stumbled"));
    }
    running = undefined;
  };
  const wake = () => {
    wanted = true;
    running ??= run();
  };

  let timer: NodeJS.Timeout | undefined;
  return {
    add: async (tx, { recipient, subject, body }) => {
      const now = clock.now();
      await tx
        .insertInto("mails")
        .values({ recipient, subject, body, created_at: now, next_attempt_at: now, sent_at: null, last_error: null })
        .execute();
    },
    wake,
    round,
    start: () => {
      timer = setInterval(wake, betweenRounds).unref();
      wake();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
