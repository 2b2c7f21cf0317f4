import type { Schemas } from "@passerelle/api";
import type { OfferQuery } from "@passerelle/domain";
import { type PlaceQuery, readLocation, readSearch } from "../places";

/** The filters of a query, and the place that was read from its words or its location. */
interface Understood<Query> {
  query: Query;
  understood?: Schemas["OfferFilters"];
}

function readingOf({ search = "", location = "", near, latitude, within }: OfferQuery & PlaceQuery) {
  if (near !== undefined || latitude !== undefined) return undefined;
  if (location.trim() === "") return readSearch(search);
  const found = within === undefined ? undefined : readLocation(location, within);
  return found && { ...found, search };
}

/** Reads the place that a query names, in its words (D-412) or in a location with a distance (D-448). */
export function understand<Query extends OfferQuery & PlaceQuery>(query: Query): Understood<Query> {
  const reading = readingOf(query);
  if (!reading) return { query };
  const { place, within } = reading;
  const filters = { search: reading.search || undefined, location: undefined, near: place.id, within };
  return {
    query: { ...query, ...filters },
    understood: {
      ...(filters.search && { search: filters.search }),
      location: place.name,
      near: place.id,
      ...(within !== undefined && { within }),
    },
  };
}
