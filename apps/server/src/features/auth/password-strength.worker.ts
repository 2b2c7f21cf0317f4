import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as french } from "@zxcvbn-ts/language-fr";
import anyAscii from "any-ascii";
import type { OwnNames } from "../../platform/password-service";
import { serve } from "../../platform/worker/worker-tasks";
import type { Estimate, Weakness } from "./password-strength";

// A longer password is at least as strong as its beginning, and the time grows with the square of the length.
const maxLength = 40;
// Finds 237 of 240 common words with letters replaced; the default, 100, finds all but takes five times as long.
const l33tMaxSubstitutions = 16;

// Guesses, as powers of ten. The estimator counts ten for each random character, which is too few.
const minGuesses = 9;
const minGuessesOfRandom = 8;

const separators = ["", " ", ".", "-", "_"];
const minWordLength = 3;

/** Writes Latin letters without accents and removes invisible characters: neither makes a word harder to guess. */
const simplify = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/\p{Script=Latin}/gu, anyAscii);

// The upper row of a French keyboard, which the estimator knows by its digits only.
const ownDictionaries = { product: ["passerelle"], keys: ["&é\"'(-è_çà", "&é\"'(-è_çà)="] };

const dictionaries = Object.entries({ ...ownDictionaries, ...common, ...french }).map(([name, words]) => [
  name,
  [...new Set(words.map(simplify))],
]);

const estimator = new ZxcvbnFactory({
  dictionary: Object.fromEntries(dictionaries),
  graphs: adjacencyGraphs,
  maxLength,
  l33tMaxSubstitutions,
});

/** A person's names as people write them: in either order, in parts, with various separators. */
function wordsOf({ firstname, lastname, others }: OwnNames): string[] {
  const beforeAt = others.map((text) => text.split("@", 1)[0] ?? "");
  const withoutNumber = [...others, ...beforeAt].map((text) => text.replace(/\p{N}+$/u, ""));
  const whole = [firstname, lastname, `${firstname} ${lastname}`, `${lastname} ${firstname}`];
  const written = [...whole, ...others, ...beforeAt, ...withoutNumber].map(simplify).flatMap((name) => {
    const parts = name.split(/[^\p{L}\p{N}]+/u);
    return [name, ...parts, ...separators.map((between) => parts.join(between))];
  });
  const words = written.filter(({ length }) => length >= minWordLength).map((word) => word.slice(0, maxLength));
  return [...new Set(words)];
}

function weaknessOf({ password, owner }: Estimate["data"]): Weakness | undefined {
  const { guessesLog10, sequence } = estimator.check(simplify(password), wordsOf(owner));
  const isRandom = sequence.every(({ pattern }) => pattern === "bruteforce");
  if (guessesLog10 >= (isRandom ? minGuessesOfRandom : minGuesses)) return undefined;
  const isPersonal = sequence.some((match) => "dictionaryName" in match && match.dictionaryName === "userInputs");
  return isPersonal ? "personal" : "guessable";
}

await serve<Estimate>(weaknessOf);
