import { closestMatch } from "leven";

/** A name in the environment, and the similar setting that was probably meant. */
export interface Misspelling {
  written: string;
  meant: string;
}

/** Shorter names resemble too many names with other meanings. */
const isLong = (name: string) => name.length >= 8;

/** Finds names that differ from a setting's by one or two letters. */
export function findMisspelled(written: readonly string[], settings: ReadonlySet<string>): Misspelling[] {
  const long = [...settings].filter(isLong);
  return written
    .filter((name) => isLong(name) && !settings.has(name))
    .flatMap((name) => {
      const meant = closestMatch(name, long, { maxDistance: 2 });
      return meant === undefined ? [] : [{ written: name, meant }];
    });
}
