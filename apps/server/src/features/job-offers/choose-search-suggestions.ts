import { fold, holdsTerms, joinedWords, type WantedTerm, wordsOfNames, wordsOfTitles } from "@passerelle/domain";

export interface NamedOffer {
  jobTitle: string;
  skills: readonly string[];
  company: string | null;
}

/** A title, a skill or a company as a search. */
export interface SearchSuggestion {
  text: string;
  kind: "title" | "skill" | "company";
}

/** The number of found offers whose names are read. */
export const maxSuggestingOffers = 50;

const maxSuggested = 8;

const inTitle = (text: string) => [...wordsOfTitles(text), ...joinedWords(text)];

const namesOf = ({ jobTitle, skills, company }: NamedOffer): (SearchSuggestion & { terms: string[] })[] => [
  { text: jobTitle, kind: "title", terms: inTitle(jobTitle) },
  ...skills.map((text) => ({ text, kind: "skill" as const, terms: inTitle(text) })),
  ...(company ? [{ text: company, kind: "company" as const, terms: wordsOfNames(company) }] : []),
];

/** The names of these offers that have the wanted terms, except the typed text; those of the most offers first. */
export function chooseSearchSuggestions(
  offers: readonly NamedOffer[],
  wanted: readonly (readonly WantedTerm[])[],
  typed: string,
): SearchSuggestion[] {
  const found = new Map<string, SearchSuggestion & { offers: Set<NamedOffer> }>();
  for (const offer of offers)
    for (const { text, kind, terms } of namesOf(offer)) {
      const key = fold(text);
      if (key === fold(typed) || !holdsTerms(terms, wanted)) continue;
      const known = found.get(key) ?? { text, kind, offers: new Set() };
      known.offers.add(offer);
      found.set(key, known);
    }
  return [...found.values()]
    .toSorted((one, other) => other.offers.size - one.offers.size)
    .slice(0, maxSuggested)
    .map(({ text, kind }) => ({ text, kind }));
}
