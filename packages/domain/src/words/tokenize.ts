import { apostrophes, fold } from "./fold";

/** Words that elide before a vowel, as in l'export and qu'un. */
const elidable = "(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)";
const elided = new RegExp(`^${elidable}$`);
const elision = new RegExp(`^${elidable}[' ][aeiouyh]`);

// Longer words are truncated, because index entries have a maximum length.
const maxLength = 40;
const shortened = (word: string) => (word.length > maxLength ? Array.from(word).slice(0, maxLength).join("") : word);

/** A letter that may stand for the beginning of a name: 'N Diaye', 'O Brien', 'l Oréal'. */
const nameLetter = "[cdjlmnostCDJLMNOST]";
const isNameLetter = new RegExp(`^${nameLetter}$`);

/** A word between spaces: 'n'diaye' has one part without its elided beginning, and the joined 'ndiaye'. */
interface Words {
  parts: readonly string[];
  joined: string | undefined;
}

/** The words of a folded text. The 'diaye' of 'n diaye' also has the joined 'ndiaye'. */
export const tokenize = (text: string): Words[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}+#]+(?:'[\p{L}\p{N}+#]+)*/gu), ([whole]) => whole).map((whole, at, all) => {
    const [first = "", ...others] = whole.split("'");
    const parts = others.length > 0 && elided.test(first) ? others : [first, ...others];
    const before = all[at - 1] ?? "";
    const letter = isNameLetter.test(before) ? before : "";
    return {
      parts: parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).map(shortened),
      joined: others.length > 0 || letter !== "" ? shortened(letter + whole.replaceAll("'", "")) : undefined,
    };
  });

const word = String.raw`\p{L}[\p{L}\p{N}]*`;
const namesWithApostrophe = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])${nameLetter} |${word}[${apostrophes}])${word}(?:[${apostrophes}]${word})*`,
  "gu",
);

const hasCapitals = (name: string) => /^\p{Lu}\P{L}\p{Lu}/u.test(name);

/** The names with an apostrophe in a text, joined: 'ndiaye' and 'loreal', but nothing for an elision such as l'avis. */
export const joinedNames = (text: string): string[] =>
  Array.from(text.normalize("NFKC").matchAll(namesWithApostrophe), ([name]) => name)
    .filter((name) => hasCapitals(name) || !elision.test(fold(name)))
    .map((name) => shortened(fold(name).replaceAll(/[' ]/g, "")));
