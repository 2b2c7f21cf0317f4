import { type WantedWord, wordsOfNames } from "@passerelle/domain";

// Shorter words have too many others that differ in one letter.
const minCorrected = 5;

const isCorrectable = (word: string) => word.length >= minCorrected && /^\p{L}+$/u.test(word);

/** Whether two words differ by one letter that was added, left out or replaced, or by two that were swapped. */
export function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  let end = 0;
  while (end < shorter - same && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(same, one.length - end), other.slice(same, other.length - end)];
  const isSwapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || Math.max(left.length, right.length) === 1;
}

/** The words of the titles, skills, companies and locations of offers. */
export class Vocabulary {
  readonly #words = new Set<string>();
  readonly #texts = new Set<string>();

  /** Adds words in the form in which they are compared. */
  add(words: readonly string[]): void {
    for (const word of words) this.#words.add(word);
  }

  /** Adds the words of a name, each name once. */
  addName(name: string): void {
    if (this.#texts.has(name)) return;
    this.#texts.add(name);
    this.add(wordsOfNames(name));
  }

  /** The words that were probably meant by one that no title, skill, company or location has (D-401). */
  correct({ start, whole }: WantedWord): string[] {
    if (start === null || !isCorrectable(start) || this.#has(start, whole)) return [];
    const typed = [start, whole[0]];
    return [...this.#words].filter((word) => typed.some((one) => isOneErrorApart(one, word)));
  }

  #has(start: string, whole: readonly string[]): boolean {
    if (whole.some((word) => this.#words.has(word))) return true;
    for (const word of this.#words) if (word.startsWith(start)) return true;
    return false;
  }
}
