import { compareRanks, type Created, type Rank } from "@passerelle/domain";
import { LRUCache } from "lru-cache";
import { dayNumber, type IndexedOffer, never, OfferColumns } from "./offer-columns";
import type { OfferFacts } from "./offer-facts";
import { groupByRank, type Terms } from "./group-by-rank";

/** The person whose list is read. */
export interface Reader extends Terms {
  /** The recruiters whose offers count as closed. */
  blocked: readonly number[];
  /** The offers that are listed even if they are closed. */
  applied: readonly number[];
  /** Lists only public offers, the last published first. */
  isVisitor?: boolean;
}

/** Whether an offer meets a filter. */
export type Holds = (offer: OfferFacts) => boolean;

/** Which offers are listed, and which of these come first. */
export interface Selection {
  holds: Holds;
  isWhole?: Holds | undefined;
}

/** People read page after page; a list of 100,000 offers takes 0.8 MB. */
const maxLists = 8;

/** The number of replaced offers that are kept in any case. */
const minReplaced = 256;

/** Open offers in memory, ranked for an applicant. */
export class OfferRanking {
  #offers = new OfferColumns();
  #slots = new Map<number, number>();
  /** Slots by age, the oldest first, so that new offers are added at the end. */
  #byAge: number[] = [];
  /** The number of changes, and the last lists without a filter since then. */
  #changes = 0;
  readonly #lists = new LRUCache<string, readonly number[]>({ max: maxLists });

  has = (id: number) => this.#slots.has(id);

  /** Adds an offer, or replaces it. */
  put(offer: IndexedOffer): void {
    this.remove(offer.id);
    this.#changes += 1;
    if (this.#offers.count > 2 * this.#byAge.length + minReplaced) this.#compact();
    this.#add(offer);
  }

  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#byAge.splice(this.#placeOf(slot), 1);
    this.#slots.delete(id);
    this.#changes += 1;
  }

  /** The words of all these offers; also of some that are no longer open. */
  get vocabulary() {
    return this.#offers.vocabulary;
  }

  count = (reader: Reader, today: string, selection?: Selection): number =>
    this.#listed(reader, today, selection?.holds).length;

  /**
   * The ids of the offers in a reader's list that are selected: those that come first, then the others; each best fit
   * first (docs/product/matching.md), or for a visitor the last published first.
   */
  list(reader: Reader, today: string, selection?: Partial<Selection>): readonly number[] {
    if (selection) return this.#list(reader, today, selection);
    const { keys, words, sector, blocked, applied, isVisitor } = reader;
    const key = JSON.stringify([this.#changes, today, keys, words, sector, blocked, applied, isVisitor]);
    const list = this.#lists.get(key) ?? this.#list(reader, today, {});
    this.#lists.set(key, list);
    return list;
  }

  #list(reader: Reader, today: string, { holds, isWhole }: Partial<Selection>): number[] {
    const slots = this.#listed(reader, today, holds);
    const inOrder = (some: readonly number[]) =>
      reader.isVisitor ? this.#byPublication(some) : this.#ranked(some, reader);
    if (!isWhole) return inOrder(slots);
    const first = slots.map((slot) => isWhole(this.#offers.factsOf(slot)));
    return [true, false].flatMap((isFirst) => inOrder(slots.filter((_, at) => first[at] === isFirst)));
  }

  /** Calls back for each offer in a reader's list. */
  forEach(reader: Reader, today: string, visit: (offer: OfferFacts) => void): void {
    for (const slot of this.#listed(reader, today)) visit(this.#offers.factsOf(slot));
  }

  #byPublication(slots: readonly number[]): number[] {
    const { id, publicSince } = this.#offers.columns;
    const later = (one: number, other: number) =>
      (publicSince[other] ?? 0) - (publicSince[one] ?? 0) || (id[other] ?? 0) - (id[one] ?? 0);
    return slots.toSorted(later).map((slot) => id[slot] ?? 0);
  }

  #ranked(slots: readonly number[], reader: Reader): number[] {
    const { id } = this.#offers.columns;
    const sorted = groupByRank(this.#offers, slots, reader).toSorted((a, b) => compareRanks(a.first, b.first));
    const ids: number[] = [];
    for (const { slots: some } of sorted) for (const slot of some) ids.push(id[slot] ?? 0);
    return ids;
  }

  #add(offer: IndexedOffer): void {
    const slot = this.#offers.add(offer);
    this.#slots.set(offer.id, slot);
    this.#byAge.splice(this.#placeOf(slot), 0, slot);
  }

  /** Removes replaced and deleted offers, and names that only they used. */
  #compact(): void {
    const [offers, kept] = [this.#offers, this.#byAge];
    this.#offers = new OfferColumns();
    this.#slots.clear();
    this.#byAge = [];
    for (const slot of kept) this.#add(offers.read(slot));
  }

  /** The index of a slot by age, or the index to insert it at. */
  #placeOf(slot: number): number {
    const offer = this.#offers.rankedOf(slot);
    let low = 0;
    let high = this.#byAge.length;
    // Offers mostly come in the order of their age.
    if (this.#isOlder(high - 1, offer)) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#isOlder(middle, offer)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether the offer at an index by age is older than another one. */
  #isOlder(place: number, offer: Rank & Created): boolean {
    const slot = this.#byAge[place];
    return slot !== undefined && compareRanks(this.#offers.rankedOf(slot), offer) > 0;
  }

  /** The slots of the offers in a reader's list that meet a filter, latest first. */
  #listed({ blocked, applied, isVisitor = false }: Reader, today: string, holds?: Holds): number[] {
    const { lastDay, recruiter, publicSince } = this.#offers.columns;
    const day = dayNumber(today);
    const [blockedIds, own] = [new Set(blocked), new Set(applied.flatMap((id) => this.#slots.get(id) ?? []))];
    const listed: number[] = [];
    for (let place = this.#byAge.length - 1; place >= 0; place -= 1) {
      const slot = this.#byAge[place] ?? 0;
      const isOpen = (lastDay[slot] ?? never) >= day && !blockedIds.has(recruiter[slot] ?? 0);
      if (isVisitor && (publicSince[slot] ?? 0) === 0) continue;
      if ((isOpen || own.has(slot)) && (!holds || holds(this.#offers.factsOf(slot)))) listed.push(slot);
    }
    return listed;
  }
}
