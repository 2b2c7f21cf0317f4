import { countFilters, offerFilters, type OfferQuery } from "./offer-filters";
import { trimText } from "./text";

/** What an alert looks for, as a call for offers says it. */
export interface AlertFilters {
  search?: string;
  location?: string;
  contract?: string;
  remote?: string;
  minSalary?: number;
  company?: string;
}

/** The filters that make sense; undefined if there are none. */
export function keptAlert(query: OfferQuery): AlertFilters | undefined {
  const found = offerFilters({ ...query, publishedWithin: undefined });
  if (countFilters(found) === 0) return undefined;
  const { search = "", location = "", company = "", minSalary } = query;
  return {
    ...(found.words.length > 0 && { search: trimText(search) }),
    ...(found.places.length > 0 && { location: trimText(location) }),
    ...(found.contracts.length > 0 && { contract: found.contracts.join(",") }),
    ...(found.remotes.length > 0 && { remote: found.remotes.join(",") }),
    ...(minSalary !== undefined && { minSalary }),
    ...(found.companies.length > 0 && { company: trimText(company) }),
  };
}

/** What two alerts have in common that find the same offers, in whatever order and spelling. */
export function alertKey(filters: AlertFilters): string {
  const { words, places, companies, ...others } = offerFilters(filters);
  return JSON.stringify([words.toSorted(), places.toSorted(), companies.toSorted(), others]);
}

/** The words of an alert, by which its person knows it. */
export const alertName = ({ search, location, company }: AlertFilters): string =>
  [search, location, company].filter((text) => text !== undefined).join(", ");
