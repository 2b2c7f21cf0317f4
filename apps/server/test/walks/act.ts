import type { Name, Real, World } from "./world";

/** The random choices for an act. */
export interface Chance {
  who: Name;
  other: Name;
  /** The index of the object that the act is about. */
  nth: number;
  choice: number;
}

/** An act that is possible now. */
export interface Plan {
  says: string;
  /** Performs the act, and records its expected effect in the world. */
  run: (real: Real) => Promise<void>;
}

/** An act of the walk; undefined if it is not possible now. */
export type Act = (world: World, chance: Chance) => Plan | undefined;

/** Picks an item of a list by a random number. */
export const pick = <One>(all: readonly One[], nth: number): One | undefined => all[nth % Math.max(all.length, 1)];
