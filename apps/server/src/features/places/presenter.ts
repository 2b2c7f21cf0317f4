import type { Schemas } from "@passerelle/api";
import type { Gazetteer, Place } from "../../platform/places/gazetteer";
import type { Suggestion } from "./suggest";

/** Coordinates are given to about a kilometre. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

function named(gazetteer: Gazetteer, { id, name, kind, country, postalCodes, department, region }: Place) {
  const [postalCode] = postalCodes;
  const regionName = gazetteer.find(`fr-r${region}`)?.name;
  return {
    id,
    name,
    kind,
    country,
    ...(postalCode !== undefined && { postalCode }),
    ...(department !== "" && { department }),
    ...(regionName !== undefined && kind !== "region" && { region: regionName }),
  };
}

/** A place as part of an offer. */
export const placeJson = (gazetteer: Gazetteer, place: Place): Schemas["Place"] => ({
  ...named(gazetteer, place),
  latitude: rounded(place.latitude),
  longitude: rounded(place.longitude),
});

/** A place to choose. */
export const suggestionJson = (gazetteer: Gazetteer, { place, former }: Suggestion): Schemas["FoundPlace"] => ({
  ...named(gazetteer, place),
  ...(former !== undefined && { partName: former }),
});
