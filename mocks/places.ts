import type { Schemas } from "@passerelle/api";
import { fold } from "@passerelle/domain";

const city = (id: string, name: string, postalCode: string, region: string): Schemas["FoundPlace"] => ({
  id,
  name,
  kind: "city",
  country: "FR",
  postalCode,
  department: postalCode.slice(0, 2),
  region,
});

const places: Schemas["FoundPlace"][] = [
  city("fr-75056", "Paris", "75001", "Île-de-France"),
  city("fr-69123", "Lyon", "69001", "Auvergne-Rhône-Alpes"),
  city("fr-44109", "Nantes", "44000", "Pays de la Loire"),
  city("fr-93066", "Saint-Denis", "93200", "Île-de-France"),
  city("fr-97411", "Saint-Denis", "97400", "La Réunion"),
  { ...city("fr-59350", "Lille", "59000", "Hauts-de-France"), partName: "Lomme" },
  { id: "fr-r84", name: "Auvergne-Rhône-Alpes", kind: "region", country: "FR" },
  { id: "geo-2660646", name: "Genève", kind: "city", country: "CH" },
];

/** The places whose name, part or postal code begins with a text. */
export const placesNamed = (text: string): Schemas["FoundPlace"][] =>
  places.filter(({ name, partName = "", postalCode = "" }) =>
    [name, partName, postalCode].some((known) => known !== "" && fold(known).startsWith(fold(text))),
  );
