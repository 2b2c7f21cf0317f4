import {
  digestMail,
  type Language,
  maxDigestEntries,
  messageEntry,
  notificationText,
  pathOfAlert,
  pathOfTarget,
  unsubscribePath,
} from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Config } from "../../platform/config";
import type { Db, Tx } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import type { Outbox } from "../../platform/mail/mail-queue";
import { renderMail } from "../../platform/mail/render-mail";
import { listMailed, lockDue, takeForDigest } from "./digest-store";
import { takeMessages } from "./message-mails-store";
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
  if (target) return pathOfTarget({ ...target, eventType: row.event_type }, role);
  return filters && row.event === "offer_alert" ? pathOfAlert(filters) : null;
}

/** Adds one person's mail to the outbox. Messages come first. */
async function writeDigest(tx: Tx, { config, clock, outbox }: DigestParts, person: Due): Promise<void> {
  const unread = await takeMessages(tx, clock, person.id);
  const taken = await takeForDigest(tx, clock, person.id);
  const messages = unread.map((sender) => messageEntry(sender, sender.count)).slice(0, maxDigestEntries);
  const shown = await findNotifications(tx, person.id, taken, maxDigestEntries - messages.length);
  const entries = shown.map((row) => ({
    text: notificationText({ ...row, actor: row }),
    path: pathOf(row, person.role),
  }));
  const code = await issueUnsubscribeCode(tx, clock, person.id);
  const content = digestMail({
    firstname: person.firstname,
    notifications: taken.length,
    messages: unread.reduce((sum, { count }) => sum + count, 0),
    entries: [...messages, ...entries],
    hidden: unread.length + taken.length - messages.length - entries.length,
    code,
  });
  const { publicUrl } = config;
  const unsubscribe = publicUrl === undefined ? null : `${publicUrl}${unsubscribePath(code)}`;
  const mail = renderMail(content, person.language ?? defaultLanguage, publicUrl);
  await outbox.add(tx, { recipient: person.email, ...mail, unsubscribe });
}

/** Mails unread notifications and messages once, even if several processes run this (D-180, D-289). */
export async function sendDigests(parts: DigestParts): Promise<void> {
  const { db, clock, outbox } = parts;
  for (let last: number | undefined = 0; last !== undefined;) {
    const people: number[] = await listMailed(db, clock, last, peopleAtOnce);
    last = people.at(-1);
    await inTransaction(db, async (tx) => {
      for (const person of await lockDue(tx, clock, people)) await writeDigest(tx, parts, person);
    });
    outbox.wake();
  }
}
