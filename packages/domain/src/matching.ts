import { skillKey } from "./skills";

/**
 * The published rule that orders and explains offers for an applicant: docs/product/matching.md, docs/decisions/0002.
 */

/** Where an applicant declares a skill; a profile has no title. */
export interface Source {
  kind: "profile" | "formation" | "experience" | "project" | "certification";
  title: string | null;
}

/** The applicant's data that matching compares. */
export interface Applicant {
  skills: readonly { key: string; source: Source }[];
  words: readonly string[];
  sector: string;
}

/** A required skill; the key is null for a duplicate of an earlier one. */
export interface WantedSkill {
  name: string;
  key: string | null;
}

/** The offer's data that matching compares. */
export interface OfferTerms {
  skills: readonly WantedSkill[];
  words: readonly string[];
  sector: string;
}

/** An offer's skills by comparison key. */
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

/** An offer's place among others, see `compareRanks`. */
export interface Rank {
  tier: 1 | 2 | 3;
  score: number;
}

/** How well an offer fits an applicant. */
export function rankOf(applicant: Applicant, offer: OfferTerms): Rank {
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

/** The order of ranked offers: lower tiers first, then higher scores, then later ones; `createdAt` is any number that grows. */
export const compareRanks = (a: Rank & Created, b: Rank & Created): number =>
  a.tier - b.tier || b.score - a.score || b.createdAt - a.createdAt || b.id - a.id;

interface Created {
  id: number;
  createdAt: number;
}

/** How many offers of an applicant's list stand by how well they fit; those of a filter are no more. */
export const maxRanked = 2_000;

/** A list that is ranked as a whole, as it is shown: beyond the best fits the latest offers come first (D-194). */
export const bestThenLatest = <Offer>(ranked: readonly Offer[], idOf: (offer: Offer) => number): Offer[] => [
  ...ranked.slice(0, maxRanked),
  ...ranked.slice(maxRanked).toSorted((a, b) => idOf(b) - idOf(a)),
];

/** The `match` object of the API. */
export interface Explanation {
  matched: number;
  total: number;
  level: "strong" | "medium" | "weak";
  matchedSkills: { name: string; source: Source }[];
  missingSkills: string[];
}

// Experience proves a skill better than a list does, so it is named first.
const sourcesByWeight: readonly Source["kind"][] = ["experience", "project", "formation", "certification", "profile"];

/** Which of an offer's skills somebody declares, each with the source that proves it best, and which not. */
export function declaredAmong(
  declared: Applicant["skills"],
  wanted: readonly WantedSkill[],
): Pick<Explanation, "matchedSkills" | "missingSkills"> {
  const sources = new Map<string, Source>();
  for (const { key, source } of declared.toSorted(bySource)) if (!sources.has(key)) sources.set(key, source);
  const counted = wanted.flatMap(({ name, key }) => (key === null ? [] : [{ name, source: sources.get(key) }]));
  return {
    matchedSkills: counted.flatMap(({ name, source }) => (source ? [{ name, source }] : [])),
    missingSkills: counted.filter(({ source }) => !source).map(({ name }) => name),
  };
}

/** The counts that explain an offer's rank; null if there is nothing to count. */
export function explain(declared: Applicant["skills"], wanted: readonly WantedSkill[]): Explanation | null {
  const { matchedSkills, missingSkills } = declaredAmong(declared, wanted);
  const [matched, total] = [matchedSkills.length, matchedSkills.length + missingSkills.length];
  if (total === 0 || declared.length === 0) return null;
  return { matched, total, level: levelOf(matched / total), matchedSkills, missingSkills };
}

function bySource(a: { source: Source }, b: { source: Source }): number {
  return sourcesByWeight.indexOf(a.source.kind) - sourcesByWeight.indexOf(b.source.kind);
}

function levelOf(share: number): Explanation["level"] {
  if (share >= 0.7) return "strong";
  return share >= 0.4 ? "medium" : "weak";
}

/** What a match needs, where it is not of all skills, to notify the applicant: so many of them, and this share. */
export const wellFitting = { matched: 2, share: 0.5 } as const;

/** Whether a match is good enough to notify the applicant. */
export const fitsWell = ({ matched, total }: Pick<Explanation, "matched" | "total">): boolean =>
  matched === total || (matched >= wellFitting.matched && matched >= total * wellFitting.share);

/** Maximum of match notifications per applicant and day. */
export const maxOfferNotificationsPerDay = 5;
