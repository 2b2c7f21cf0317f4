import { byDeleted, deletedActor } from "./deleted-person";
import { withDe } from "./elision";
import { foundBy } from "./found-text";
import type { Text } from "./language";
import { fullName } from "./names";
import { type AlertFilters, alertName } from "./offer-alerts";
import { changesText, type OfferTerms } from "./offer-changes";
import { isolated } from "./text";

/** The kinds of notification that clients know. */
export type EventType = "post_like" | "post_comment" | "comment_like" | "job_offer" | "job_application" | "offer_alert";

export const eventTypes = {
  post_like: "post_like",
  post_comment: "post_comment",
  comment_like: "comment_like",
  application_sent: "job_application",
  application_withdrawn: "job_application",
  application_seen: "job_application",
  application_accepted: "job_application",
  application_rejected: "job_application",
  application_undecided: "job_application",
  offer_matches: "job_offer",
  offer_changed: "job_offer",
  offer_closed: "job_offer",
  offer_deleted: "job_offer",
  offer_alert: "offer_alert",
} as const satisfies Record<string, EventType>;

/** The event, which determines the text. */
export type EventName = keyof typeof eventTypes;

/** Values of the text other than the actor's name, as of the time of the event. */
export interface EventParams {
  jobTitle?: string;
  /** The recruiter's message with a decision. */
  word?: string;
  /** The application of a recruiter's notification; it may have been deleted. */
  applicationId?: number;
  /** The filters of the alert, and the alert that found this offer; it may have been deleted. */
  filters?: AlertFilters;
  alertId?: number;
  /** The terms of an offer before and after its change. */
  terms?: { before: OfferTerms; after: OfferTerms };
}

export const offerEvents: readonly EventName[] = [
  "application_sent",
  "application_withdrawn",
  "application_seen",
  "application_accepted",
  "application_rejected",
  "application_undecided",
  "offer_matches",
  "offer_changed",
  "offer_closed",
  "offer_deleted",
];

/** The events of a decision; a new decision replaces the applicant's unread notification of the previous one. */
export const decisionEvents = ["application_accepted", "application_rejected", "application_undecided"] as const;

/** The event of a decision; null reopens the application. */
export const decisionEvent = (decision: "accepted" | "rejected" | null): (typeof decisionEvents)[number] =>
  decision === null ? "application_undecided" : `application_${decision}`;

/** Maximum notifications kept per person, the newest (D-137). */
export const maxNotifications = 1000;

/** Maximum notifications that one person can cause for another per day; later events create none. */
export const maxNotificationsPerActor = 200;

interface Named {
  actor: Text;
  /** The actor as the author of a message: 'de Claire Moreau'. */
  by: Text;
  /** Whether other people did the same. */
  isPlural: boolean;
  jobTitle: string;
  /** The alert's name; empty for other events. */
  alert: string;
  /** The reason that an offer was found: the profile, alerts, or both. */
  found: Text;
  /** The recruiter's message with a decision. */
  word: string | undefined;
  /** The changes of the offer, before and after; empty for other events. */
  changes: Text;
}

/** Attributes the message to its author, so that it does not read as the product's own text. */
const quoted = ({ by, word }: Named): Text =>
  word === undefined
    ? { fr: "", en: "" }
    : { fr: ` Message ${by.fr} : « ${word} »`, en: ` Message ${by.en}: "${word}"` };

export const sentences: Record<EventName, (named: Named) => Text> = {
  post_like: ({ actor, isPlural }) => ({
    fr: `${actor.fr} ${isPlural ? "ont" : "a"} aimé votre post.`,
    en: `${actor.en} liked your post.`,
  }),
  post_comment: ({ actor, isPlural }) => ({
    fr: `${actor.fr} ${isPlural ? "ont" : "a"} commenté votre post.`,
    en: `${actor.en} commented on your post.`,
  }),
  comment_like: ({ actor, isPlural }) => ({
    fr: `${actor.fr} ${isPlural ? "ont" : "a"} aimé votre commentaire.`,
    en: `${actor.en} liked your comment.`,
  }),
  application_sent: ({ actor, isPlural, jobTitle }) => ({
    fr: `${actor.fr} ${isPlural ? "ont" : "a"} postulé à votre offre « ${jobTitle} ».`,
    en: `${actor.en} applied to your offer "${jobTitle}".`,
  }),
  application_withdrawn: ({ actor, isPlural, jobTitle }) => ({
    fr: `${actor.fr} ${isPlural ? "ont retiré leur" : "a retiré sa"} candidature à votre offre « ${jobTitle} ».`,
    en: `${actor.en} withdrew their application to your offer "${jobTitle}".`,
  }),
  application_seen: ({ actor, jobTitle }) => ({
    fr: `${actor.fr} a consulté votre candidature à l’offre « ${jobTitle} ».`,
    en: `${actor.en} has seen your application to the offer "${jobTitle}".`,
  }),
  application_accepted: (named) => ({
    fr: `Candidature acceptée : « ${named.jobTitle} ».${quoted(named).fr}`,
    en: `Application accepted: "${named.jobTitle}".${quoted(named).en}`,
  }),
  application_rejected: (named) => ({
    fr: `Candidature refusée : « ${named.jobTitle} ».${quoted(named).fr}`,
    en: `Application rejected: "${named.jobTitle}".${quoted(named).en}`,
  }),
  application_undecided: ({ jobTitle }) => ({
    fr: `Décision annulée sur votre candidature : « ${jobTitle} ».`,
    en: `Decision undone on your application: "${jobTitle}".`,
  }),
  offer_matches: ({ jobTitle, found }) => ({
    fr: `Une nouvelle offre correspond à ${found.fr} : « ${jobTitle} ».`,
    en: `A new offer matches ${found.en}: "${jobTitle}".`,
  }),
  offer_changed: ({ jobTitle, changes }) => ({
    fr: `L’offre « ${jobTitle} », à laquelle vous avez postulé, a changé.\n${changes.fr}`,
    en: `The offer "${jobTitle}" that you applied to has changed.\n${changes.en}`,
  }),
  offer_closed: ({ jobTitle }) => ({
    fr: `L’offre « ${jobTitle} », à laquelle vous avez postulé, n’est plus active.`,
    en: `The offer "${jobTitle}" that you applied to is no longer active.`,
  }),
  offer_deleted: ({ jobTitle }) => ({
    fr: `L’offre « ${jobTitle} », à laquelle vous avez postulé, a été supprimée.`,
    en: `The offer "${jobTitle}" that you applied to has been deleted.`,
  }),
  offer_alert: ({ alert }) => ({
    fr: `De nouvelles offres correspondent à votre alerte${alert === "" ? "" : ` « ${alert} »`}.`,
    en: `New offers match your alert${alert === "" ? "" : ` "${alert}"`}.`,
  }),
};

interface NotificationContent {
  event: EventName;
  params: EventParams;
  /** The last actor; without a name once the account is deleted. */
  actor: Parameters<typeof fullName>[0];
  /** The number of people who did it; 1 by default. */
  people?: number;
  /** For an offer, the parameters of the match and of each alert that found it. */
  causes?: readonly EventParams[] | null;
}

/** The last actor and the number of other people. */
export const withOthers = (actor: Text, others: number | string): Text => ({
  fr: `${actor.fr} et ${others} ${others === 1 ? "autre personne" : "autres personnes"}`,
  en: `${actor.en} and ${others} ${others === 1 ? "other" : "others"}`,
});

/** A person as the author of something. */
export const byPerson = (name: string): Text => ({ fr: withDe(name), en: `from ${name}` });

export function notificationText({ event, params, actor, people = 1, causes }: NotificationContent): Text {
  const name = isolated(fullName(actor));
  const { filters = {}, terms } = params;
  const jobTitle = isolated(params.jobTitle ?? "");
  const word = params.word && isolated(params.word);
  const changes = terms ? changesText(terms.before, terms.after) : { fr: "", en: "" };
  const last = name === "" ? deletedActor : { fr: name, en: name };
  const by = name === "" ? byDeleted : byPerson(name);
  const isPlural = people > 1;
  const shown = isPlural ? withOthers(last, people - 1) : last;
  const found = foundBy(causes ?? [params]);
  const alert = isolated(alertName(filters));
  return sentences[event]({ actor: shown, by, isPlural, jobTitle, alert, found, word, changes });
}
