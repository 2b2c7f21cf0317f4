import {
  digestMail,
  type Language,
  maxDigestEntries,
  notificationText,
  pathOfAlert,
  pathOfTarget,
  unsubscribePath,
} from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Config } from "../../platform/config";
import type { Db, Tx } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import type { Outbox } from "../../platform/mail/outbox";
import { renderMail } from "../../platform/mail/render";
import { listMailed, lockDue, takeForDigest } from "./digest-store";
import { targetOf } from "./presenter";
import { findNotifications, type NotificationRow } from "./store";
import { issueUnsubscribeCode } from "./unsubscribe-store";

/** The services that the job uses. */
export interface DigestParts {
  config: Pick<Config, "publicUrl">;
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, "add" | "wake">;
}

// A transaction blocks the embedded database for some milliseconds.
const peopleAtOnce = 10;
const defaultLanguage: Language = "fr";

type Due = Awaited<ReturnType<typeof lockDue>>[number];

/** The path of the screen for a notification's target; null if it no longer exists. */
function pathOf(row: NotificationRow, role: Due["role"]): string | null {
  const { filters } = row.params;
  const target = targetOf(row);
  return filters ? pathOfAlert(filters) : target && pathOfTarget(target, role);
}

/** Adds one person's daily mail to the outbox. */
async function writeDigest(tx: Tx, { config, clock, outbox }: DigestParts, person: Due): Promise<void> {
  const taken = await takeForDigest(tx, clock, person.id);
  const shown = await findNotifications(tx, person.id, taken, maxDigestEntries);
  const entries = shown.map((row) => ({
    text: notificationText({ ...row, actor: row }),
    path: pathOf(row, person.role),
  }));
  const code = await issueUnsubscribeCode(tx, clock, person.id);
  const content = digestMail({ firstname: person.firstname, total: taken.length, entries, code });
  const { publicUrl } = config;
  const unsubscribe = publicUrl === undefined ? null : `${publicUrl}${unsubscribePath(code)}`;
  const mail = renderMail(content, person.language ?? defaultLanguage, publicUrl);
  await outbox.add(tx, { recipient: person.email, ...mail, unsubscribe });
}

/**
 * Mails unread notifications to everyone who chose mail, at most once a day, even if several processes run this
 * (D-180).
 */
export async function sendDigests(parts: DigestParts): Promise<void> {
  const { db, clock, outbox } = parts;
  for (let last: number | undefined = 0; last !== undefined;) {
    const people: number[] = await listMailed(db, last, peopleAtOnce);
    last = people.at(-1);
    await inTransaction(db, async (tx) => {
      for (const person of await lockDue(tx, clock, people)) await writeDigest(tx, parts, person);
    });
    outbox.wake();
  }
}
