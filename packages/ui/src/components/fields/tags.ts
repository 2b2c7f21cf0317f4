import { trimText } from "@passerelle/domain";
/** The items of a comma-separated text: trimmed, without empty ones, each once in its first spelling. */
export function splitTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const tag of text.split(",").map((item) => trimText(item))) {
    const key = tag.toLocaleLowerCase("fr");
    if (tag && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** The comma-separated text of a list, for editing in a form. */
export const joinTags = (tags: readonly string[]) => tags.join(", ");
