import type { Created, Rank } from "@passerelle/domain";
import { Names } from "./name-ids";
import { Facts, type OfferFacts } from "./offer-facts";
import { Vocabulary } from "./vocabulary";

/** The values that ranking and filters compare. */
export interface IndexedOffer extends OfferFacts {
  active: boolean;
  closingDate: string | null;
  sector: string;
  location: string;
  company: string;
  words: readonly string[];
}

/** A day, 'YYYY-MM-DD', as a number; later days are larger. */
export const dayNumber = (day: string) => Number(day.replaceAll("-", ""));

const sameRank: Rank = { tier: 1, score: 0 };

/** The last day of an inactive offer, and of one without a closing date. */
export const never = 0;
const always = 99_999_999;

const lastDayOf = ({ active, closingDate }: IndexedOffer) => {
  if (!active) return never;
  return closingDate === null ? always : dayNumber(closingDate);
};

/** The inverse of `lastDayOf`. */
function closingOf(lastDay: number): Pick<IndexedOffer, "active" | "closingDate"> {
  const text = String(lastDay).padStart(8, "0");
  const isDated = lastDay !== never && lastDay !== always;
  const closingDate = isDated ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null;
  return { active: lastDay !== never, closingDate };
}

interface Columns {
  id: Float64Array;
  recruiter: Float64Array;
  created: Float64Array;
  publicSince: Float64Array;
  pay: Float64Array;
  lastDay: Uint32Array;
  sector: Uint32Array;
  location: Uint32Array;
  company: Uint32Array;
  contract: Uint8Array;
  remote: Uint8Array;
  place: Uint32Array;
  /** The index of its first term: its skills, followed by the words of its title. */
  start: Uint32Array;
  skillTotal: Uint8Array;
  wordTotal: Uint8Array;
}

function filled<Values extends Float64Array | Uint32Array | Uint8Array>(values: Values, first: Values | undefined) {
  if (first) values.set(first);
  return values;
}

const columnsFor = (size: number, old?: Columns): Columns => ({
  id: filled(new Float64Array(size), old?.id),
  recruiter: filled(new Float64Array(size), old?.recruiter),
  created: filled(new Float64Array(size), old?.created),
  publicSince: filled(new Float64Array(size), old?.publicSince),
  pay: filled(new Float64Array(size), old?.pay),
  lastDay: filled(new Uint32Array(size), old?.lastDay),
  sector: filled(new Uint32Array(size), old?.sector),
  location: filled(new Uint32Array(size), old?.location),
  company: filled(new Uint32Array(size), old?.company),
  contract: filled(new Uint8Array(size), old?.contract),
  remote: filled(new Uint8Array(size), old?.remote),
  place: filled(new Uint32Array(size), old?.place),
  start: filled(new Uint32Array(size), old?.start),
  skillTotal: filled(new Uint8Array(size), old?.skillTotal),
  wordTotal: filled(new Uint8Array(size), old?.wordTotal),
});

/** Offers as columns of numbers. An added offer keeps its slot. */
export class OfferColumns {
  columns = columnsFor(64);
  /** The number of used slots. */
  count = 0;
  terms = new Uint32Array(256);
  #termCount = 0;
  readonly skills = new Names();
  readonly titles = new Names();
  readonly sectors = new Names();
  readonly vocabulary = new Vocabulary();
  readonly kinds = new Names();
  readonly #names = new Names();
  readonly places = new Names();
  readonly #facts = new Facts(this);

  /** Adds an offer; returns its slot. */
  add(offer: IndexedOffer): number {
    const slot = this.count;
    if (slot === this.columns.id.length) this.columns = columnsFor(2 * slot, this.columns);
    this.count += 1;
    const { columns } = this;
    columns.id[slot] = offer.id;
    columns.recruiter[slot] = offer.recruiterId;
    columns.created[slot] = offer.createdAt;
    columns.publicSince[slot] = offer.publicSince;
    columns.pay[slot] = offer.pay;
    columns.lastDay[slot] = lastDayOf(offer);
    columns.sector[slot] = this.sectors.add(offer.sector);
    columns.location[slot] = this.#names.add(offer.location);
    columns.company[slot] = this.#names.add(offer.company);
    columns.contract[slot] = this.kinds.add(offer.contract);
    columns.remote[slot] = this.kinds.add(offer.remote);
    columns.place[slot] = this.places.add(offer.place);
    columns.start[slot] = this.#termCount;
    columns.skillTotal[slot] = offer.skills.length;
    columns.wordTotal[slot] = offer.words.length;
    for (const key of offer.skills) this.#addTerm(this.skills.add(key));
    for (const word of offer.words) this.#addTerm(this.titles.add(word));
    this.vocabulary.add(offer.words);
    for (const name of [offer.location, offer.company, ...offer.skills]) this.vocabulary.addName(name);
    return slot;
  }

  /** An offer as `compareRanks` compares it; by default only its age counts. */
  rankedOf = (slot: number, { tier, score }: Rank = sameRank): Rank & Created => ({
    tier,
    score,
    id: this.columns.id[slot] ?? 0,
    createdAt: this.columns.created[slot] ?? 0,
  });

  /** The values of an offer. They are those of the next one after the next call, because a list compares thousands. */
  factsOf(slot: number): OfferFacts {
    this.#facts.slot = slot;
    return this.#facts;
  }

  /** The offer as it was added. */
  read(slot: number): IndexedOffer {
    const { start, skillTotal, wordTotal, lastDay, sector, location, company } = this.columns;
    const firstWord = (start[slot] ?? 0) + (skillTotal[slot] ?? 0);
    const end = firstWord + (wordTotal[slot] ?? 0);
    const { id, recruiterId, contract, remote, place, pay, createdAt, publicSince, skills } = this.factsOf(slot);
    return {
      id,
      recruiterId,
      contract,
      remote,
      place,
      pay,
      createdAt,
      publicSince,
      skills,
      ...closingOf(lastDay[slot] ?? never),
      sector: this.sectors.nameOf(sector[slot] ?? 0),
      location: this.#names.nameOf(location[slot] ?? 0),
      company: this.#names.nameOf(company[slot] ?? 0),
      words: Array.from(this.terms.subarray(firstWord, end), this.titles.nameOf),
    };
  }

  #addTerm(term: number): void {
    if (this.#termCount === this.terms.length) this.terms = filled(new Uint32Array(2 * this.#termCount), this.terms);
    this.terms[this.#termCount] = term;
    this.#termCount += 1;
  }
}
