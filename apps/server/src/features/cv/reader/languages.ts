import { fluencyOf, fold, maxTagLength, namedLanguage, splitList, statedLevel, distinctTags } from "@passerelle/domain";
import { separators, withoutBullet } from "./words";

const codes =
  "af am ar az be bg bm bn br bs ca co cs cy da de el en eo es et eu fa ff fi fr ga gl gu ha he hi hr ht hu hy id is it ja ka kab kk km ko ku la lb ln lo lt lv mg mk ml mn mr ms mt my ne nl no oc pa pl ps pt rn ro ru rw sg si sk sl so sq sr sv sw ta te th ti tl tr uk ur uz vi wo yo zh zu";
const others = "cantonais cantonese creole darija flamand flemish lsf mandarin signes sign tamazight berbere berber";
const known = new Set([
  ...others.split(" "),
  ...["fr", "en", "es", "it", "de", "pt"].flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: "language" });
    return codes.split(" ").map((code) => fold(names.of(code) ?? ""));
  }),
]);
/** Whether a text is the name of a language, and nothing else. */
export const isLanguage = (name: string): boolean => known.has(fold(name));
const isKnown = (name: string) => isLanguage(name) || name.split(/[ -]/u).some((word) => known.has(fold(word)));

/** A level in symbols, and the ways in which a language is known, after its name. */
const drawnLevel = /[⚫⚪●○■□★☆⬤◯]{2,}/gu;
const ways = / ?:? (?:lue?|[ée]crite?|parl[ée]e?|read|written|spoken)$/iu;

/** Several languages with only spaces between them: 'inglese italiano francese'. */
const apart = (part: string) => {
  const words = part.trim().split(/\s+/u);
  return words.every(isLanguage) ? words : [part];
};

/** The label of a level is no language. */
const label = /^(?:level|niveau)$/iu;

/** A level in the next cell belongs to the language before it: 'Anglais ⇥ Courant'. */
const withLevels = (parts: readonly string[]) =>
  parts.reduce<string[]>((items, part) => {
    const last = items.at(-1);
    const isLevel = last !== undefined && !isKnown(part) && statedLevel(part) !== undefined && !statedLevel(last);
    return isLevel ? [...items.slice(0, -1), `${last} (${part})`] : [...items, part];
  }, []);

/**
 * The languages in these lines, with their levels as JSON Resume's `fluency`. An unknown word counts as a language only
 * with a level.
 */
export function languagesOf(lines: readonly string[]): { language: string; fluency?: string }[] {
  const items = lines
    .flatMap((line) => withLevels(splitList(line, separators).flatMap((part) => apart(withoutBullet(part.trim())))))
    .map((part) => namedLanguage(part.replaceAll(drawnLevel, "").replace(ways, "").trim()))
    .filter(({ name, stated }) => isKnown(name) || (stated !== undefined && !label.test(name)))
    .filter(({ name }) => /^\p{L}[\p{L} '’-]*$/u.test(name) && Array.from(name).length <= maxTagLength);
  return distinctTags(items.map(({ name }) => name)).map((language) => {
    const stated = items.find(({ name }) => name === language)?.stated;
    return { language, ...(stated && { fluency: fluencyOf(stated) }) };
  });
}
