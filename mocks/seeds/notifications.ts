import type { Tables } from "../db";
import { PEOPLE } from "./people";

const { claire, karim, sophie, jeanne, hugo, aicha, lucas } = PEOPLE;

type Told = [
  to: number,
  actor: number,
  eventType: "post_like" | "post_comment" | "comment_like" | "job_offer" | "job_application",
  target: number,
  daysAgo: number,
  state: "unread" | "read",
  fr: string,
  en: string,
  /** The comment or the application. */
  subject?: number,
];

const TOLD: Told[] = [
  [jeanne, karim, "post_like", 411, 0.01, "unread", "Karim Benali a aimé votre post.", "Karim Benali liked your post."],
  [
    jeanne,
    karim,
    "post_comment",
    411,
    0.3,
    "unread",
    "Karim Benali a commenté votre post.",
    "Karim Benali commented on your post.",
    4110,
  ],
  [
    jeanne,
    claire,
    "comment_like",
    412,
    0.09,
    "unread",
    "Claire Moreau a aimé votre commentaire.",
    "Claire Moreau liked your comment.",
    4120,
  ],
  [
    jeanne,
    claire,
    "job_offer",
    101,
    2,
    "read",
    "Une nouvelle offre correspond à votre profil : « Développeur ou développeuse front-end React ».",
    'A new offer fits your profile: "Développeur ou développeuse front-end React".',
  ],
  [
    jeanne,
    karim,
    "job_application",
    125,
    5,
    "read",
    "Votre candidature à « Développeur ou développeuse web des portails patients » a été vue.",
    'Your application to "Développeur ou développeuse web des portails patients" has been seen.',
  ],
  [jeanne, hugo, "post_like", 411, 0.5, "read", "Hugo Petit a aimé votre post.", "Hugo Petit liked your post."],
  [
    claire,
    lucas,
    "job_application",
    101,
    1.5,
    "unread",
    "Lucas Bernard a postulé à « Développeur ou développeuse front-end React ».",
    'Lucas Bernard applied to "Développeur ou développeuse front-end React".',
    301,
  ],
  [
    claire,
    jeanne,
    "job_application",
    103,
    2,
    "unread",
    "Jeanne Martin a postulé à « Développeur ou développeuse back-end Go ».",
    'Jeanne Martin applied to "Développeur ou développeuse back-end Go".',
    304,
  ],
  [
    claire,
    jeanne,
    "post_comment",
    412,
    0.09,
    "read",
    "Jeanne Martin a commenté votre post.",
    "Jeanne Martin commented on your post.",
    4120,
  ],
  [claire, hugo, "post_like", 412, 0.05, "read", "Hugo Petit a aimé votre post.", "Hugo Petit liked your post."],
];

/** How many older ones Jeanne has read, so that the list has three pages of fifteen. */
const OLDER = 30;

/** Notifications of every event type, read and unread; Jeanne has three unread of thirty-six, Claire two of four. */
export function seedNotifications(db: Tables, at: (daysAgo: number) => string) {
  const older = Array.from({ length: OLDER }, (_, index): Told => {
    const [actor, name] = index % 2 === 0 ? [aicha, "Aïcha Diallo"] : [sophie, "Sophie Lambert"];
    const [fr, en] = [`${name} a aimé votre post.`, `${name} liked your post.`];
    return [jeanne, actor, "post_like", 403, 12 + index, "read", fr, en];
  });
  [...TOLD, ...older].forEach(
    ([userId, actorId, eventType, targetId, daysAgo, state, messageFr, messageEn, subject = 0], index) =>
      db.notification.create({
        id: 501 + index,
        userId,
        actorId,
        eventType,
        targetKind: eventType.startsWith("job") ? "job_offer" : "post",
        targetId,
        subjectId: eventType === "post_like" ? targetId : subject,
        messageFr,
        messageEn,
        isRead: state === "read",
        createdAt: at(daysAgo),
      }),
  );
}
