/** French and English words without a meaning of their own, folded. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and at au aux avec chez d dans de des du en et for in l la le les " +
    "n of on or ou par pour qu s sur the to un une with"
  ).split(" "),
);

/** Names of contract types: a filter, which never affects the score. */
export const contractWords: ReadonlySet<string> = new Set([
  "alternance",
  "alternant",
  "cdd",
  "cdi",
  "freelance",
  "stage",
  "stagiaire",
]);
