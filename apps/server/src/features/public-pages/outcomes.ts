import type { PublicContent, PublicPage, Schemas } from "@passerelle/api";
import { publicPaths } from "@passerelle/domain";
import { jobPosting } from "../public-offers";
import { callQuery, isListed, listAddress, listQuery, pageQuery, understoodQuery, withQuery } from "./list-address";
import type { Read, Reader } from "./read-contract-call";

/** A request for a page. */
export interface Visit {
  read: Reader;
  /** The public address of the server; empty if it is not configured. */
  origin: string;
  path: string;
  /** The query without the language. */
  query: URLSearchParams;
}

/** The address that shows a page. */
export interface Redirect {
  redirect: string;
  isPermanent: boolean;
}

export interface Shown extends Omit<PublicPage, "lang" | "statedLang" | "origin"> {
  status: number;
  retryAfter?: string | undefined;
}

export type Outcome = Redirect | Shown;

type Reason = (PublicContent & { kind: "missing" })["reason"];

const missing = (status: number, reason: Reason, { path }: Visit, retryAfter?: string): Shown => ({
  status,
  content: { kind: "missing", reason },
  address: path,
  isListed: false,
  retryAfter,
});

function errorOf({ body }: Read): string {
  const { error }: Schemas["ErrorBody"] = JSON.parse(body);
  return error;
}

/** A page for an answer that is neither found nor missing: its own sentence. */
const refused = (answer: Read, visit: Visit): Shown =>
  missing(answer.status, { message: errorOf(answer) }, visit, answer.retryAfter);

/** A page without offers: the one before it, if the offers after the last one shown have all left (D-460). */
function emptyPage(path: string, query: URLSearchParams, visit: Visit): Outcome {
  if (!query.has("after")) return missing(404, "page", visit);
  query.set("page", String(Number(query.get("page")) - 1));
  query.delete("after");
  return { redirect: withQuery(path, query), isPermanent: false };
}

/** /offers: the public offers that match the filters. */
export async function offersOutcome(visit: Visit): Promise<Outcome> {
  const query = listQuery(visit.query);
  const address = listAddress(query);
  if (address !== withQuery(visit.path, visit.query)) return { redirect: address, isPermanent: false };
  const call = callQuery(query);
  call.set("facets", "true");
  const answer = await visit.read(withQuery("/public/offers", call));
  if (answer.status !== 200) return refused(answer, visit);
  const list: Schemas["PublicOfferPage"] = JSON.parse(answer.body);
  if (list.understood) return { redirect: listAddress(understoodQuery(query, list.understood)), isPermanent: false };
  if (list.items.length === 0 && query.has("page")) return emptyPage(publicPaths.offers, query, visit);
  const shown = { status: 200, content: { kind: "offers", list }, address, isListed: isListed(query) } as const;
  for (const name of ["page", "after"]) query.delete(name);
  return visit.origin === "" ? shown : { ...shown, feed: withQuery("/offers.atom", callQuery(query)) };
}

/** /offers/:id-title: an offer, at the address with its present title. */
export async function offerOutcome(visit: Visit): Promise<Outcome> {
  const [, id] = /^\/offers\/(\d{1,15})(?:-|\/?$)/i.exec(visit.path) ?? [];
  if (id === undefined) return missing(404, "offer", visit);
  const answer = await visit.read(`/public/offers/${id}`);
  if (answer.status === 404 || answer.status === 400) return missing(404, "offer", visit);
  if (answer.status === 410) return missing(410, "closed", visit);
  if (answer.status !== 200) return refused(answer, visit);
  const { data: offer }: Schemas["PublicOfferAnswer"] = JSON.parse(answer.body);
  const address = publicPaths.offer(offer);
  if (address !== withQuery(visit.path, visit.query)) return { redirect: address, isPermanent: true };
  const shown = { status: 200, content: { kind: "offer", offer }, address, isListed: true } as const;
  if (visit.origin === "") return shown;
  return { ...shown, jsonLd: jobPosting(offer, visit.origin), picture: `/offers/${id}/preview.png` };
}

/** /companies/:username: a company and its public offers, at the address with its present username. */
export async function companyOutcome(visit: Visit): Promise<Outcome> {
  const query = pageQuery(visit.query);
  const [, username = ""] = /^\/companies\/([^/]+)/i.exec(visit.path) ?? [];
  const answer = await visit.read(withQuery(`/public/companies/${username}`, query));
  if (answer.status === 404 || answer.status === 400) return missing(404, "company", visit);
  if (answer.status !== 200) return refused(answer, visit);
  const { data: company }: Schemas["PublicCompanyAnswer"] = JSON.parse(answer.body);
  const path = publicPaths.company(company.username);
  const address = withQuery(path, query);
  if (address !== withQuery(visit.path, visit.query)) return { redirect: address, isPermanent: true };
  if (company.offers.items.length === 0 && query.has("page")) return emptyPage(path, query, visit);
  return { status: 200, content: { kind: "company", company }, address, isListed: true };
}
