import type { Text } from "../platform/language";
import type { EventName } from "../platform/schema";

interface Named {
  actor: Text;
  jobTitle: string;
}

/** Who acted when the account is gone (D-158). */
export const deletedUser: Text = { fr: "Utilisateur supprimé", en: "Deleted user" };

/** What a notification says (D-128, D-130). */
export const texts: Record<EventName, (named: Named) => Text> = {
  application_sent: ({ actor, jobTitle }) => ({
    fr: `${actor.fr} a postulé à votre offre « ${jobTitle} ».`,
    en: `${actor.en} applied to your offer "${jobTitle}".`,
  }),
  application_withdrawn: ({ actor, jobTitle }) => ({
    fr: `${actor.fr} a retiré sa candidature à votre offre « ${jobTitle} ».`,
    en: `${actor.en} withdrew their application to your offer "${jobTitle}".`,
  }),
  application_seen: ({ actor, jobTitle }) => ({
    fr: `${actor.fr} a consulté votre candidature à l'offre « ${jobTitle} ».`,
    en: `${actor.en} has seen your application to the offer "${jobTitle}".`,
  }),
  offer_matches: ({ jobTitle }) => ({
    fr: `Une nouvelle offre correspond à votre profil : « ${jobTitle} ».`,
    en: `A new offer matches your profile: "${jobTitle}".`,
  }),
  offer_closed: ({ jobTitle }) => ({
    fr: `L'offre « ${jobTitle} », à laquelle vous avez postulé, n'est plus active.`,
    en: `The offer "${jobTitle}" that you applied to is no longer active.`,
  }),
  offer_deleted: ({ jobTitle }) => ({
    fr: `L'offre « ${jobTitle} », à laquelle vous avez postulé, a été supprimée.`,
    en: `The offer "${jobTitle}" that you applied to has been deleted.`,
  }),
};
