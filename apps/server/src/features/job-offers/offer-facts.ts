import type { Names } from "./name-ids";

/** The values that filters compare. */
export interface OfferFacts {
  id: number;
  recruiterId: number;
  contract: string;
  remote: string;
  /** The id of its place; empty if it is not known. */
  place: string;
  /** The largest monthly pay; infinity if none is stated. */
  pay: number;
  /** In microseconds. */
  createdAt: number;
  /** When it was published, in microseconds; 0 unless visitors may read it. */
  publicSince: number;
  skills: readonly string[];
}

/** The columns that have the values of offers. */
interface Values {
  readonly columns: Record<"id" | "recruiter" | "created" | "publicSince" | "pay", Float64Array> &
    Record<"contract" | "remote" | "skillTotal", Uint8Array> &
    Record<"place" | "start", Uint32Array>;
  readonly terms: Uint32Array;
  readonly kinds: Names;
  readonly places: Names;
  readonly skills: Names;
}

/** Reads the values of the offer at a slot. */
export class Facts implements OfferFacts {
  slot = 0;
  readonly #offers: Values;

  constructor(offers: Values) {
    this.#offers = offers;
  }

  get id() {
    return this.#offers.columns.id[this.slot] ?? 0;
  }
  get recruiterId() {
    return this.#offers.columns.recruiter[this.slot] ?? 0;
  }
  get createdAt() {
    return this.#offers.columns.created[this.slot] ?? 0;
  }
  get publicSince() {
    return this.#offers.columns.publicSince[this.slot] ?? 0;
  }
  get contract() {
    return this.#offers.kinds.nameOf(this.#offers.columns.contract[this.slot] ?? 0);
  }
  get remote() {
    return this.#offers.kinds.nameOf(this.#offers.columns.remote[this.slot] ?? 0);
  }
  get place() {
    return this.#offers.places.nameOf(this.#offers.columns.place[this.slot] ?? 0);
  }
  get pay() {
    return this.#offers.columns.pay[this.slot] ?? 0;
  }
  get skills() {
    const { columns, terms, skills } = this.#offers;
    const first = columns.start[this.slot] ?? 0;
    return Array.from(terms.subarray(first, first + (columns.skillTotal[this.slot] ?? 0)), skills.nameOf);
  }
}
