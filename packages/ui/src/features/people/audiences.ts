import type { Audience } from "./queries";

/** Whom one may show one's profile to. */
export const audiences: readonly Audience[] = ["contacts", "members"];
