/** Normalises tags: no blanks, no case-insensitive duplicates, first spelling kept. */
export function tags(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of texts.map((text) => text.trim())) {
    const key = tag.toLowerCase();
    if (tag !== "" && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
