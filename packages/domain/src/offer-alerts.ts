import { countFilters, offerFilters, type OfferQuery } from "./offer-filters";
import { searchWords } from "./search";
import { trimText } from "./text";

/** The filters of an alert, in the form of the offers query. */
export interface AlertFilters {
  search?: string;
  /** Words of the location; beside `near` only the name of the place. */
  location?: string;
  /** The id of a known place. */
  near?: string;
  /** The maximum distance to it, in kilometres. */
  within?: number;
  contract?: string;
  remote?: string;
  minSalary?: number;
  withoutSalary?: boolean;
  company?: string;
}

// A text without a word would never match.
const textOf = (text = "") => (searchWords(text).length > 0 ? trimText(text) : "");

interface AlertQuery extends OfferQuery {
  near?: string | undefined;
  within?: number | undefined;
}

/** The filters as a query for offers: the name of a known place filters no words. */
export const alertQuery = ({ location, ...filters }: AlertFilters): AlertQuery =>
  filters.near === undefined ? { ...filters, location } : filters;

/** The valid filters of a query; undefined if there are none. */
export function keptAlert(query: AlertQuery): AlertFilters | undefined {
  const [search, location, company] = [textOf(query.search), textOf(query.location), textOf(query.company)];
  const found = offerFilters({ ...query, search, location, company, publishedWithin: undefined });
  const { minSalary, near = "", within } = query;
  if (countFilters(found) === 0 && near === "") return undefined;
  return {
    ...(search && { search }),
    ...(location && { location }),
    ...(near && { near }),
    ...(near && within !== undefined && { within }),
    ...(found.contracts.length > 0 && { contract: found.contracts.join(",") }),
    ...(found.remotes.length > 0 && { remote: found.remotes.join(",") }),
    ...(minSalary !== undefined && { minSalary }),
    ...(found.withoutSalary && { withoutSalary: true }),
    ...(company && { company }),
  };
}

/** A key that is equal for alerts that find the same offers, regardless of order and spelling. */
export function alertKey(filters: AlertFilters): string {
  const { near, within } = filters;
  const { words, places, companies, ...others } = offerFilters(alertQuery(filters));
  const keys = [words, places, companies].map((wanted) => wanted.map(({ whole }) => whole[0]).toSorted());
  return JSON.stringify([...keys, others, ...(near === undefined ? [] : [near, within])]);
}

/** The name of an alert: its search words. */
export const alertName = ({ search, location, company }: AlertFilters): string =>
  [search, location, company].filter((text) => text !== undefined).join(", ");
