import { isDuration } from "./periods";
import { isRating, withoutRating } from "./ratings";
import { wordsOfLines } from "./words";

const contactData =
  /@|^\(?\+?\d[\d\s().-]{7,}$|^\d{5} \p{Lu}|^\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|all[ée]e|chemin|impasse|route|quai|cours)\s/iu;
const label = /^[^:]{1,40}: (?=\S)/u;
const leadingWord = /^(?:and|et) (?=\S)/iu;
/** More words are a sentence. */
const maxWords = 6;

/** The skills in the lines of a section, without contact data, durations and sentences. */
export function skillsIn(lines: readonly string[]): string[] {
  const items = wordsOfLines(lines).map((item) =>
    withoutRating(withoutRating(item).replace(label, "").replace(leadingWord, "")).replace(/ ?:$/, ""),
  );
  const kept = items.filter(
    (item) =>
      !isRating(item) &&
      !isDuration(item) &&
      !contactData.test(item) &&
      (item.match(/[^\s/&+-]+/g)?.length ?? 0) <= maxWords,
  );
  return [...new Set(kept)];
}
