import { hash } from "node:crypto";
import { maxSecondsAhead, type RateLimit, secondsToWait as waitFor, tooMany } from "@passerelle/domain";
import { sql, type RawBuilder } from "kysely";
import type { Clock } from "./clock";
import type { Db } from "./database/database";
import { prepared } from "./database/prepared-queries";
import { networksOf } from "./ip-networks";

/** A limit applied to an account, an address, or both. */
export interface LimitedSubject {
  limit: RateLimit;
  subject: string;
}

/**
 * A limit for the networks of an address, or for a subject in each of these networks. A client that changes its network
 * within a larger one uses up the larger one's limit.
 */
export const ofNetworks = (limit: RateLimit, address: string, subject?: string): LimitedSubject[] =>
  networksOf(address).map(({ name, room }) => ({
    limit: { ...limit, free: limit.free * room },
    subject: subject === undefined ? name : `${subject} ${name}`,
  }));

// Subjects contain e-mail addresses, so they are hashed.
const keyOf = ({ limit, subject }: LimitedSubject) =>
  `${limit.name}:${hash("sha256", subject.toLowerCase(), "base64url")}`;

interface Wait {
  seconds: number;
  limit: RateLimit;
}

/** The longest wait before the next attempt under these limits; undefined if it is allowed now. */
async function longestWait(db: Db, clock: Clock, limited: LimitedSubject[]): Promise<Wait | undefined> {
  const byKey = new Map(limited.map((one) => [keyOf(one), one.limit]));
  const rows = await db
    .selectFrom("rate_limits")
    .selectAll()
    .where("key", "=", sql<string>`any(${[...byKey.keys()]})`)
    .where("expires_at", ">", clock.now())
    .execute();
  const now = clock.now().getTime();
  const waits = rows.flatMap(({ key, count, started_at, expires_at }) => {
    const limit = byKey.get(key);
    const counted = { count, startedAt: started_at.getTime(), expiresAt: expires_at.getTime() };
    return limit ? { limit, seconds: waitFor(limit, counted, now) } : [];
  });
  return waits.filter(({ seconds }) => seconds > 0).toSorted((a, b) => b.seconds - a.seconds)[0];
}

/** Seconds to wait before the next attempt under all of these limits; 0 if now. */
export const secondsToWait = async (db: Db, clock: Clock, limited: LimitedSubject[]): Promise<number> =>
  (await longestWait(db, clock, limited))?.seconds ?? 0;

/** A statement that counts an attempt: it returns a row, or none if the attempt comes too soon and is not counted. */
export const counting = (now: Date, limited: LimitedSubject) => countingOf(now, keyOf(limited), limited.limit);

function countingOf(
  now: Date,
  key: string,
  { free, within, growing }: Omit<RateLimit, "name">,
): RawBuilder<{ count: number }> {
  const expiry = sql<Date>`${now}::timestamptz + ${within} * interval '1 second'`;
  const slides = growing !== undefined;
  const isOver = sql`(rate_limits.expires_at <= ${now}
    or rate_limits.started_at > ${now}::timestamptz + ${maxSecondsAhead} * interval '1 second')`;
  const delay = growing
    ? sql`least(${growing.most}::float, ${growing.first}::float * power(2, least(rate_limits.count - ${free}, 30)))`
    : sql`null::float`;
  return sql<{ count: number }>`
    insert into rate_limits (key, count, started_at, expires_at) values (${key}, 1, ${now}, ${expiry})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else rate_limits.count + 1 end,
      started_at = case when ${isOver} or ${slides} then ${now} else rate_limits.started_at end,
      expires_at = case when ${isOver} or ${slides} then ${expiry} else rate_limits.expires_at end
    where ${isOver}
      or rate_limits.count < ${free}
      or rate_limits.started_at + ${delay} * interval '1 second' <= ${now}
    returning count`;
}

const countOnce = prepared(
  (db, { now, key }: { now: Date; key: string }, free: number, within: number, first: number, most: number) => {
    const statement = countingOf(now, key, { free, within, ...(most > 0 && { growing: { first, most } }) });
    return { compile: () => statement.compile(db) };
  },
);

/** Counts an attempt and returns 0; if it comes too soon, returns the seconds to wait without counting it. */
export async function count(db: Db, clock: Clock, limited: LimitedSubject): Promise<number> {
  const { free, within, growing = { first: 0, most: 0 } } = limited.limit;
  const given = { now: clock.now(), key: keyOf(limited) };
  const rows = await countOnce(db, given, free, within, growing.first, growing.most);
  return rows.length > 0 ? 0 : Math.max(1, await secondsToWait(db, clock, [limited]));
}

export interface RateLimitStore {
  db: Db;
  clock: Clock;
}

/** Throws a 429 while any of these limits is exceeded; does not count an attempt. */
export async function rejectWhileLimited({ db, clock }: RateLimitStore, limited: LimitedSubject[]): Promise<void> {
  const wait = await longestWait(db, clock, limited);
  if (wait) throw tooMany(wait.seconds, wait.limit);
}

/** Counts an attempt for each of these limits; throws a 429 at the first that is exceeded. */
export async function countOrReject({ db, clock }: RateLimitStore, limited: LimitedSubject[]): Promise<void> {
  for (const one of limited) {
    const seconds = await count(db, clock, one);
    if (seconds > 0) throw tooMany(seconds, one.limit);
  }
}

/** Deletes the counts, after a success. */
export async function resetLimit(db: Db, ...limited: LimitedSubject[]): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("key", "=", sql<string>`any(${limited.map(keyOf)})`)
    .execute();
}
