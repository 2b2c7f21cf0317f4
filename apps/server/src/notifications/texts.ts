import type { Text } from "../platform/language";
import type { EventName } from "../platform/schema";

interface Named {
  actor: Text;
  jobTitle: string;
  /** A recruiter's word with a decision. */
  word: string | undefined;
}

/** What the server refuses with. */
export const texts = {
  noNotification: { fr: "Cette notification n’existe pas ou plus.", en: "This notification does not exist any more." },
} as const;

/** Whose word it is, so that nobody takes it for the product's own. */
const said = ({ actor, word }: Named): Text =>
  word === undefined
    ? { fr: "", en: "" }
    : { fr: ` Message de ${actor.fr} : « ${word} »`, en: ` Message from ${actor.en}: "${word}"` };

/** Who acted when the account is gone (D-158). */
export const deletedUser: Text = { fr: "Utilisateur supprimé", en: "Deleted user" };

/** What a notification says (D-128, D-130). */
export const sentences: Record<EventName, (named: Named) => Text> = {
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
