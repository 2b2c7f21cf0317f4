import { byDeleted, deletedActor } from "./deleted-person";
import { withDe } from "./elision";
import { foundBy } from "./offer-found-text";
import type { Text } from "./language";
import { fullName } from "./full-name";
import { alertName } from "./offer-alerts";
import { changesText } from "./offer-changes";
import { isolated } from "./text";
import type { EventName, EventParams } from "./notification-events";

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

export const notificationTexts: Record<EventName, (named: Named) => Text> = {
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

const none: Text = { fr: "", en: "" };

export function notificationText({ event, params, actor, people = 1, causes }: NotificationContent): Text {
  const name = isolated(fullName(actor));
  const { filters = {}, terms } = params;
  const jobTitle = isolated(params.jobTitle ?? "");
  const word = params.word && isolated(params.word);
  const changes = terms ? changesText(terms.before, terms.after) : none;
  const last = name === "" ? deletedActor : { fr: name, en: name };
  // Only a quoted message names its author. A list has a thousand texts.
  const by = name === "" || word === undefined ? byDeleted : byPerson(name);
  const isPlural = people > 1;
  const shown = isPlural ? withOthers(last, people - 1) : last;
  const found = event === "offer_matches" ? foundBy(causes ?? [params]) : none;
  const alert = isolated(alertName(filters));
  return notificationTexts[event]({ actor: shown, by, isPlural, jobTitle, alert, found, word, changes });
}
