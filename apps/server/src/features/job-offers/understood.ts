import type { Schemas } from "@passerelle/api";
import type { OfferQuery } from "@passerelle/domain";
import { type PlaceQuery, readSearch } from "../places";

/** The filters of a query, and the place that was read from its words. */
interface Understood<Query> {
  query: Query;
  understood?: Schemas["OfferFilters"];
}

/** Reads the place that the words of a search name, unless the query has a place or a location (D-412). */
export function understand<Query extends OfferQuery & PlaceQuery>(query: Query): Understood<Query> {
  const { search = "", location = "", near, latitude } = query;
  const reading =
    near === undefined && latitude === undefined && location.trim() === "" ? readSearch(search) : undefined;
  if (!reading) return { query };
  const { place, within } = reading;
  const filters = { search: reading.search || undefined, near: place.id, within };
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
