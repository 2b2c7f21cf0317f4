import type { Schemas } from "@passerelle/api";
import { DAY } from "../clock";
import type { Db } from "../db";
import { presentNotification } from "./present-notification";
import type { Row } from "./rows";
import type { Words } from "../http/words";

type Event = {
  to: number;
  actor: number;
  eventType: Row<"notification">["eventType"];
  target: Schemas["NotificationTarget"];
  /** The post, comment or application itself: liking the same again tells nobody twice (D-131). */
  subject?: number;
  words: Words;
};

const OFFERS_A_DAY = 5;

/** Tells someone about someone else's action, on the live channel too (D-128 to D-132). */
export function notify(db: Db, { to, actor, eventType, target, subject = 0, words }: Event) {
  if (to === actor) return;
  const notification = db.notification.create({
    userId: to,
    actorId: actor,
    eventType,
    targetKind: target.kind,
    targetId: target.id,
    subjectId: subject,
    messageFr: words.fr,
    messageEn: words.en,
    createdAt: db.clock.now().toISOString(),
  });
  db.live.send(to, (language) => {
    const shown = presentNotification(db, notification, (words) => words[language]);
    return { type: "new_notification", data: { message: shown.message, notification: shown } };
  });
  sendUnreadCount(db, to);
}

export const unreadNotifications = (db: Db, userId: number): number =>
  db.notification.count({ where: { userId: { equals: userId }, isRead: { equals: false } } });

export function sendUnreadCount(db: Db, userId: number) {
  const unread_count = unreadNotifications(db, userId);
  db.live.send(userId, { type: "unread_count_update", data: { unread_count } });
}

const likeOf = (actor: number, eventType: Event["eventType"], subject: number) => ({
  actorId: { equals: actor },
  eventType: { equals: eventType },
  subjectId: { equals: subject },
});

/** A like is told once for each actor and subject, however often it is taken back (D-131). */
export function notifyLike(db: Db, event: Event & { subject: number }) {
  const told = db.notification.findFirst({ where: likeOf(event.actor, event.eventType, event.subject) });
  if (!told) notify(db, event);
}

/** Taking a like back removes its notification if nobody has read it yet (D-131). */
export function forgetLike(db: Db, to: number, actor: number, eventType: Event["eventType"], subject: number) {
  const where = { ...likeOf(actor, eventType, subject), isRead: { equals: false } };
  if (db.notification.deleteMany({ where })?.length) sendUnreadCount(db, to);
}

/** At most five offers a day each (matching.md, 10). */
export function mayHearOfOffer(db: Db, userId: number): boolean {
  const since = new Date(db.clock.now().getTime() - DAY).toISOString();
  const heard = db.notification.findMany({
    where: { userId: { equals: userId }, eventType: { equals: "job_offer" }, createdAt: { gt: since } },
  });
  return heard.length < OFFERS_A_DAY;
}
