import { fold, type LanguageWithLevel, levelsOf } from "@passerelle/domain";
import type { ApplicantProfileRow } from "./store";

/** The stored levels of an applicant's languages, in the list's order and spelling. */
export const languageLevelsOf = ({
  languages,
  language_levels,
}: Pick<ApplicantProfileRow, "languages" | "language_levels">): LanguageWithLevel[] =>
  levelsOf(
    languages,
    Object.entries(language_levels).map(([language, level]) => ({ language, level })),
  );

/** The levels to store for these languages (D-299). */
export const storedLevels = (languages: readonly string[], levels: readonly LanguageWithLevel[]): string =>
  JSON.stringify(Object.fromEntries(levelsOf(languages, levels).map(({ language, level }) => [fold(language), level])));
