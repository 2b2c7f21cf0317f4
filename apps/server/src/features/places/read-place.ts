import { isWithin } from "./distance";
import type { Gazetteer, Place } from "../../platform/places/gazetteer";
import { placeWords } from "../../platform/places/place-key";
import { findMentions, type Qualifier } from "./place-mentions";
import type { Mention } from "./place-names";

/** The result of reading a text: one place, several places or candidates, or no certain place. */
export type PlaceReading =
  { kind: "place"; places: [Place] } | { kind: "several"; places: Place[] } | { kind: "none"; places: [] };

const none: PlaceReading = { kind: "none", places: [] };

/** A place is meant if it is this many times as populous as the others of its name. */
const clearly = 10;
const leastClear = 5_000;
/** An area is meant if it is this many times as populous as the cities of its name. */
const clearlyArea = 100;

const isArea = ({ kind }: Place) => kind === "department" || kind === "region";

const isInside = (place: Place, area: Place) => place !== area && isWithin(place, area);

function readingOf(places: readonly Place[]): PlaceReading {
  const [place, ...others] = places;
  if (!place) return none;
  return others.length === 0 ? { kind: "place", places: [place] } : { kind: "several", places: [...places] };
}

/** A city abroad counts like a French one with this part of its inhabitants. */
const abroad = 50;

const isFrench = ({ country }: Place) => country === "FR";

/** The places that a name may mean: one of them if it is clearly the best known. */
function likely(candidates: readonly Place[], begun: readonly Place[] = []): Place[] {
  const known = Math.max(0, ...candidates.filter(isFrench).map(({ population }) => population));
  const sorted = candidates
    .filter((place) => isFrench(place) || place.population / abroad > known)
    .toSorted((one, other) => other.population - one.population);
  const [first, second] = sorted;
  // Köln is not sure for 'Cologne', which is also in the Gers, nor is Clermont-Ferrand for 'Clermont'.
  if (!first || !second || (known > 0 && !isFrench(first)) || begun.includes(first)) return sorted;
  const needed = isArea(first) && !isArea(second) ? clearlyArea : clearly;
  return first.population >= Math.max(leastClear, needed * second.population) ? [first] : sorted;
}

/** The candidates that meet a qualifier. The postal code of a district means that district of its city. */
function narrow(candidates: readonly Place[], { holds, districts }: Qualifier): readonly Place[] {
  const inside = districts.filter((district) => candidates.some((place) => isInside(district, place)));
  return inside.length > 0 ? inside : candidates.filter(holds);
}

/** Applies each qualifier to the names that it fits; undefined if it fits none. */
function qualify(mentions: readonly Mention[], qualifiers: readonly Qualifier[]) {
  let lists = mentions.map(({ candidates }) => candidates);
  for (const qualifier of qualifiers) {
    const fitting = lists.map((list) => narrow(list, qualifier));
    if (fitting.every((list) => list.length === 0)) return undefined;
    lists = fitting.map((list, index) => (list.length > 0 ? list : (lists[index] ?? [])));
  }
  return lists;
}

/** Whether a name is the area of another one, like the department in 'Poitiers, Vienne'. */
const isAreaOf = (mention: Mention, others: readonly Mention[]) =>
  others.some(
    (other) =>
      other !== mention &&
      mention.candidates.some((area) => isArea(area) && other.candidates.some((place) => isInside(place, area))),
  );

const areaOf = ({ candidates }: Mention): Qualifier => ({
  holds: (place) => candidates.some((area) => isArea(area) && isInside(place, area)),
  posted: [],
  districts: [],
});

/** The places of postal codes that stand alone. */
const postedAt = (qualifiers: readonly Qualifier[]) => [
  ...new Set(qualifiers.flatMap(({ posted, districts }) => (districts.length > 0 ? districts : posted))),
];

/**
 * Reads the place that a text names. A text with a word that is neither a part of a name nor otherwise known, such as a
 * street or a quarter, names none for sure.
 */
export function readPlace(gazetteer: Gazetteer, text: string): PlaceReading {
  const found = findMentions(gazetteer, placeWords(text));
  if (!found) return none;
  const { mentions, qualifiers } = found;
  if (mentions.length === 0) return readingOf(postedAt(qualifiers));
  const areas = mentions.filter((mention) => isAreaOf(mention, mentions));
  const named = mentions.filter((mention) => !areas.includes(mention));
  const lists = qualify(named, [...qualifiers, ...areas.map(areaOf)]);
  if (!lists) return none;
  const meant = lists.map((list, index) => likely(list, named[index]?.begun));
  const isAround = (area: Place, index: number) =>
    meant.some((others, at) => at !== index && others.some((place) => isInside(place, area)));
  return readingOf([...new Set(meant.flatMap((list, index) => list.filter((area) => !isAround(area, index))))]);
}
