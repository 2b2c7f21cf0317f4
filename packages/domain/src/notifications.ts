import type { Language, Text } from "./language";
import { fullName } from "./names";

/** What happened, in our words; it decides the text. */
export type EventName =
  | "post_like"
  | "post_comment"
  | "comment_like"
  | "application_sent"
  | "application_withdrawn"
  | "application_seen"
  | "application_accepted"
  | "application_rejected"
  | "application_undecided"
  | "offer_matches"
  | "offer_closed"
  | "offer_deleted";

/** The kinds of notification that clients know. */
export type EventType = "post_like" | "post_comment" | "comment_like" | "job_offer" | "job_application";

/** What the text says beside the name of whoever acted, as it was at that moment. */
export interface EventParams {
  jobTitle?: string;
  /** A recruiter's word with a decision. */
  word?: string;
  /** Which application a recruiter is told of; it need not be there any more. */
  applicationId?: number;
}

/** Of which kind each event is told. */
export const eventTypes: Record<EventName, EventType> = {
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
  offer_closed: "job_offer",
  offer_deleted: "job_offer",
};

/** The events of a decision: a new one takes the place of what the applicant has not read about the former. */
export const decisionEvents = ["application_accepted", "application_rejected", "application_undecided"] as const;

/** The event of a decision; null takes one back. */
export const decisionEvent = (decision: "accepted" | "rejected" | null): (typeof decisionEvents)[number] =>
  decision === null ? "application_undecided" : `application_${decision}`;

/** So many notifications are kept for each person, the newest (D-137). */
export const maxNotifications = 1000;

interface Named {
  actor: Text;
  jobTitle: string;
  /** A recruiter's word with a decision. */
  word: string | undefined;
}

/** Whose word it is, so that nobody takes it for the product's own. */
const said = ({ actor, word }: Named): Text =>
  word === undefined
    ? { fr: "", en: "" }
    : { fr: ` Message de ${actor.fr} : « ${word} »`, en: ` Message from ${actor.en}: "${word}"` };

/** Who acted when the account is gone. */
const deletedUser: Text = { fr: "Utilisateur supprimé", en: "Deleted user" };

const sentences: Record<EventName, (named: Named) => Text> = {
  post_like: ({ actor }) => ({
    fr: `${actor.fr} a aimé votre post.`,
    en: `${actor.en} liked your post.`,
  }),
  post_comment: ({ actor }) => ({
    fr: `${actor.fr} a commenté votre post.`,
    en: `${actor.en} commented on your post.`,
  }),
  comment_like: ({ actor }) => ({
    fr: `${actor.fr} a aimé votre commentaire.`,
    en: `${actor.en} liked your comment.`,
  }),
  application_sent: ({ actor, jobTitle }) => ({
    fr: `${actor.fr} a postulé à votre offre « ${jobTitle} ».`,
    en: `${actor.en} applied to your offer "${jobTitle}".`,
  }),
  application_withdrawn: ({ actor, jobTitle }) => ({
    fr: `${actor.fr} a retiré sa candidature à votre offre « ${jobTitle} ».`,
    en: `${actor.en} withdrew their application to your offer "${jobTitle}".`,
  }),
  application_seen: ({ actor, jobTitle }) => ({
    fr: `${actor.fr} a consulté votre candidature à l’offre « ${jobTitle} ».`,
    en: `${actor.en} has seen your application to the offer "${jobTitle}".`,
  }),
  application_accepted: (named) => ({
    fr: `Votre candidature à l’offre « ${named.jobTitle} » a été acceptée.${said(named).fr}`,
    en: `Your application to the offer "${named.jobTitle}" has been accepted.${said(named).en}`,
  }),
  application_rejected: (named) => ({
    fr: `Votre candidature à l’offre « ${named.jobTitle} » a été refusée.${said(named).fr}`,
    en: `Your application to the offer "${named.jobTitle}" has been refused.${said(named).en}`,
  }),
  application_undecided: ({ jobTitle }) => ({
    fr: `La décision sur votre candidature à l’offre « ${jobTitle} » a été retirée.`,
    en: `The decision on your application to the offer "${jobTitle}" has been taken back.`,
  }),
  offer_matches: ({ jobTitle }) => ({
    fr: `Une nouvelle offre correspond à votre profil : « ${jobTitle} ».`,
    en: `A new offer matches your profile: "${jobTitle}".`,
  }),
  offer_closed: ({ jobTitle }) => ({
    fr: `L’offre « ${jobTitle} », à laquelle vous avez postulé, n’est plus active.`,
    en: `The offer "${jobTitle}" that you applied to is no longer active.`,
  }),
  offer_deleted: ({ jobTitle }) => ({
    fr: `L’offre « ${jobTitle} », à laquelle vous avez postulé, a été supprimée.`,
    en: `The offer "${jobTitle}" that you applied to has been deleted.`,
  }),
};

interface Told {
  event: EventName;
  params: EventParams;
  /** Whoever acted; without a name where the account is gone. */
  actor: Parameters<typeof fullName>[0];
}

/** What a notification says. */
export function notificationText({ event, params, actor }: Told): Text {
  const name = fullName(actor);
  const { jobTitle = "", word } = params;
  return sentences[event]({ actor: name === "" ? deletedUser : { fr: name, en: name }, jobTitle, word });
}

// Characters of no script, in the places of what a text says of its event.
const blanks = { actor: "\uE000", jobTitle: "\uE001", word: "\uE002" } as const;

const templates: readonly Text[] = Object.values(sentences).flatMap((sentence) =>
  [undefined, blanks.word].map((word) =>
    sentence({ actor: { fr: blanks.actor, en: blanks.actor }, jobTitle: blanks.jobTitle, word }),
  ),
);

/** What stands in the blanks of a template in these words; `null` where they are not made of it. */
function readBlanks(template: string, words: string): RegExpExecArray | null {
  const escaped = template.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const pattern = Object.entries(blanks).reduce(
    (text, [name, blank]) => text.replace(blank, `(?<${name}>.*)`),
    escaped,
  );
  return new RegExp(`^${pattern}$`, "su").exec(words);
}

/** A notification's words in the language asked for, whichever they are in; `undefined` where they are none of ours. */
export function translateNotification(words: string, to: Language): string | undefined {
  for (const template of templates) {
    const found = readBlanks(template.fr, words) ?? readBlanks(template.en, words);
    if (!found) continue;
    const name = found.groups?.["actor"] ?? "";
    const actor = Object.values(deletedUser).includes(name) ? deletedUser[to] : name;
    const values: Record<string, string> = { ...found.groups, actor };
    return Object.entries(blanks).reduce(
      (text, [key, blank]) => text.replace(blank, () => values[key] ?? ""),
      template[to],
    );
  }
  return undefined;
}
