import { jobOfferErrors, Problem } from "@passerelle/domain";
import { isWithin, placesAround, type Point } from "./distance";
import { type Gazetteer, gazetteer, type Place } from "../../platform/places/gazetteer";

/** What a search by place asks for. */
export interface PlaceQuery {
  near?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** The maximum distance in kilometres. */
  within?: number | undefined;
}

export interface Nearby {
  ids: ReadonlySet<string>;
  /** The distance in whole kilometres; undefined if the search has no centre, or the place has none. */
  distanceTo: (id: string) => number | undefined;
}

const isArea = ({ kind }: Place) => kind === "department" || kind === "region";

/** The departments and regions of places, in which an offer may be anywhere. */
const areasOf = ({ places }: Gazetteer, within: readonly Place[]) =>
  places.filter((area) => isArea(area) && within.some((place) => isWithin(place, area)));

function around(all: Gazetteer, centre: Point, km: number): Nearby {
  const found = placesAround(all, centre, km);
  const distances = new Map([...found].map(([{ id }, distance]) => [id, Math.round(distance)]));
  const closest = [...found].toSorted(([, one], [, other]) => one - other).slice(0, 1);
  const areas = areasOf(
    all,
    closest.map(([place]) => place),
  );
  return {
    ids: new Set([...distances.keys(), ...areas.map(({ id }) => id)]),
    distanceTo: (id) => distances.get(id),
  };
}

/** The places that match a search; undefined if it names none. Throws a 400 for an unknown one. */
export function nearby({ near, latitude, longitude, within }: PlaceQuery): Nearby | undefined {
  if (near === undefined) {
    if (latitude === undefined || longitude === undefined || within === undefined) return undefined;
    return around(gazetteer(), { latitude, longitude }, within);
  }
  const all = gazetteer();
  const place = all.find(near);
  if (!place) throw new Problem(400, jobOfferErrors.unknownPlace);
  if (within !== undefined && !isArea(place)) return around(all, place, within);
  const inside = all.places.filter((each) => isWithin(each, place));
  return { ids: new Set(inside.map(({ id }) => id)), distanceTo: () => undefined };
}
