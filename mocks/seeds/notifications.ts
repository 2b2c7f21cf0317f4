import type { EventName } from "@passerelle/domain";
import type { Tables } from "../tables";
import { PEOPLE } from "./people";

const { claire, karim, sophie, jeanne, hugo, aicha, lucas } = PEOPLE;

type Told = [
  to: number,
  actor: number,
  event: EventName,
  target: number,
  daysAgo: number,
  state: "unread" | "read",
  about?: { commentId?: number; jobTitle?: string; applicationId?: number },
];

const frontEnd = "Développeur ou développeuse front-end React";
const backEnd = "Développeur ou développeuse back-end Go";
const portals = "Développeur ou développeuse web des portails patients";

const TOLD: Told[] = [
  [jeanne, karim, "post_like", 411, 0.01, "unread"],
  [jeanne, karim, "post_comment", 411, 0.3, "unread", { commentId: 4110 }],
  [jeanne, claire, "comment_like", 412, 0.09, "unread", { commentId: 4120 }],
  [jeanne, claire, "offer_matches", 101, 2, "read", { jobTitle: frontEnd }],
  [jeanne, karim, "application_seen", 125, 5, "read", { jobTitle: portals }],
  [jeanne, hugo, "post_like", 411, 0.5, "read"],
  [claire, lucas, "application_sent", 101, 1.5, "unread", { jobTitle: frontEnd, applicationId: 301 }],
  [claire, jeanne, "application_sent", 103, 2, "unread", { jobTitle: backEnd, applicationId: 304 }],
  [claire, jeanne, "post_comment", 412, 0.09, "read", { commentId: 4120 }],
  [claire, hugo, "post_like", 412, 0.05, "read"],
];

/** How many older ones Jeanne has read, so that the list has three pages of fifteen. */
const OLDER = 30;

/** Notifications of every event type, read and unread; Jeanne has three unread of thirty-six, Claire two of four. */
export function seedNotifications(db: Tables, at: (daysAgo: number) => string) {
  const older = Array.from({ length: OLDER }, (_, index): Told => {
    const actor = index % 2 === 0 ? aicha : sophie;
    return [jeanne, actor, "post_like", 403, 12 + index, "read"];
  });
  [...TOLD, ...older].forEach(([userId, actorId, event, targetId, daysAgo, state, about], index) => {
    const told = { isRead: state === "read", createdAt: at(daysAgo) };
    db.notification.create({ id: 501 + index, userId, actorId, event, targetId, ...about, ...told });
  });
}
