/** A list of short words as it is kept: no blanks, each once whatever its capitals, as first spelled. */
export function tags(words: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of words.map((one) => one.trim())) {
    const key = word.toLowerCase();
    if (word !== "" && !byKey.has(key)) byKey.set(key, word);
  }
  return [...byKey.values()];
}
