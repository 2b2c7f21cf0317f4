import { contractWords, stopWords } from "./stop-words";
import { wordKey } from "./gender";
import { fold } from "./fold";
import { withoutGenderMarks } from "./marks";
import { keyOfSpelling, withoutVersions } from "./skill-terms";

// A word on its own; 'c++', 'node.js' and 'front-end' stay as they are.
const wordsAlone = /(?<![\p{L}\p{N}+#.-])[a-z]+(?![\p{L}\p{N}+#-]|\.\p{L})/gu;

const keyOfForms = new Map([...keyOfSpelling].map(([name, key]) => [formsOf(name), key]));

function formsOf(name: string): string {
  return name.replace(wordsAlone, wordKey);
}

/** The comparison key of a declared or required skill. One with a number, such as 'Office 365', stays whole. */
export function skillKey(name: string): string {
  const whole = fold(name);
  const bare = withoutVersions(whole.replace(/(\s*\([^()]*\))+$/u, "") || whole);
  const forms = /\d/.test(bare) ? bare : formsOf(bare);
  return keyOfSpelling.get(bare) ?? keyOfForms.get(forms) ?? forms;
}

/** The beginning of skill keys for a typed text, whose last word may be unfinished. */
export function skillStart(text: string): string {
  const whole = fold(text);
  return whole.replace(wordsAlone, (word, at: number) => {
    const form = wordKey(word);
    return at + word.length < whole.length || word.startsWith(form) ? form : word;
  });
}

/** The significant words of a title in their common forms, each once: without H/F and stop words. */
export function significantWords(title: string): string[] {
  const plain = withoutVersions(withoutGenderMarks(fold(title)));
  const words = plain
    .split(/[^\p{L}\p{N}+#.]+/u)
    .map((word) => word.replace(/\.+$/u, ""))
    .filter((word) => word !== "" && !stopWords.has(word) && !contractWords.has(word));
  return [...new Set(words.map(wordKey))];
}
