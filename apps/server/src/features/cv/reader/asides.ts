import { isTimeOfWork, typeAlone } from "./evidence";
import { isDateAlone, isDuration } from "./periods";
import { isLocation } from "./places";
import { withoutBullet } from "./words";

/** Whether a piece of a head says something beside the title and place: a length, a town, a type, or no word at all. */
export const isAside = (text: string): boolean =>
  isDateAlone(text) ||
  isDuration(text) ||
  isLocation(text) ||
  isTimeOfWork(text) ||
  typeAlone(text) !== undefined ||
  !/\p{L}{2}|\p{L}\d/u.test(text);

/** A piece of a head without the punctuation around it, and without a length in brackets. */
export const tidy = (text: string): string =>
  withoutBullet(text)
    .replace(/^[\s,;:|·–—-]+|[\s,;:|·–—-]+$/gu, "")
    .replace(/\s*\((?:\d{1,2} (?:ans?|mois|years?|months?)[^()]*)\)$/u, "")
    .trim();

/** The pieces of a text that wide gaps or dividers separate, without asides. */
export const piecesIn = (text: string): string[] =>
  text
    .split(/\t|\s+[|·•]\s+/u)
    .map((piece) => tidy(piece))
    .filter((piece) => piece !== "" && !isAside(piece));
