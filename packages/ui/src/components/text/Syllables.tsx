import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";

const vowel = "[aeiouyàâäáåãéèêëîïíôöóõøùûüúýÿæœ]";
const consonant = "[bcdfghjklmnpqrstvwxzçñß]";
const onset = `(?:[bcdfgkptv][lr]|[cpt]h|gn|qu|${consonant})${vowel}`;
// Not within the onset.
const apart = "(?<![bcdfgkptv](?=[lr]))(?<![cpt](?=h))(?<!g(?=n))(?<!q)";

// A part has at least four letters.
const longWord = /\p{L}{8,}/gu;
const between = new RegExp(String.raw`(?<=\p{L}{4})(?<=${vowel}${consonant}*)${apart}(?=${onset})(?=\p{L}{4})`, "giu");

/** The parts of a text between which a line may break with a hyphen: syllables of its long Latin words. */
export function syllables(text: string): string[] {
  const parts = [""];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(longWord)) {
    const [first = "", ...others] = word.split(between);
    parts.push((parts.pop() ?? "") + text.slice(end, index) + first, ...others);
    end = index + word.length;
  }
  return [...parts.slice(0, -1), (parts.at(-1) ?? "") + text.slice(end)];
}

/** A place where a line may break with a hyphen; neither read aloud nor copied. */
const SoftHyphen = chakra("span", { base: { _before: { content: '"\\00AD"' } } });

/**
 * A title whose long words break at syllables where a line is too narrow for them. `hyphens: auto` does so only for
 * languages that the browser has, and not for text of unknown language.
 */
export function Syllables({ children }: { children: string }) {
  return syllables(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <SoftHyphen aria-hidden />}
      {part}
    </Fragment>
  ));
}
