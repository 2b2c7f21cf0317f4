import { type Created, type Rank, rankShared } from "@passerelle/domain";
import type { OfferColumns } from "./offer-columns";

/** The terms that an applicant and an offer may have in common. */
export interface Terms {
  keys: readonly string[];
  words: readonly string[];
  sector: string;
}

/** Offers of the same rank, later ones first, and the latest of them. */
interface Group {
  first: Rank & Created;
  slots: number[];
}

/** Exceeds the number of skills and of title words of an offer. */
const counted = 256;

function sumOf(flags: Uint8Array, terms: Uint32Array, first: number, end: number): number {
  let sum = 0;
  for (let place = first; place < end; place += 1) sum += flags[terms[place] ?? 0] ?? 0;
  return sum;
}

/**
 * Groups offers by rank. Offers have few different combinations of terms in common with an applicant, so few ranks are
 * calculated.
 */
export function groupByRank(offers: OfferColumns, slots: readonly number[], { keys, words, sector }: Terms): Group[] {
  const { terms, columns, skills, titles, sectors } = offers;
  const { start, skillTotal, wordTotal, sector: sectorOf } = columns;
  const [known, found] = [skills.flagsOf(keys), titles.flagsOf(words)];
  const same = sector === "" ? undefined : sectors.find(sector);
  const byShared = new Map<number, Group>();
  const byRank = new Map<string, Group>();
  for (const slot of slots) {
    const wantedSkills = skillTotal[slot] ?? 0;
    const titleWords = wordTotal[slot] ?? 0;
    const firstWord = (start[slot] ?? 0) + wantedSkills;
    const matchedSkills = sumOf(known, terms, firstWord - wantedSkills, firstWord);
    const foundWords = sumOf(found, terms, firstWord, firstWord + titleWords);
    const sameSector = sectorOf[slot] === same;
    const skillCounts = matchedSkills * counted + wantedSkills;
    const wordCounts = foundWords * counted + titleWords;
    const shared = (skillCounts * counted * counted + wordCounts) * 2 + (sameSector ? 1 : 0);
    let group = byShared.get(shared);
    if (!group) {
      const counts = { matchedSkills, wantedSkills, foundWords, titleWords, sameSector };
      const rank = rankShared({ declares: keys.length > 0, ...counts });
      const key = `${rank.tier} ${rank.score}`;
      group = byRank.get(key) ?? { first: offers.rankedOf(slot, rank), slots: [] };
      byShared.set(shared, group);
      byRank.set(key, group);
    }
    group.slots.push(slot);
  }
  return [...byRank.values()];
}
