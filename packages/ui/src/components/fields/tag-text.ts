import { distinctTags, splitList } from "@passerelle/domain";

const special = /[,()[\]{}\\]/g;
const escaped = /\\([,()[\]{}\\])/g;
// A placeholder for an escaped character, which no stored text contains.
const stand = "\0";

/** The items of a text, split at commas outside brackets (D-280); a backslash takes a comma or bracket literally. */
export function splitTags(text: string): string[] {
  const literal = [...text.matchAll(escaped)].map(([, character = ""]) => character);
  const words = splitList(text.replace(escaped, stand), /,/);
  return distinctTags(words.map((word) => word.replaceAll(stand, () => literal.shift() ?? "")));
}

/** The text of a list, for editing in a form: `splitTags` returns the same list. */
export function joinTags(tags: readonly string[]): string {
  const text = tags.join(", ");
  const again = splitTags(text);
  const isSame = again.length === tags.length && again.every((tag, index) => tag === tags[index]);
  return isSame ? text : tags.map((tag) => tag.replace(special, "\\$&")).join(", ");
}
