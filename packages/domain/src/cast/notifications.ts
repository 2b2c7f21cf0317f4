import { explain, fitsWell, wantedSkills } from "../matching";
import { decisionEvent, type EventName } from "../notification-events";
import { skillKey } from "../words/skill-key";
import { type CastApplication, castApplications } from "./applications";
import type { CastOffer } from "./offer";
import { castOffers } from "./offers";
import { castPeople } from "./people";
import type { CastApplicant, CastPerson } from "./person";
import { type CastComment, type CastPost, castPosts } from "./posts";

interface Event {
  to: CastPerson;
  by: CastPerson;
  event: EventName;
  daysAgo: number;
  post?: CastPost;
  comment?: CastComment;
  offer?: CastOffer;
  application?: CastApplication;
}

/** A notification and its recipient. Its event is the latest of its causes, which come latest first. */
export interface CastNotification extends Event {
  isRead: boolean;
  causes: readonly Event[];
}

const ofComments = (post: CastPost): Event[] =>
  (post.comments ?? []).flatMap((comment) => {
    const about = { post, comment };
    return [
      { to: post.by, by: comment.by, event: "post_comment" as const, daysAgo: comment.daysAgo, ...about },
      ...(comment.likes ?? []).map(([by, daysAgo]) => ({
        to: comment.by,
        by,
        event: "comment_like" as const,
        daysAgo,
        ...about,
      })),
    ];
  });

const ofPost = (post: CastPost): Event[] => [
  ...(post.likes ?? []).map(([by, daysAgo]) => ({ to: post.by, by, event: "post_like" as const, daysAgo, post })),
  ...ofComments(post),
];

function ofApplication(application: CastApplication): Event[] {
  const { to: offer, by, daysAgo, seenDaysAgo, decision, decidedDaysAgo } = application;
  const told = { to: by, by: offer.by, offer };
  return [
    { to: offer.by, by, event: "application_sent", daysAgo, offer, application },
    ...(seenDaysAgo === undefined ? [] : [{ ...told, event: "application_seen" as const, daysAgo: seenDaysAgo }]),
    ...(decision === undefined || decidedDaysAgo === undefined
      ? []
      : [{ ...told, event: decisionEvent(decision), daysAgo: decidedDaysAgo }]),
  ];
}

/** The keys of all skills that an applicant declares. */
const declared = ({ profile, cv }: CastApplicant) =>
  [
    ...(profile?.skills ?? []),
    ...[...cv.formations, ...cv.certifications].flatMap(({ skills }) => skills),
    ...[...cv.experiences, ...cv.projects].flatMap(({ technologies }) => technologies),
  ].map((name) => ({ key: skillKey(name), source: { kind: "profile" as const, title: null } }));

const ofOffer = (offer: CastOffer): Event[] =>
  castPeople.flatMap((to) => {
    if (to.role === "recruiter" || !to.isVerified || to.joinedDaysAgo < offer.daysAgo) return [];
    const match = explain(declared(to), wantedSkills(offer.skills));
    if (!match || !fitsWell(match)) return [];
    return { to, by: offer.by, event: "offer_matches", daysAgo: offer.daysAgo, offer };
  });

/** Merges unread events of one kind about the same object into one notification. */
function merge(events: readonly (Event & { isRead: boolean })[]): CastNotification[] {
  const isSame = (one: Event, other: Event) =>
    one.to === other.to &&
    one.event === other.event &&
    one.post === other.post &&
    one.offer === other.offer &&
    (one.event !== "comment_like" || one.comment === other.comment);
  return events.reduce<CastNotification[]>((merged, event) => {
    const repeated = event.isRead ? undefined : merged.find((one) => !one.isRead && isSame(one, event));
    if (!repeated) return [...merged, { ...event, causes: [event] }];
    return merged.map((one) => (one === repeated ? { ...one, causes: [...one.causes, event] } : one));
  }, []);
}

/** The notifications about everything in the cast, newest first. */
export const castNotifications: readonly CastNotification[] = merge(
  [...castPosts.flatMap(ofPost), ...castApplications.flatMap(ofApplication), ...castOffers.flatMap(ofOffer)]
    .filter(({ to, by }) => to !== by)
    .map((event) => ({ ...event, isRead: event.daysAgo > event.to.readUntilDaysAgo }))
    .toSorted((a, b) => a.daysAgo - b.daysAgo),
);
