import { contractNames } from "./employment-contract";
import type { Text } from "./language";
import type { OfferFields } from "./offer-fields";
import { payText, statedPay, type StatedPay } from "./pay";
import { isolated } from "./text";

/** The fields of an offer whose changes concern applicants, in the order in which they are stated. */
const terms = ["jobTitle", "location", "contract", "salary", "remote"] as const;

type Term = (typeof terms)[number];

export type OfferTerms = Pick<OfferFields, Term> & Partial<StatedPay>;

const termNames: Record<Term, Text> = {
  jobTitle: { fr: "Intitulé", en: "Title" },
  location: { fr: "Lieu", en: "Location" },
  contract: { fr: "Contrat", en: "Contract" },
  salary: { fr: "Salaire", en: "Salary" },
  remote: { fr: "Télétravail", en: "Remote work" },
};

export const remoteNames: Record<OfferTerms["remote"], Text> = {
  none: { fr: "sur site", en: "on site" },
  partial: { fr: "partiel", en: "partly" },
  full: { fr: "complet", en: "fully" },
};

const same = (text: string): Text => ({ fr: isolated(text), en: isolated(text) });

/** Each term as text. */
const wording: Record<Term, (offer: OfferTerms) => Text> = {
  jobTitle: ({ jobTitle }) => same(jobTitle),
  location: ({ location }) => same(location),
  contract: ({ contract }) => contractNames[contract],
  salary: (offer) => {
    const pay = statedPay(offer);
    return { fr: payText(pay, "fr") || "non communiqué", en: payText(pay, "en") || "not stated" };
  },
  remote: ({ remote }) => remoteNames[remote],
};

/** The terms in which two versions of an offer differ. */
export const changedTerms = (before: OfferTerms, after: OfferTerms) =>
  terms.filter((term) => wording[term](before).fr !== wording[term](after).fr);

/** The changed terms as text, before and after: a line for each. A mail may join lines, so each is a sentence. */
export function changesText(before: OfferTerms, after: OfferTerms): Text {
  const line = (language: keyof Text) =>
    changedTerms(before, after)
      .map((term) => {
        const [was, is] = [before, after].map((offer) => wording[term](offer)[language]);
        return language === "fr" ? `${termNames[term].fr} : ${was} → ${is}.` : `${termNames[term].en}: ${was} → ${is}.`;
      })
      .join("\n");
  return { fr: line("fr"), en: line("en") };
}
