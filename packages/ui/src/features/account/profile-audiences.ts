import type { Schemas } from "@passerelle/api";

/** The possible audiences of a profile. */
export const audiences: readonly Schemas["ProfileAudience"][] = ["contacts", "members"];
