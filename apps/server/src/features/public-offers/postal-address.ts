import type { Schemas } from "@passerelle/api";

/** The parts of an offer's postal address, as far as they are known. */
export interface Address {
  locality?: string | undefined;
  postalCode?: string | undefined;
  region?: string | undefined;
  /** ISO 3166-1, two letters. */
  country: string;
}

/** The address of an offer's place. Without a known place, its location is assumed to be a town in France (D-376). */
export function addressOf({ location, place }: Pick<Schemas["PublicOffer"], "location" | "place">): Address {
  if (place === undefined) return { locality: location, country: "FR" };
  const { name, kind, postalCode, region, country } = place;
  if (kind === "department" || kind === "region") return { region: name, country };
  return { locality: name, postalCode, region, country };
}
