import { busy } from "@passerelle/domain";

/**
 * The origin of costly work: an account, whose owner has shown a code, a session or a known device; or a network, known
 * if a session was opened from it.
 */
export interface Asker {
  kind: "account" | "known network" | "network";
  name: string;
}

interface Place {
  begin: () => void;
  refuse: (reason: Error) => void;
}

// At some fifty logins a second, the last place waits for two seconds while all three kinds are full.
const placesOfKind = 40;

/** The waiting askers of one kind, served round-robin. */
class Lane {
  readonly #places = new Map<string, Place[]>();
  #count = 0;

  /** Adds a place, replacing the last place of the asker with the most if the lane is full; otherwise refuses it. */
  add(name: string, place: Place): void {
    const own = this.#places.get(name) ?? [];
    if (this.#count >= placesOfKind) {
      const [longest = []] = [...this.#places.values()].toSorted((a, b) => b.length - a.length);
      const last = longest.length > own.length + 1 ? longest.pop() : undefined;
      if (!last) return place.refuse(busy());
      this.#count -= 1;
      last.refuse(busy());
    }
    this.#places.set(name, [...own, place]);
    this.#count += 1;
  }

  /** Removes and returns the next place. */
  take(): Place | undefined {
    for (const [name, [first, ...others]] of this.#places) {
      this.#places.delete(name);
      if (others.length > 0) this.#places.set(name, others);
      this.#count -= 1;
      return first;
    }
    return undefined;
  }
}

export type RunFairly = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;

/**
 * A queue for costly work. Each kind of asker has its own places, and their turns alternate, so that a flood from one
 * kind leaves the others their turns. Throws a 503 if there is no place.
 */
export function createFairQueue(atOnce: number): RunFairly {
  const lanes = { account: new Lane(), "known network": new Lane(), network: new Lane() };
  let turns = Object.values(lanes);
  let active = 0;

  function takeNext(): Place | undefined {
    for (const lane of turns) {
      const place = lane.take();
      if (!place) continue;
      turns = [...turns.filter((other) => other !== lane), lane];
      return place;
    }
    return undefined;
  }

  return async (asker, work) => {
    if (active < atOnce) active += 1;
    else await new Promise<void>((begin, refuse) => lanes[asker.kind].add(asker.name, { begin, refuse }));
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next.begin();
      else active -= 1;
    }
  };
}
