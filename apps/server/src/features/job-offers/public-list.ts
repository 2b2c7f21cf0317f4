import type { Schemas } from "@passerelle/api";
import { offerFilters, type OfferQuery } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { type Nearby, nearby, type PlaceQuery } from "../places";
import { countChoices } from "./facets";
import { filterOf } from "./filter";
import type { IndexedOffers } from "./indexed-offers";
import { nearestOffers } from "./nearest-offers";
import type { Reader } from "./ranked-offers-index";
import { type Search, search } from "./word-search";

/** The offers that visitors find, the last published first. */
export interface PublicList {
  ids: readonly number[];
  found?: Search | undefined;
  near?: Nearby | undefined;
  facets?: Schemas["JobOfferFacets"];
  /** What an empty list would hold without one of its words or filters. */
  nearest?: Schemas["JobOfferNearest"][];
}

export type PublicQuery = OfferQuery & PlaceQuery & { facets?: boolean | undefined };

/** A search of visitors, or the offers of one recruiter. */
export type WantedPublic = { query: PublicQuery } | { recruiterId: number };

/** The reader for all visitors, who cannot see the offers of suspended recruiters. */
export async function visitor(db: Db): Promise<Reader> {
  const { rows } = await sql<{ id: number }>`select id from users where suspended_at is not null`.execute(db);
  return { keys: [], words: [], sector: "", blocked: rows.map(({ id }) => id), applied: [], isVisitor: true };
}

/** The ids of all open public offers that match a search. */
export async function listPublic(
  { db, offers }: { db: Db; offers: IndexedOffers },
  wanted: WantedPublic,
  { today, now }: { today: string; now: Date },
): Promise<PublicList> {
  const near = "query" in wanted ? nearby(wanted.query) : undefined;
  const [index, reader] = await Promise.all([offers.current(), visitor(db)]);
  if ("recruiterId" in wanted)
    return { ids: index.list(reader, today, { holds: ({ recruiterId }) => recruiterId === wanted.recruiterId }) };
  const filter = filterOf(offerFilters(wanted.query), now, near, "publicSince");
  const found = filter && (await search(db, index.vocabulary, reader, filter));
  const ids = index.list(reader, today, found);
  const counted = wanted.query.facets && { facets: countChoices(index, reader, { today, now }, found?.checks ?? []) };
  if (ids.length > 0 || !filter) return { ids, found, near, ...counted };
  const nearest = await nearestOffers({ db, reader, today }, index, filter, wanted.query.search ?? "");
  return { ids, nearest, ...counted };
}
