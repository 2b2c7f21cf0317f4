import { skillAliases } from "./skill-aliases";
import { fold } from "./text";

const keyOf = new Map(
  Object.entries(skillAliases).flatMap(([key, others]) => others.map((other): [string, string] => [other, key])),
);

/** The comparison key of a declared or required skill. */
export function skillKey(name: string): string {
  const whole = fold(name);
  const bare = whole.replace(/(\s*\([^()]*\))+$/u, "") || whole;
  return keyOf.get(bare) ?? bare;
}

const gender = [
  /(?<![\p{L}\p{N}])[hfmx](\s*\/\s*[hfmx])+(?![\p{L}\p{N}])/gu, // H/F, F/H, H/F/X
  /(?<=\p{L})\([a-z]{1,5}\)/gu, // développeur(se)
  /(?<=\p{L})[·•][a-z]{1,5}([·•]s)?/gu, // ingénieur·e·s
];

/** Stop words. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    "a an and at au aux avec chez d dans de des du en et for in l la le les " +
    "n of on or ou par pour qu s sur the to un une with"
  ).split(" "),
);

// The contract type is a filter, never a weight, so its names are ignored here.
const contractWords = new Set(["alternance", "alternant", "cdd", "cdi", "freelance", "stage", "stagiaire"]);

/** The significant words of a title, each once: no H/F, no stop words. */
export function significantWords(title: string): string[] {
  const plain = gender.reduce((text, marks) => text.replace(marks, " "), fold(title));
  const words = plain.split(/[^\p{L}\p{N}+#.]+/u).map((word) => word.replace(/\.+$/u, ""));
  return [...new Set(words)].filter((word) => word !== "" && !smallWords.has(word) && !contractWords.has(word));
}
