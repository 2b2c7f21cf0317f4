import type { RunOptions } from "axe-core";

export const axeOptions = {
  rules: {
    // A screen alone has no landmarks; the application's frame provides them.
    region: { enabled: false },
    // axe does not include this rule by default.
    "target-size": { enabled: true },
  },
  // No enabled rule needs style sheets or media.
  preload: false,
} satisfies RunOptions;
