import { namedLanguage } from "@passerelle/domain";
import { isLanguage } from "./languages";
import { isDateAlone, isDuration } from "./periods";
import { isRating, withoutRating } from "./ratings";
import { endsWithin, withoutBullet, wordsOfLines } from "./words";

const contactData =
  /@|^\(?\+?\d[\d\s().-]{7,}$|^\d{5} \p{Lu}|^\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|all[ée]e|chemin|impasse|route|quai|cours)\s/iu;
const webAddress = /^(?:https?:)?\/\/|^www\./iu;
/** Links of a page that was printed, and the place of a signature. */
const ofPage =
  /^(?:(?:mon|mes|my) (?:profile?|cv|git(?:hub|lab)|linkedin|e?-?mails?|portfolio|site)(?!\p{L})|t[ée]l[ée]charger |download |fait [àa] \p{Lu})/iu;
const label = /^[^:]{1,40}: (?=\S)/u;
/** Some authors write an arrow for a colon: 'Web → React'. */
const arrow = / (?:→|->|=>) /u;
const leadingWord = /^(?:and|et) (?=\S)/iu;
const pictures = /^(?:\p{Extended_Pictographic}\uFE0F?\s*)+(?=\p{L})/u;
/** More words are a sentence. */
const maxWords = 6;

const isSkill = (item: string) =>
  /\p{L}/u.test(item) &&
  !isRating(item) &&
  !isDuration(item) &&
  !isDateAlone(item.replace(/^le /i, "")) &&
  ![contactData, webAddress, ofPage].some((pattern) => pattern.test(item)) &&
  !endsWithin(item) &&
  !/^[ABC][12](?![\p{L}\d])/u.test(item) &&
  (item.match(/[^\s/&+-]+/g)?.length ?? 0) <= maxWords;

/** The language before a colon: '- Anglais : C1 (TOEFL 613)'. */
const languageBefore = /^(\p{L}[^:]*?) ?: \S/u;
const startsWithLanguage = (line: string) => isLanguage(languageBefore.exec(line)?.[1] ?? "");

const colon = /\s*:-?$/;

/** Lines with the names of groups, which end with a colon, made empty, unless most lines do. */
function withoutGroups(lines: readonly string[]): string[] {
  const names = lines.filter((line) => colon.test(line));
  const isMost = names.length * 2 > lines.filter(Boolean).length;
  return isMost ? [...lines] : lines.map((line) => (names.includes(line) ? "" : line));
}

/** The skills in the lines of a section, without contact data, durations and sentences, and the languages among them. */
export function skillsIn(given: readonly string[]): { skills: string[]; languages: string[] } {
  const lines = withoutGroups(given.map((line) => line.replace(arrow, " : ")));
  const withLevels = lines.filter((line) => startsWithLanguage(withoutBullet(line)));
  const items = wordsOfLines(lines.filter((line) => !withLevels.includes(line)));
  const alone = items.filter((item) => isLanguage(namedLanguage(item).name));
  const skills = items
    .filter((item) => !alone.includes(item))
    .map((item) =>
      withoutRating(withoutRating(item.replace(pictures, "")).replace(label, "").replace(leadingWord, "")).replace(
        colon,
        "",
      ),
    )
    .filter(isSkill);
  return { skills: [...new Set(skills)], languages: [...withLevels, ...alone] };
}
