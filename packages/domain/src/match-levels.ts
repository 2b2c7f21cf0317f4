export type MatchLevel = "strong" | "medium" | "weak";

/** The share of declared skills from which a match is no longer weak. */
export const mediumShare = 0.4;

/** How well an offer with this share of declared skills matches. */
export function levelOf(share: number): MatchLevel {
  if (share >= 0.7) return "strong";
  return share >= mediumShare ? "medium" : "weak";
}
