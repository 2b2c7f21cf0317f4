import type { Audience } from "./queries";

/** The possible audiences of a profile. */
export const audiences: readonly Audience[] = ["contacts", "members"];
