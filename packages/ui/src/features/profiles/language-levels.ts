import { languageLevels, type LanguageWithLevel } from "@passerelle/domain";

/** Levels as the text of a form's field, one language per line, because a form and its draft hold only texts. */
export const levelsText = (levels: readonly LanguageWithLevel[]): string =>
  levels.map(({ language, level }) => `${level} ${language}`).join("\n");

/** The levels in the text of a form's field. */
export const levelsIn = (text: string): LanguageWithLevel[] =>
  text.split("\n").flatMap((line) => {
    const level = languageLevels.find((each) => line.startsWith(`${each} `));
    return level ? [{ language: line.slice(level.length + 1), level }] : [];
  });
