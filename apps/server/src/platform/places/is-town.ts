import { gazetteer } from "./gazetteer";
import { placeKey } from "./place-key";

const name = /^\p{L}[\p{L}'’. -]*[\p{L}.]$/u;
/** Towns whose name rather means a company. */
const companies = new Set(["orange", "santander"]);

/** Whether a text is the name of a town, a department or a region, with at least so many inhabitants. */
export function isTown(text: string, inhabitants: number): boolean {
  const key = placeKey(text);
  if (!name.test(text) || companies.has(key)) return false;
  return gazetteer()
    .named(key)
    .some(({ isShort, place }) => !isShort && place.population >= inhabitants);
}
