import { skillAliases, versioned } from "./skill-aliases";

/** The keys of all skill spellings, for skills with several. */
export const keyOfSpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(skillAliases).flatMap(([key, others]) =>
    [key, ...others].map((name): [string, string] => [name, key]),
  ),
);

const escaped = (name: string) => name.replaceAll(/[.+]/g, String.raw`\$&`);
const anyOf = (names: readonly string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");
const start = String.raw`(?<![\p{L}\p{N}+#.])`;

const versions = new RegExp(
  String.raw`${start}(${anyOf(versioned.flatMap((key) => [key, ...(skillAliases[key] ?? [])]))})` +
    String.raw`\s?(?:v|version )?\s?\d{1,2}(?:\.(?:\d+|x))*\+?(?:\s?lts)?(?![\p{L}\p{N}])`,
  "gu",
);

/** A folded text without the versions of languages and frameworks: 'angular 17' becomes 'angular'. */
export const withoutVersions = (text: string): string => text.replace(versions, "$1");

const spellings = new RegExp(
  String.raw`${start}(?:${anyOf([...keyOfSpelling.keys()])})(?![\p{L}\p{N}+#]|\.\p{L})`,
  "gu",
);

/** Spellings with another meaning in sentences. */
const ambiguous: ReadonlySet<string> = new Set(["express", "go", "next", "node", "rails", "vue", "word"]);

/** A part of a text, with the search term of its skill; null for other text. */
interface Part {
  text: string;
  term: string | null;
}

const termOf = (spelling: string) => `skill/${keyOfSpelling.get(spelling)?.replaceAll(" ", "_") ?? ""}`;

/** Splits a folded text into skills with several spellings, and the text between them. */
export function skillParts(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: spelling, index } of text.matchAll(spellings)) {
    parts.push({ text: text.slice(at, index), term: null }, { text: spelling, term: termOf(spelling) });
    at = index + spelling.length;
  }
  return [...parts, { text: text.slice(at), term: null }];
}

/** The terms of the skills in a folded text; for sentences, without ambiguous ones. */
export const skillTerms = (text: string, isSentence: boolean): string[] =>
  skillParts(text).flatMap(({ text: spelling, term }) =>
    term === null || (isSentence && ambiguous.has(spelling)) ? [] : [term],
  );
