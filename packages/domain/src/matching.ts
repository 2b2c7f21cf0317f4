import { skillKey } from "./skills";

/**
 * The published rule that orders and explains offers for an applicant: docs/product/matching.md, docs/decisions/0002.
 */

/** Where an applicant declares a skill; the profile has no title. */
export interface Source {
  kind: "profile" | "formation" | "experience" | "project" | "certification";
  title: string | null;
}

/** What an applicant says of themselves, as it is compared, and nothing else about them. */
export interface Applicant {
  skills: readonly { key: string; source: Source }[];
  words: readonly string[];
  sector: string;
}

/** A skill that an offer wants; the key is null where an earlier one of the offer has the same. */
export interface WantedSkill {
  name: string;
  key: string | null;
}

/** The part of an offer that its place depends on, as it is compared. */
export interface OfferTerms {
  skills: readonly WantedSkill[];
  words: readonly string[];
  sector: string;
}

/** An offer's skills as they are compared. */
export function wantedSkills(names: readonly string[]): WantedSkill[] {
  const seen = new Set<string>();
  return names.map((name) => {
    const key = skillKey(name);
    const isNew = !seen.has(key);
    seen.add(key);
    return { name, key: isNew ? key : null };
  });
}

/** The weights of the score; the query that orders the list is made with the same ones. */
export const weights = { skill: 0.75, title: 0.2, sector: 0.05, smoothing: 0.5 };

/** Where an offer stands: the lower tier first, then the higher score. */
export function standing(applicant: Applicant, offer: OfferTerms): { tier: 1 | 2 | 3; score: number } {
  const known = new Set(applicant.skills.map(({ key }) => key));
  const wanted = offer.skills.flatMap(({ key }) => key ?? []);
  const matched = wanted.filter((key) => known.has(key)).length;
  const found = offer.words.filter((word) => applicant.words.includes(word)).length;
  const title = offer.words.length === 0 ? 0 : found / offer.words.length;
  if (wanted.length === 0 || known.size === 0) return { tier: 2, score: title };
  const skill = matched / (wanted.length + weights.smoothing);
  const sector = applicant.sector !== "" && applicant.sector === offer.sector ? 1 : 0;
  return {
    tier: matched > 0 ? 1 : 3,
    score: weights.skill * skill + weights.title * title + weights.sector * sector,
  };
}

/** What the answer says of a match. */
export interface Explanation {
  matched: number;
  total: number;
  level: "strong" | "medium" | "weak";
  matchedSkills: { name: string; source: Source }[];
  missingSkills: string[];
}

// What someone did says more than what they list, so it is named first.
const telling: readonly Source["kind"][] = ["experience", "project", "formation", "certification", "profile"];

/** Why an offer stands where it does, in plain counts; null where there is nothing to count. */
export function explain(declared: Applicant["skills"], wanted: readonly WantedSkill[]): Explanation | null {
  const sources = new Map<string, Source>();
  for (const { key, source } of declared.toSorted(bySource)) if (!sources.has(key)) sources.set(key, source);
  const counted = wanted.flatMap(({ name, key }) => (key === null ? [] : [{ name, source: sources.get(key) }]));
  if (counted.length === 0 || sources.size === 0) return null;
  const matchedSkills = counted.flatMap(({ name, source }) => (source ? [{ name, source }] : []));
  return {
    matched: matchedSkills.length,
    total: counted.length,
    level: levelOf(matchedSkills.length / counted.length),
    matchedSkills,
    missingSkills: counted.filter(({ source }) => !source).map(({ name }) => name),
  };
}

function bySource(a: { source: Source }, b: { source: Source }): number {
  return telling.indexOf(a.source.kind) - telling.indexOf(b.source.kind);
}

function levelOf(share: number): Explanation["level"] {
  if (share >= 0.7) return "strong";
  return share >= 0.4 ? "medium" : "weak";
}

/** Whether an offer fits somebody so well that they are told of it: all its skills, or at least two and half of them. */
export const fitsWell = ({ matched, total }: Pick<Explanation, "matched" | "total">): boolean =>
  matched === total || (matched >= 2 && matched * 2 >= total);

/** So many offers a day are told to one person. */
export const maxOfferNotificationsPerDay = 5;
