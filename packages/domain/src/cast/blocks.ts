import { cast } from "./people";
import type { CastPerson } from "./person";

/** Blocked people, and who blocked them. */
export const castBlocks: readonly { by: CastPerson; blocked: CastPerson }[] = [
  { by: cast.claire, blocked: cast.thomas },
];
