import { type RawBuilder, sql } from "kysely";
import pLimit from "p-limit";
import type { Db } from "../../platform/database/database";
import { pay } from "./filter";
import type { IndexedOffer } from "./offer-columns";
import { OfferRanking } from "./ranked-offers-index";

// A statement blocks the embedded database for some milliseconds.
const offersAtOnce = 500;

/** The offers of this process, as they are in the database. */
export interface IndexedOffers {
  /** Resolves with all open offers and these others, with all changes that were committed before the call. */
  current: (others?: readonly number[]) => Promise<OfferRanking>;
  /** Resolves once no read is in progress. */
  close: () => Promise<void>;
}

declare module "../../platform/http/handler" {
  interface Services {
    offers: IndexedOffers;
  }
}

type ById<Value> = Record<number, Value> | null;

interface Part {
  offers: (Omit<IndexedOffer, "company" | "pay" | "skills" | "words"> & { pay: number | null })[] | null;
  skills: ById<string[]>;
  words: ById<string[]>;
  /** By the recruiters' ids. */
  companies: ById<string>;
}

/** The names that a table has for each of these offers. */
const namesIn = (table: string, name: string) => sql`(
  select json_object_agg(offer_id, names) from (
    select offer_id, json_agg(${sql.ref(name)}) as names from ${sql.table(table)}
    where offer_id = any(array(select id from part)) and ${sql.ref(name)} is not null group by offer_id) named)`;

/** In few values, because reading one for each column of each offer would take longer than the query. */
async function readOffers(db: Db, condition: RawBuilder<boolean>): Promise<IndexedOffer[]> {
  const { rows } = await sql<Part>`
    with part as materialized (
      select o.id, o.recruiter_id as "recruiterId", o.active, o.closing_date as "closingDate", o.contract, o.remote,
        case when o.place_text = o.location then coalesce(o.place_id, '') else '' end as place,
        o.sector_key as sector, o.location, nullif(${pay}, 'Infinity') as pay,
        (extract(epoch from o.created_at) * 1000000)::float8 as "createdAt",
        case when o.public and o.hidden_at is null
          then coalesce((extract(epoch from o.published_at) * 1000000)::float8, 0) else 0 end as "publicSince"
      from job_offers o where ${condition} order by o.id limit ${sql.lit(offersAtOnce)})
    select (select json_agg(part) from part) as offers,
      ${namesIn("job_offer_skills", "skill_key")} as skills, ${namesIn("job_offer_words", "word")} as words,
      (select json_object_agg(user_id, company) from recruiter_profiles
       where user_id = any(array(select "recruiterId" from part))) as companies`.execute(db);
  const [part] = rows;
  return (part?.offers ?? []).map((offer) => ({
    ...offer,
    pay: offer.pay ?? Infinity,
    company: part?.companies?.[offer.recruiterId] ?? "",
    skills: part?.skills?.[offer.id] ?? [],
    words: part?.words?.[offer.id] ?? [],
  }));
}

const lastVersion = async (db: Db) => {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) as version from offer_versions`.execute(db);
  return rows[0]?.version ?? 0;
};

/** Reads all active offers. */
async function readAll(db: Db): Promise<OfferRanking> {
  const index = new OfferRanking();
  for (let last = 0, isEnd = false; !isEnd;) {
    const offers = await readOffers(db, sql`o.active and o.id > ${last}`);
    offers.forEach((offer) => index.put(offer));
    last = offers.at(-1)?.id ?? last;
    isEnd = offers.length < offersAtOnce;
  }
  return index;
}

const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / offersAtOnce) }, (_, part) =>
    items.slice(part * offersAtOnce, (part + 1) * offersAtOnce),
  );

/** Keeps the open offers in memory, and applies changes from the database before each use (D-370). */
export function indexOffersOf(db: Db): IndexedOffers {
  const inTurn = pLimit(1);
  let index: OfferRanking | undefined;
  let version = 0;
  let waiting: Promise<OfferRanking> | undefined;

  const readChanges = async (held: OfferRanking) => {
    for (let isEnd = false; !isEnd;) {
      const { rows } = await sql<{ id: number; version: number }>`
        select offer_id as id, version from offer_versions where version > ${version}
        order by version limit ${sql.lit(offersAtOnce)}`.execute(db);
      const ids = rows.map(({ id }) => id);
      const offers = ids.length > 0 ? await readOffers(db, sql`o.active and o.id = any(${ids}::bigint[])`) : [];
      ids.forEach((id) => held.remove(id));
      offers.forEach((offer) => held.put(offer));
      version = rows.at(-1)?.version ?? version;
      isEnd = rows.length < offersAtOnce;
    }
  };

  const update = async (): Promise<OfferRanking> => {
    if (index) {
      await readChanges(index);
      return index;
    }
    // Read first, so that changes committed while the offers are read are applied again.
    const start = await lastVersion(db);
    const read = await readAll(db);
    [index, version] = [read, start];
    return read;
  };

  /** Calls that arrive before an update starts share it. */
  const updated = () =>
    (waiting ??= inTurn(() => {
      waiting = undefined;
      return update();
    }));

  return {
    current: async (others = []) => {
      const held = await updated();
      const missing = others.filter((id) => !held.has(id));
      if (missing.length > 0)
        await inTurn(async () => {
          for (const ids of inParts(missing))
            for (const offer of await readOffers(db, sql`o.id = any(${ids}::bigint[])`)) held.put(offer);
        });
      return held;
    },
    close: () => inTurn(async () => undefined),
  };
}
