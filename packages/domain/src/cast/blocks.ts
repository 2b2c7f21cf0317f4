import { cast } from "./people";
import type { CastPerson } from "./person";

/** Who has blocked whom. */
export const castBlocks: readonly { by: CastPerson; blocked: CastPerson }[] = [
  { by: cast.claire, blocked: cast.thomas },
];
