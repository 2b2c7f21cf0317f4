import { oneMore, type RateLimit, secondsToWait, tooMany } from "@passerelle/domain";
import type { Db } from "../db";

const keyOf = ({ name }: RateLimit, subject: string) => `${name}:${subject.toLowerCase()}`;

/** Seconds to wait before the next attempt; 0 if now. */
export const waitFor = (db: Db, limit: RateLimit, subject: string) =>
  secondsToWait(limit, db.counted.get(keyOf(limit, subject)), db.clock.now().getTime());

/** Throws a 429 while the subject has to wait; does not count. */
export function rejectWhileLimited(db: Db, limit: RateLimit, subject: string): void {
  const seconds = waitFor(db, limit, subject);
  if (seconds > 0) throw tooMany(seconds, limit);
}

/** Counts an attempt, or throws a 429 if it comes too soon. */
export function countOrReject(db: Db, limit: RateLimit, subject: string): void {
  rejectWhileLimited(db, limit, subject);
  const key = keyOf(limit, subject);
  db.counted.set(key, oneMore(limit, db.counted.get(key), db.clock.now().getTime()));
}

/** Resets the counter after a success. */
export function resetLimit(db: Db, limit: RateLimit, subject: string): void {
  db.counted.delete(keyOf(limit, subject));
}
