import { levelOf, type MatchLevel } from "./match-levels";
import { skillKey } from "./words/skill-key";

/** The published rule for ranking and explaining matches: docs/product/matching.md, docs/decisions/0002. */

/** Where an applicant declares a skill; a profile has no title. */
export interface Source {
  kind: "profile" | "formation" | "experience" | "project" | "certification";
  title: string | null;
}

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

const weights = { skill: 0.75, title: 0.2, sector: 0.05, smoothing: 0.5 };

/** An offer's rank, see `compareRanks`. */
export interface Rank {
  tier: 1 | 2 | 3;
  score: number;
}

/** What an applicant and an offer have in common, as numbers of skills and title words. */
export interface Shared {
  /** Whether the applicant declares any skill. */
  declares: boolean;
  matchedSkills: number;
  wantedSkills: number;
  foundWords: number;
  titleWords: number;
  sameSector: boolean;
}

/** How well an offer fits an applicant. */
export function rankShared(shared: Shared): Rank {
  const { matchedSkills, wantedSkills, foundWords, titleWords } = shared;
  const title = titleWords === 0 ? 0 : foundWords / titleWords;
  if (wantedSkills === 0 || !shared.declares) return { tier: 2, score: title };
  const skill = matchedSkills / (wantedSkills + weights.smoothing);
  const sector = shared.sameSector ? 1 : 0;
  return {
    tier: matchedSkills > 0 ? 1 : 3,
    score: weights.skill * skill + weights.title * title + weights.sector * sector,
  };
}

/** The same, from the terms of both. */
export function rankOf(applicant: Applicant, offer: OfferTerms): Rank {
  const known = new Set(applicant.skills.map(({ key }) => key));
  const wanted = offer.skills.flatMap(({ key }) => key ?? []);
  return rankShared({
    declares: known.size > 0,
    matchedSkills: wanted.filter((key) => known.has(key)).length,
    wantedSkills: wanted.length,
    foundWords: offer.words.filter((word) => applicant.words.includes(word)).length,
    titleWords: offer.words.length,
    sameSector: applicant.sector !== "" && applicant.sector === offer.sector,
  });
}

/** When an offer was created; `createdAt` is any increasing number. */
export interface Created {
  id: number;
  createdAt: number;
}

/** Compares ranked offers: lower tiers first, then higher scores, then later ones. */
export const compareRanks = (a: Rank & Created, b: Rank & Created): number =>
  a.tier - b.tier || b.score - a.score || b.createdAt - a.createdAt || b.id - a.id;

/** The `match` object of the API. */
export interface Explanation {
  matched: number;
  total: number;
  level: MatchLevel;
  matchedSkills: { name: string; source: Source }[];
  missingSkills: string[];
}

// Experience proves a skill better than a list does, so it has priority.
const sourcesByWeight: readonly Source["kind"][] = ["experience", "project", "formation", "certification", "profile"];

/** The skills of an offer that an applicant declares, each with its strongest source, and the missing ones. */
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

/**
 * The match that explains an offer's rank; null if the offer lists no skills, or the applicant declares none.
 * `declared` may contain only the skills that the offer lists.
 */
export function explain(
  declared: Applicant["skills"],
  wanted: readonly WantedSkill[],
  declares = declared.length > 0,
): Explanation | null {
  const { matchedSkills, missingSkills } = declaredAmong(declared, wanted);
  const [matched, total] = [matchedSkills.length, matchedSkills.length + missingSkills.length];
  if (total === 0 || !declares) return null;
  return { matched, total, level: levelOf(matched / total), matchedSkills, missingSkills };
}

function bySource(a: { source: Source }, b: { source: Source }): number {
  return sourcesByWeight.indexOf(a.source.kind) - sourcesByWeight.indexOf(b.source.kind);
}

/** The number of matched skills, out of all of an offer's, from which the applicant is notified. */
export const minFittingSkills = (total: number): number => Math.min(total, Math.max(2, Math.ceil(total / 2)));

/** Whether a match is good enough to notify the applicant. */
export const fitsWell = ({ matched, total }: Pick<Explanation, "matched" | "total">): boolean =>
  matched >= minFittingSkills(total);
