import type { Schemas } from "@passerelle/api";
import { maxOfferSearch, parseMinimumPay, publicPaths } from "@passerelle/domain";
import { isCursor } from "../job-offers";
import { gazetteer } from "../places";

/** The filters of the list of offers, in the order of the address. */
const filters = [
  "search",
  "location",
  "near",
  "within",
  "contract",
  "remote",
  "minSalary",
  "withoutSalary",
  "company",
  "publishedWithin",
] as const;

/** Filters with countless or passing results, which search engines must not index. */
const unlisted = ["search", "location", "near", "minSalary", "company", "publishedWithin"] as const;

/** The highest page that an address may name. */
const maxPage = 1_000_000;

/** A salary as a number; as it was typed if it is none, so that the page can say so. */
function salaryOf(text: string): string {
  const read = parseMinimumPay(text);
  return read.kind === "pay" ? String(read.salaryMin) : text;
}

const hasSalary = (query: URLSearchParams) => /^\d{1,7}$/.test(query.get("minSalary") ?? "");

/** Keeps a place's id only with its name, and a distance only with a place: forms send all fields, typed or not. */
function keepPlace(query: URLSearchParams): void {
  const [location, near] = [query.get("location"), query.get("near")];
  const place = location !== null && near !== null ? gazetteer().find(near) : undefined;
  if (place && place.name !== location) query.delete("near");
  if (!query.has("location") && !query.has("near")) query.delete("within");
}

/**
 * The query of the list of offers as its address has it: names of a list joined by commas, no empty values, and no
 * other parameters. Forms that browsers send write the same search in many ways (D-382).
 */
export function listQuery(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string) => value !== "" && query.set(name, value);
  for (const name of filters) {
    const values = given.getAll(name).map((value) => value.trim().slice(0, maxOfferSearch));
    if (name === "minSalary") set(name, salaryOf(values[0] ?? ""));
    else if (name === "withoutSalary") set(name, hasSalary(query) && values[0] === "true" ? "true" : "");
    else set(name, values.filter((value) => value !== "").join(","));
  }
  keepPlace(query);
  for (const [name, value] of pageQuery(given)) query.set(name, value);
  return query;
}

/** The page in a query, from 2 on, and the cursor after which it begins (D-460). */
export function pageQuery(given: URLSearchParams): URLSearchParams {
  const [page, after] = [Number(given.get("page") ?? 1), given.get("after") ?? ""];
  if (!Number.isInteger(page) || page <= 1 || page > maxPage) return new URLSearchParams();
  return new URLSearchParams({ page: String(page), ...(isCursor(after) && { after }) });
}

/** The query of the call for a search: without a salary that is none, and without the name of a known place. */
export function callQuery(address: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(address);
  if (query.has("near")) query.delete("location");
  if (!hasSalary(query)) query.delete("minSalary");
  return query;
}

/** The query of a list with the filters that the server read out of its words. */
export function understoodQuery(query: URLSearchParams, understood: Schemas["OfferFilters"]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ["search", "within"]) next.delete(name);
  for (const [name, value] of Object.entries(understood)) next.set(name, String(value));
  return listQuery(next);
}

/** Whether search engines may list a search. */
export const isListed = (query: URLSearchParams): boolean => unlisted.every((name) => !query.has(name));

export function statedLanguage(given: URLSearchParams): "fr" | "en" | undefined {
  const lang = given.get("lang");
  return lang === "fr" || lang === "en" ? lang : undefined;
}

/** An address with a query, unless that is empty. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

/** The address of a search in the list of offers. */
export const listAddress = (query: URLSearchParams): string => withQuery(publicPaths.offers, query);
