import type { Gazetteer, Place, PlaceName } from "../../platform/places/gazetteer";

/** A name in a text, with the places that it may mean. */
export interface Mention {
  candidates: readonly Place[];
  /** Those of them whose name only begins with it, beside others that have it whole. */
  begun?: readonly Place[];
}

/** A name without its article, or the beginning of a name, means only a larger place. */
const leastShort = 5_000;

/** A name may mean a place that it only begins, if that is this many times as populous as those that have it. */
const clearlyBegun = 10;

const isPresent = ({ former }: PlaceName) => former === undefined;

const isLarge = ({ place }: PlaceName) => place.population >= leastShort;

const placesOf = (names: readonly PlaceName[]) => [...new Set(names.map(({ place }) => place))];

/** The places whose present name goes on after a key, as Levallois-Perret after 'levallois'; none if all are small. */
export function begunBy(gazetteer: Gazetteer, key: string): Mention {
  const places = placesOf(gazetteer.named(`${key} `, true).filter(isPresent));
  return { candidates: places.some(({ population }) => population >= leastShort) ? places : [] };
}

/** The names with a key: whole before short ones, and no former name beside that of a larger place. */
function bestNames(gazetteer: Gazetteer, key: string): PlaceName[] {
  const names = gazetteer.named(key);
  const whole = names.filter(({ isShort }) => !isShort);
  if (whole.length === 0) return names.filter(isLarge);
  return whole.some((name) => isPresent(name) && isLarge(name)) ? whole.filter(isPresent) : whole;
}

/** The places that have a name, and larger ones that it may be short for: Clermont, Boulogne. */
export function namedBy(gazetteer: Gazetteer, key: string): Mention {
  const names = bestNames(gazetteer, key);
  const candidates = placesOf(names);
  if (candidates.length === 0) return { candidates };
  const known = Math.max(0, ...names.filter(isPresent).map(({ place }) => place.population));
  const least = Math.max(leastShort, clearlyBegun * known);
  const begun = begunBy(gazetteer, key).candidates.filter(
    (place) => !candidates.includes(place) && place.population >= least,
  );
  return { candidates: [...candidates, ...begun], begun };
}
