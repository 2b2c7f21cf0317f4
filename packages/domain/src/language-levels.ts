import type { Language, Text } from "./language";
import { fold } from "./words/fold";

/** The levels of a language, lowest first: those of the CEFR, and a first language. */
export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export interface LanguageWithLevel {
  language: string;
  level: LanguageLevel;
}

const native: Text = { fr: "Langue maternelle", en: "Native" };

export const levelName = (level: LanguageLevel, language: Language): string =>
  level === "native" ? native[language] : level;

/** A language as a CV shows it: 'Anglais (C1)'. */
export const languageText = (name: string, level: LanguageLevel | undefined, language: Language): string =>
  level ? `${name} (${level === "native" ? native[language].toLowerCase() : level})` : name;

/** A level as JSON Resume's `fluency`. */
export const fluencyOf = (level: LanguageLevel): string => (level === "native" ? "Native speaker" : level);

/** Words for levels; the first match applies. An ambiguous word means the lower of its levels. */
const levelWords: readonly (readonly [LanguageLevel, RegExp])[] = [
  ["C2", /\b(?:near native|quasi natif)\b/],
  [
    "native",
    /\b(?:natif|nativo|native|natale|mat(?:ernelle|erna|erno)|mother tongue|first language|muttersprach\w*|madrelingua|lingua madre)\b/,
  ],
  ["C2", /\b(?:bilingue|bilingual|mastery)\b/],
  ["B2", /\b(?:upper intermediate|intermediaire (?:superieur|avancee?)|intermedio (?:alto|avanzado))\b/],
  ["B1", /\b(?:limited working|professionnelle limitee)\b/],
  [
    "A2",
    /\b(?:notions?|scolaire|scolastico|basics?|bases?|basic[oa]|elementary|elementare?|elemental|elementaire|grundkenntnisse|pre intermediate)\b/,
  ],
  [
    "C1",
    /\b(?:courante?|couramment|fluente?|fluently|fluid[oa]|fliessend|verhandlungssicher|proficient|avancee?|advanced|avanzad[oa]|avanzat[oa]|avancad[oa])\b/,
  ],
  ["C1", /\b(?:full professional|professionnelle complete)\b/],
  ["B2", /\b(?:professional|professionale|profesional|professionnel(?:le)?|working|operationnel(?:le)?)\b/],
  ["B1", /\b(?:intermediate|intermediaire|intermedi[oa]|intermediario|moyen(?:ne)?|conversational|conversation)\b/],
  ["A1", /\b(?:debutante?|beginner|principiante|anfanger)\b/],
];

/** The level in a text, such as 'C1', 'Native speaker' or 'Courant'; undefined if there is none (D-299). */
export function statedLevel(text: string): LanguageLevel | undefined {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\bnon nati(?:f|ve)\b/g, "");
  const code = /\b[abc][12]\b/.exec(words)?.[0].toUpperCase();
  return languageLevels.find((level) => level === code) ?? levelWords.find(([, pattern]) => pattern.test(words))?.[0];
}

/** The levels of a list of languages, in its order and spelling; those of other languages are dropped. */
export function levelsOf(languages: readonly string[], levels: readonly LanguageWithLevel[]): LanguageWithLevel[] {
  const byName = new Map(levels.map(({ language, level }) => [fold(language), level]));
  return languages.flatMap((language) => {
    const level = byName.get(fold(language));
    return level ? [{ language, level }] : [];
  });
}

const levelBehind =
  /(?: ?[([:–—-]| (?:langue|native?|natif|maternelle|bilingue|bilingual|courante?|fluent|intermediate|interm[ée]diaire|professionnel|professional|notions?|scolaire|basic|beginner|muttersprache|flie[ßs]+end|verhandlungssicher|grundkenntnisse|nativ[oa]|materna|madrelingua|avanzad[oa]|avanzato|fluente|intermedio|b[áa]sico|nivel|livello|niveau|level|[abc][12](?![\p{L}\d]))).*$/iu;

/** The name of a language and the level after it: 'Anglais (C1)', 'Breton : notions'. */
export function namedLanguage(text: string): { name: string; stated: LanguageLevel | undefined } {
  const name = text
    .replaceAll(/\([^()]*\)/gu, "")
    .replace(/\.$/, "")
    .replace(levelBehind, "")
    .trim();
  return { name, stated: statedLevel(text.slice(name.length)) };
}
