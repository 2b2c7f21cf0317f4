import { publicPaths } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isPublic, offersAndRecruiters } from "./access";
import type { SitemapEntry } from "./sitemap";

/** With as many companies, less than half of the 50,000 addresses that a sitemap may have. */
const offersPerPart = 10_000;
const rowsAtOnce = 1_000;

/** The numbers of the parts that have addresses, from 1 on. The first always has the list of offers. */
export async function listParts(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part from generate_series(1, 1 + coalesce((
      select id from job_offers where active and public order by id desc limit 1), 0) / ${sql.lit(offersPerPart)}) part
    where part = 1 or exists (
      select from job_offers o join users u on u.id = o.recruiter_id
      where o.id > (part - 1) * ${sql.lit(offersPerPart)} and o.id <= part * ${sql.lit(offersPerPart)}
        and ${isPublic(today)})
    order by part`.execute(db);
  return rows.map(({ part }) => part);
}

const readRows = (db: Db, today: string, after: number, end: number) =>
  offersAndRecruiters(db)
    .select(["o.id", "o.job_title as jobTitle", "o.updated_at as changedAt", "u.username"])
    .where("o.id", ">", after)
    .where("o.id", "<=", end)
    .where(isPublic(today))
    .orderBy("o.id")
    .limit(sql.lit(rowsAtOnce))
    .execute();

/** The addresses of a part: its public offers and their companies. */
export async function readPart(db: Db, today: string, part: number): Promise<SitemapEntry[]> {
  const offers: SitemapEntry[] = [];
  const companies = new Set<string>();
  const end = part * offersPerPart;
  for (let after: number | undefined = end - offersPerPart; after !== undefined;) {
    const rows: Awaited<ReturnType<typeof readRows>> = await readRows(db, today, after, end);
    for (const { username, ...offer } of rows) {
      offers.push({ path: publicPaths.offer(offer), changedAt: offer.changedAt });
      companies.add(publicPaths.company(username));
    }
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id;
  }
  const list = part === 1 ? [{ path: publicPaths.offers }] : [];
  return [...list, ...offers, ...[...companies].map((path) => ({ path }))];
}
