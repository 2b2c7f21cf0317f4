import { maxSuggestedPlaces } from "@passerelle/domain";
import type { Gazetteer, Place, PlaceName } from "../../platform/places/gazetteer";
import { placeKey } from "../../platform/places/place-key";
import { readPlace } from "./read-place";

/** A suggested place, with the name of the former commune by which it was found. */
export type Suggestion = Pick<PlaceName, "place" | "former">;

/** By inhabitants; those of places abroad count less (`weightOf` in scripts/places/join.mjs). */
const inOrder = (found: readonly Suggestion[]) => found.toSorted((one, other) => one.place.order - other.place.order);

function begun(gazetteer: Gazetteer, key: string): Suggestion[] {
  if (/^\d{2,5}$/.test(key)) return inOrder(gazetteer.posted(key, true).map((place) => ({ place })));
  const names = gazetteer.named(key, true);
  const isWhole = (name: PlaceName) => name.key === key && !name.isShort;
  return [...inOrder(names.filter(isWhole)), ...inOrder(names.filter((name) => !isWhole(name)))];
}

/** The places that a text names, then those with a name or postal code that begins with it; each once. */
export function suggestPlaces(gazetteer: Gazetteer, text: string): Suggestion[] {
  const key = placeKey(text);
  if (key === "") return [];
  const { places } = readPlace(gazetteer, text);
  const found = new Map<Place, Suggestion>();
  for (const each of [...begun(gazetteer, key), ...places.map((place) => ({ place }))])
    if (!found.has(each.place)) found.set(each.place, each);
  const named = new Set(places);
  const isNamed = ({ place }: Suggestion) => Number(named.has(place));
  return [...found.values()].toSorted((one, other) => isNamed(other) - isNamed(one)).slice(0, maxSuggestedPlaces);
}
