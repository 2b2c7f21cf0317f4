import type { Db, Tx } from "./database";

// Unique violation, foreign key violation, deadlock, serialization failure: all may come from a concurrent transaction.
const conflicts: unknown[] = ["23505", "23503", "40P01", "40001"];
const isConflict = (error: unknown): boolean =>
  error instanceof Error && "code" in error && conflicts.includes(error.code);

const maxAttempts = 10;

/** Repeats work that lost to a concurrent transaction. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === maxAttempts) throw error;
    }
  }
}

/**
 * Runs `work` in a transaction, and retries it if a concurrent one made it fail. Lock rows in this order: posts,
 * comments, e-mail addresses, accounts by id, offers, applications, notifications, codes.
 */
export const inTransaction = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  retryConflicts(() => db.transaction().execute(work));
