import { inactivityMail, type Language, type MailContent } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Config } from "../../platform/config";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import type { Files } from "../../platform/files/files";
import { collectEvents, type Publisher } from "../../platform/live/broker";
import type { Log } from "../../platform/log";
import type { Outbox } from "../../platform/mail/mail-queue";
import { renderMail } from "../../platform/mail/render-mail";
import { deleteAccount, lockForDeletion } from "../account";
import { removeNotification, sendQueued } from "../notifications";
import {
  batchSize,
  deleteKept,
  deleteRefused,
  deleteWithdrawn,
  findAbandoned,
  isAbandoned,
  lockUnused,
  markNoticed,
} from "./store";

/** The services that the jobs use. */
export interface RetentionParts {
  config: Pick<Config, "publicUrl">;
  db: Db;
  clock: Clock;
  broker: Publisher;
  outbox: Pick<Outbox, "add" | "wake">;
  files: Pick<Files, "forCall">;
  log: Log;
}

const defaultLanguage: Language = "fr";

/** Mails people who have not used their account for 23 months, once, in the transaction that records it (D-157). */
async function sendNotices({ config, db, clock, outbox }: RetentionParts): Promise<void> {
  for (let noticed = batchSize; noticed === batchSize;) {
    noticed = await inTransaction(db, async (tx) => {
      const now = clock.now();
      const unused = await lockUnused(tx, now);
      await markNoticed(
        tx,
        now,
        unused.map(({ id }) => id),
      );
      for (const { id, email, firstname, language } of unused) {
        const mail = renderMail(inactivityMail(firstname), language ?? defaultLanguage, config.publicUrl);
        await outbox.add(tx, { recipient: email, ...mail }, id);
      }
      return unused.length;
    });
    outbox.wake();
  }
}

/** Deletes the next account unused for 24 months, after an id; returns its id even if that failed, or undefined. */
async function deleteNextAbandoned(parts: RetentionParts, after: number): Promise<number | undefined> {
  const { config, db, clock, broker, outbox, log } = parts;
  let found: number | undefined;
  const events = collectEvents(broker);
  let files: ReturnType<Files["forCall"]> | undefined;
  try {
    await inTransaction(db, async (tx) => {
      const abandoned = await findAbandoned(tx, clock.now(), after);
      found = abandoned?.id;
      if (!abandoned) return;
      const account = await lockForDeletion(tx, abandoned.id);
      if (!account || !(await isAbandoned(tx, clock.now(), account.id))) return;
      files = parts.files.forCall(account.id);
      const sendMail = (_tx: Db, recipient: string, content: MailContent) =>
        outbox.add(tx, {
          recipient,
          ...renderMail(content, abandoned.language ?? defaultLanguage, config.publicUrl),
        });
      await deleteAccount(tx, { clock, publish: events.publish, files, sendMail }, account, {
        details: { unused: true },
      });
    });
    await sendQueued(db, events.publish);
    await events.send();
  } catch (error) {
    if (found === undefined) throw error;
    // Retried in the next round; other accounts are not delayed.
    log.error({ err: error, account: found }, "an unused account was not deleted");
  } finally {
    await files?.cleanup();
  }
  return found;
}

/** Deletes the accounts unused for 24 months, one by one (D-157). */
async function deleteAbandoned(parts: RetentionParts): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) last = await deleteNextAbandoned(parts, last);
  parts.outbox.wake();
}

/** Deletes applications that were refused 24 months ago, with their notifications (D-157). */
async function deleteRefusedApplications({ db, clock }: RetentionParts): Promise<void> {
  for (let deleted = batchSize; deleted === batchSize;)
    deleted = await inTransaction(db, async (tx) => {
      const refused = await deleteRefused(tx, clock.now());
      // In the order in which a deletion of an account locks notifications.
      const byOffer = refused.toSorted((a, b) => a.offer_id - b.offer_id);
      for (const { applicant_id, offer_id, recruiter_id } of byOffer) {
        const about = { target_id: offer_id, user_id: recruiter_id, ...(applicant_id && { actor_id: applicant_id }) };
        await removeNotification(tx, () => undefined, ["application_sent"], about);
      }
      return refused.length;
    });
}

/** The jobs that enforce retention periods; each has its effect once, even if several processes run it. */
export const retentionJobs = (parts: RetentionParts): (() => Promise<void>)[] => [
  () => sendNotices(parts),
  () => deleteAbandoned(parts),
  () => deleteRefusedApplications(parts),
  () => deleteWithdrawn(parts.db, parts.clock.now()),
  () => deleteKept(parts.db, parts.clock.now()),
];
