import type { Schemas } from "@passerelle/api";
import { hasSurroundings, radii, defaultRadius } from "@passerelle/domain";
import type { Position } from "./use-geolocation";

/** A search in the place itself. */
export const onSite = "0";

/** The value of `near` for the person's own position, which is not stored in the address. */
export const aroundMe = "me";

/**
 * The place of a search, as in the address: a typed text, or a known place with its name and its id. Cities have a
 * radius in kilometres, departments and regions have none.
 */
export type PlaceFilter = Readonly<Record<"location" | "near" | "within", string>>;

export const noPlace: PlaceFilter = { location: "", near: "", within: "" };

const radiusOf = (within: string) => radii.find((km) => String(km) === within);

export const chosenPlace = ({ id, name, kind }: Schemas["FoundPlace"]): PlaceFilter => ({
  location: name,
  near: id,
  within: hasSurroundings(kind) ? String(defaultRadius) : "",
});

export const ownPlace: PlaceFilter = { location: "", near: aroundMe, within: String(defaultRadius) };

/** The valid parts of a filter: an id only with its name, a radius only around a place. */
export function keptPlace({ location, near, within }: PlaceFilter): PlaceFilter {
  if (near === aroundMe) return { location: "", near, within: radiusOf(within) ? within : String(defaultRadius) };
  if (location === "" || !/^[\w-]{1,20}$/.test(near)) return { ...noPlace, location };
  return { location, near, within: within === onSite || radiusOf(within) ? within : "" };
}

/** The place as query parameters of the call; the name of a known place filters no words. */
export function placeQuery({ location, near, within }: PlaceFilter, position: Position | undefined) {
  const radius = radiusOf(within);
  const around = radius === undefined ? {} : { within: radius };
  if (near === aroundMe) return position ? { ...position, ...around } : {};
  if (near !== "") return { near, ...around };
  return location === "" ? {} : { location };
}
