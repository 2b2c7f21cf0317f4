import { closestMatch } from "leven";

/** A name in the environment, and that of the setting which it probably stands for. */
export interface Misspelling {
  written: string;
  meant: string;
}

/** Shorter names are like many that have another meaning. */
const isLong = (name: string) => name.length >= 8;

/** Finds names that no setting has, but one or two letters away. */
export function findMisspelled(written: readonly string[], settings: ReadonlySet<string>): Misspelling[] {
  const long = [...settings].filter(isLong);
  return written
    .filter((name) => isLong(name) && !settings.has(name))
    .flatMap((name) => {
      const meant = closestMatch(name, long, { maxDistance: 2 });
      return meant === undefined ? [] : [{ written: name, meant }];
    });
}
