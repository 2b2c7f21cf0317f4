import { readFileSync } from "node:fs";
import { fold, significantWords } from "@passerelle/domain";
import { readOptions } from "./options.mjs";

// Prints how many masculine and feminine titles have the same words, and how many titles of different trades do.

/** @typedef {{ masculine: string, feminine: string }} Pair */

const goals = { alike: 99.5, confused: 0.2 };

const { pairs: file, show } = readOptions("npm run score:titles", {
  pairs: "packages/domain/src/words/title-pairs.tsv",
  show: "20",
});

const [, ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
const all = lines.map((line) => {
  const [masculine = "", feminine = ""] = line.split("\t");
  return { masculine, feminine };
});

/** Published lists abbreviate "Chef coiffeur / Chef coiffeuse" to a title and half of one, in lower case. */
const pairs = all.filter(({ masculine, feminine }) => /^\p{Ll}/u.test(feminine) === /^\p{Ll}/u.test(masculine));

const wordsOf = (/** @type {string} */ title) => significantWords(title).join(" ");
/** Without stop words, which do not distinguish trades: "vendeur en gros", "vendeur de gros". */
const spelled = (/** @type {string} */ title) => {
  const small = /(?<!\p{L})(?:au|aux|de|des|du|en|et|la|le|les|sur|[dl]')(?!\p{L})/gu;
  return fold(title)
    .replaceAll(/[^\p{L}\p{N}']+/gu, " ")
    .replaceAll(small, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
};

const different = pairs.filter(({ masculine, feminine }) => wordsOf(masculine) !== wordsOf(feminine));

/** @type {Map<string, Map<string, Pair>>} */
const byWords = new Map();
for (const pair of pairs)
  for (const title of [pair.masculine, pair.feminine]) {
    const trades = byWords.get(wordsOf(title)) ?? new Map();
    byWords.set(wordsOf(title), trades.set(spelled(pair.masculine), pair));
  }
const confused = [...byWords.values()].filter(({ size }) => size > 1);
const confusedTitles = new Set(confused.flatMap((trades) => [...trades.values()]));

const percent = (/** @type {number} */ part) => (100 * part) / Math.max(pairs.length, 1);
const alike = percent(pairs.length - different.length);
console.log(
  `${pairs.length} pairs in ${file}; left out: ${all.length - pairs.length} lines with half a feminine title.`,
);
console.log(`Same words in both genders: ${alike.toFixed(2)} % (goal: at least ${goals.alike} %)`);
console.log(
  `Same words as another trade: ${percent(confusedTitles.size).toFixed(2)} % (goal: at most ${goals.confused} %)`,
);
for (const { masculine, feminine } of different.slice(0, Number(show))) console.log(`  ${masculine} | ${feminine}`);
for (const trades of confused.slice(0, Number(show)))
  console.log(`  ${[...trades.values()].map(({ masculine }) => masculine).join(" = ")}`);
if (alike < goals.alike || percent(confusedTitles.size) > goals.confused) process.exitCode = 1;
