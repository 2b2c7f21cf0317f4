import { maxTagLength, maxTags, splitList, distinctTags } from "@passerelle/domain";
import { isOrganisation } from "./evidence";
import { isRating } from "./ratings";

const bullet = /^(?:[^\p{L}\p{N}\s(["«“'’+]\t|[•▪◦‣∙●○■□►▶➢➤✓✔☐☑✅◆◇▸▹»❖✦➔→·*–-] ?|[⋄◊⬥⁃➣➜⇒⟡★☆✩✪✶✱§¤] ?|o[ \t])/u;

/**
 * Whether a text begins in the middle of a sentence. An address does not, nor a name with a small letter: 'lycée Nord',
 * 'iGlobex'.
 */
export const startsLow = (text: string): boolean =>
  /^(?!https?:|www\.|\p{Ll}{1,3}\p{Lu})\p{Ll}/u.test(text) && !isOrganisation(text.split(" ")[0] ?? "");

export const isBullet = (line: string): boolean => bullet.test(line);
export const withoutBullet = (line: string): string => line.replace(bullet, "");

/** A text cut to `most` characters. */
export const clipped = (text: string, most: number): string => Array.from(text).slice(0, most).join("").trim();

export const separators = /[,;•|·\t]/u;

/** Splits a line at commas and similar separators. */
const wordsOf = (text: string): string[] =>
  distinctTags(
    splitList(text, separators)
      .map((word) =>
        withoutBullet(word.trim())
          .replace(/^[>›] ?|\.$/gu, "")
          .trim(),
      )
      .filter((word) => word !== "" && Array.from(word).length <= maxTagLength),
  );

const label =
  /^(?:technologies(?: utilis[ée]es| used)?|technos|stack|outils|tools|comp[ée]tences acquises|skills gained|environnement(?: technique)?|environment|mots-cl[ée]s)\s?:\s?/iu;

/** Whether a line is a list of words by its label. */
export const isLabelled = (line: string): boolean => label.test(line);

/** Whether a line consists of short items, with no sentence and no long number. */
export const isShort = (line: string): boolean =>
  !/[.!?:]$/.test(line) &&
  splitList(line, /,/).every((word) => word.trim().split(" ").length <= 3 && !/\d{5}/.test(word));

const addressLabel = /^📍|^(?:address|adresse|indirizzo|direcci[óo]n|anschrift|location|lieu|city|ville|place)\s?:/iu;

/** Whether a line is a list of words: at least two short items, no sentence and no address. */
export const isWordList = (line: string): boolean =>
  isLabelled(line) || (line.includes(",") && isShort(line) && !addressLabel.test(line));

/** The items of a line that is a list of words. */
export const listedWords = (line: string): string[] => wordsOf(line.replace(label, "")).slice(0, maxTags);

const within =
  /(?:^|\s)(?:&|et|and|or|ou|de|du|des|la|le|les|une?|à|aux?|en|of|for|with|the|to|in|avec|pour|sur|par)$|\p{L}-$/iu;
/** Whether a text ends within an expression: 'Gestion de', 'Système &'. */
export const endsWithin = (text: string): boolean => within.test(text);

/** The items of several lines: each line has its own, unless commas or an expression continue across lines. */
export function wordsOfLines(lines: readonly string[]): string[] {
  const joined = lines.reduce((text, line) => {
    const last = text.slice(text.lastIndexOf("\n") + 1);
    // A list continues after a comma, or with further commas.
    const isNext =
      (last.includes(",") && (last.endsWith(",") || line.includes(",") || startsLow(line))) ||
      (endsWithin(last) && !last.includes("\t"));
    const isNew = line === "" || isBullet(line) || line.includes(":") || !isNext;
    return `${text}${isNew ? "\n" : " "}${line}`;
  }, "");
  return distinctTags(joined.split("\n").flatMap((line) => wordsOf(withoutLabel(line))));
}

const withoutLabel = (line: string) => {
  const rest = line.replace(/^[^:,]{1,30}:/u, "");
  return isRating(rest.trim()) ? line : rest;
};

/** Words that cannot end a title. */
export const connects =
  /(?:^|\s)(?:et|de|du|des|d'|and|of|en|pour|for|à|au|aux|la|le|les|the|in|at|dans|chez|avec|par|l[’']entreprise|&)$|(?:^|,\s)universit[ée]$|[,/-]$/iu;

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
/** Whether a text is in capitals, but for a short word such as 'et'. */
export const isCapitals = (text: string): boolean => countOf(text, /\p{Lu}/gu) > 4 * countOf(text, /\p{Ll}/gu);
