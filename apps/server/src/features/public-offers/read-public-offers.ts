import type { Schemas } from "@passerelle/api";
import { accountErrors, dayInParis, notFound } from "@passerelle/domain";
import { pageOf, type Paging } from "../../platform/http/paging";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import {
  type IndexedOffers,
  listPublic,
  type PublicQuery,
  rankedPage,
  understand,
  type WantedPublic,
} from "../job-offers";
import { readableOffer } from "./access";
import * as presenter from "./presenter";
import { findCompany, findOffer, findOffers, type Times } from "./store";

/** The services that reading public offers needs. */
export interface PublicReader {
  db: Db;
  clock: Clock;
  offers: IndexedOffers;
}

/** The present, for readers of public offers. */
export const timesOf = ({ clock }: Pick<PublicReader, "clock">): Times => {
  const now = clock.now();
  return { now, today: dayInParis(now) };
};

async function readPage(reader: PublicReader, wanted: WantedPublic, page: Paging): Promise<Schemas["PublicOfferPage"]> {
  const times = timesOf(reader);
  const { ids, nearest, facets, ...search } = await listPublic(reader, wanted, times);
  const { rows, next } = await rankedPage(ids, (some) => findOffers(reader.db, times.today, some), page);
  const text = "query" in wanted ? wanted.query.search : undefined;
  const items = rows.map((row) => presenter.foundOffer(row, search, text));
  return { ...pageOf(items, ids.length, page), next, ...(facets && { facets }), ...(nearest && { nearest }) };
}

/** One page of the public offers that meet filters (D-372). */
export async function readPublicOffers(
  reader: PublicReader,
  asked: PublicQuery,
  page: Paging,
): Promise<Schemas["PublicOfferPage"]> {
  const { query, understood } = understand(asked);
  return { ...(await readPage(reader, { query }, page)), ...(understood && { understood }) };
}

const rowsAtOnce = 100;

/** The newest public offers that match filters, in full: at most a number of them. */
export async function readNewestOffers(reader: PublicReader, asked: PublicQuery, max: number) {
  const times = timesOf(reader);
  const { query } = understand(asked);
  const { ids } = await listPublic(reader, { query }, times);
  const found: Schemas["PublicOffer"][] = [];
  for (let first = 0; first < Math.min(ids.length, max); first += rowsAtOnce) {
    const some = ids.slice(first, Math.min(first + rowsAtOnce, max));
    found.push(...(await findOffers(reader.db, times.today, some)).map(presenter.publicOffer));
  }
  return found;
}

/** A public offer in full, if visitors may read it. */
export async function readPublicOffer(reader: PublicReader, id: number): Promise<Schemas["PublicOffer"]> {
  return presenter.publicOffer(readableOffer(await findOffer(reader.db, timesOf(reader).today, id)));
}

/** A company with a page of its public offers; throws a 404 if it has none (D-374). */
export async function readPublicCompany(
  reader: PublicReader,
  username: string,
  page: Paging,
): Promise<Schemas["PublicCompany"]> {
  const company = await findCompany(reader.db, username, timesOf(reader));
  if (!company) throw notFound(accountErrors.noUser);
  const offers = await readPage(reader, { recruiterId: company.id }, page);
  return { ...presenter.publicCompany(company), offers };
}
