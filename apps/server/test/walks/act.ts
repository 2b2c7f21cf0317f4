import type { Name, Real, World } from "./world";

/** What chance decides about an act. */
export interface Chance {
  who: Name;
  other: Name;
  /** Which of the things that the act may be about. */
  nth: number;
  choice: number;
}

/** Something that a person can do now. */
export interface Plan {
  says: string;
  /** Does it, and notes in the world what it has to change. */
  run: (real: Real) => Promise<void>;
}

/** An act of the walk: what it would do, or undefined if there is nothing to do it with. */
export type Act = (world: World, chance: Chance) => Plan | undefined;

/** One of a list, as chance decides. */
export const pick = <One>(all: readonly One[], nth: number): One | undefined => all[nth % Math.max(all.length, 1)];
