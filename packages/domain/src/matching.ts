import { skillKey } from "./skills";

/**
 * The published rule for ranking offers and explaining matches to an applicant: docs/product/matching.md,
 * docs/decisions/0002.
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

/** The weights of the score, shared with the query that ranks the list. */
export const weights = { skill: 0.75, title: 0.2, sector: 0.05, smoothing: 0.5 };

/** An offer's rank, see `compareRanks`. */
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

/**
 * Compares ranked offers: lower tiers first, then higher scores, then later offers. `createdAt` is any increasing
 * number.
 */
export const compareRanks = (a: Rank & Created, b: Rank & Created): number =>
  a.tier - b.tier || b.score - a.score || b.createdAt - a.createdAt || b.id - a.id;

interface Created {
  id: number;
  createdAt: number;
}

/** How many offers of an applicant's list are ranked by match; a filtered list contains no more. */
export const maxRanked = 2_000;

/**
 * A ranked list in display order: after the best matches, the remaining offers follow by date, latest first (D-194).
 */
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

/** Which of an offer's skills an applicant declares, each with its strongest source, and which are missing. */
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

/** The match that explains an offer's rank; null if the offer lists no skills. */
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

/** The minimum number and share of matched skills for a notification, unless all match. */
export const wellFitting = { matched: 2, share: 0.5 } as const;

/** Whether a match is good enough to notify the applicant. */
export const fitsWell = ({ matched, total }: Pick<Explanation, "matched" | "total">): boolean =>
  matched === total || (matched >= wellFitting.matched && matched >= total * wellFitting.share);

/** Maximum of match notifications per applicant and day. */
export const maxOfferNotificationsPerDay = 5;
