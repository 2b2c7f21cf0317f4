import type { Schemas } from "@passerelle/api";
import {
  accountErrors,
  dayInParis,
  jobOfferErrors,
  notFound,
  offerFilters,
  type OfferQuery,
  pageOf,
  type Paging,
  Problem,
} from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import * as presenter from "./presenter";
import { findCompany, findOffer, listCountedOffers, listOffers, type Times, type Wanted } from "./store";

/** The services that reading public offers needs. */
export interface PublicReader {
  db: Db;
  clock: Clock;
}

/** The present, for readers of public offers. */
export const timesOf = ({ clock }: PublicReader): Times => {
  const now = clock.now();
  return { now, today: dayInParis(now) };
};

async function readPage(reader: PublicReader, wanted: Wanted, page: Paging): Promise<Schemas["PublicOfferPage"]> {
  const { rows, next, total } = await listCountedOffers(reader.db, wanted, timesOf(reader), page);
  return { ...pageOf(rows.map(presenter.publicOfferSummary), total, page), next };
}

/** One page of the public offers that meet filters (D-372). */
export const readPublicOffers = (reader: PublicReader, query: OfferQuery, page: Paging) =>
  readPage(reader, { filters: offerFilters(query) }, page);

const rowsAtOnce = 100;

/** The newest public offers that match filters, in full: at most a number of them. */
export async function readNewestOffers(reader: PublicReader, query: OfferQuery, max: number) {
  const [filters, times] = [offerFilters(query), timesOf(reader)];
  const found: Schemas["PublicOffer"][] = [];
  let after: string | undefined;
  do {
    const size = Math.min(rowsAtOnce, max - found.length);
    const { rows, next } = await listOffers(reader.db, { filters }, times, { size, offset: 0, after });
    found.push(...rows.map(presenter.publicOffer));
    after = next ?? undefined;
  } while (after !== undefined && found.length < max);
  return found;
}

/** A public offer in full; throws a 410 if it is closed, and a 404 for any other (D-373). */
export async function readPublicOffer(reader: PublicReader, id: number): Promise<Schemas["PublicOffer"]> {
  const offer = await findOffer(reader.db, timesOf(reader).today, id);
  if (!offer) throw notFound(jobOfferErrors.noOffer);
  if (!offer.is_open) throw new Problem(410, jobOfferErrors.closed);
  return presenter.publicOffer(offer);
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
