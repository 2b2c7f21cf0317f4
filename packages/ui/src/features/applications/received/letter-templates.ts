import type { Schemas } from "@passerelle/api";
import { lengthOf, trimText } from "@passerelle/domain";
import { nameOf } from "./received-applications";

type Verdict = NonNullable<Schemas["Decision"]>;

/** An editable letter to an applicant; `language` is that of the text. */
export interface LetterTemplate {
  name: string;
  lang: "fr" | "en";
  decision: Verdict;
  text: string;
}

export const builtInTemplates: readonly LetterTemplate[] = [
  {
    name: "Merci, sans suite",
    lang: "fr",
    decision: "rejected",
    text: "Bonjour {prénom},\n\nMerci d’avoir pris le temps de postuler à l’offre « {offre} ». Nous avons lu votre candidature avec attention, et nous avons choisi d’autres profils pour ce poste.\n\nNous vous souhaitons une belle suite dans votre recherche.",
  },
  {
    name: "Poste pourvu",
    lang: "fr",
    decision: "rejected",
    text: "Bonjour {prénom},\n\nMerci de votre candidature à l’offre « {offre} ». Le poste est maintenant pourvu, c’est pourquoi nous ne pouvons pas y donner suite.\n\nN’hésitez pas à répondre à nos prochaines offres.",
  },
  {
    name: "Thank you, not this time",
    lang: "en",
    decision: "rejected",
    text: "Dear {first name},\n\nThank you for taking the time to apply for “{offer}”. We read your application with care, and have chosen other applicants for this position.\n\nWe wish you every success in your search.",
  },
  {
    name: "Position filled",
    lang: "en",
    decision: "rejected",
    text: "Dear {first name},\n\nThank you for applying for “{offer}”. The position has now been filled, so we cannot take your application further.\n\nPlease do apply to our next offers.",
  },
  {
    name: "Invitation à un entretien",
    lang: "fr",
    decision: "accepted",
    text: "Bonjour {prénom},\n\nVotre candidature à l’offre « {offre} » nous a plu, et nous aimerions vous rencontrer. Dites-nous en réponse quels jours vous conviennent la semaine prochaine.\n\nÀ bientôt !",
  },
  {
    name: "Invitation to an interview",
    lang: "en",
    decision: "accepted",
    text: "Dear {first name},\n\nWe liked your application for “{offer}” and would like to meet you. Please answer with the days that suit you next week.\n\nSee you soon!",
  },
];

const places = /(\s*)\{(prénom|first name|offre|offer)\}/giu;

/**
 * A text for one person, with the placeholders replaced by their first name and the offer. As long as the offer's title
 * is unknown, its placeholder stays.
 */
export const filledLetter = (text: string, firstname: string | null, offer: string | undefined): string =>
  text.replace(places, (whole, space: string, place: string) => {
    if (place.toLowerCase().startsWith("off")) return offer === undefined ? whole : space + offer;
    return firstname ? space + firstname : "";
  });

/** Whether a text names the offer, so that it cannot be sent before the title is known (D-470). */
export const namesOffer = (text: string): boolean => /\{(?:offre|offer)\}/iu.test(text);

export type Reader = Pick<Schemas["ReceivedApplication"], "Applicant">;

/** The letter as an applicant reads it. */
export const letterTo = ({ Applicant: { user } }: Reader, text: string, offer: string | undefined): string =>
  trimText(filledLetter(text, user.firstname, offer));

/** The maximum length of a text with its placeholders replaced, and the person with the longest. */
export function longestLetter(applications: readonly Reader[], text: string, offer: string | undefined) {
  const letters = applications.map((reader) => ({
    length: lengthOf(letterTo(reader, text, offer)),
    name: nameOf(reader),
  }));
  return letters.reduce((longest, next) => (next.length > longest.length ? next : longest), { length: 0, name: "" });
}
