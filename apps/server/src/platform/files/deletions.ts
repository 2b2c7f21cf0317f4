import { sql } from "kysely";
import type { Db } from "../database/database";
import { inTransaction } from "../database/transactions";
import { sizeInName, smallName } from "./picture-sizes";
import { deleteFile } from "./files-table";
import type { FileStore } from "./file-store";

/** Deletes files and their rows, except during a backup. */
export interface Deletions {
  /** Does nothing during `keepDuring`; the hourly cleanup deletes the files later. */
  remove: (names: readonly string[]) => Promise<void>;
  /** Runs `work`, during which no file is deleted. */
  keepDuring: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Runs one deletion unless files are being kept; resolves with whether it ran. */
type Permission = (work: (db: Db) => Promise<void>) => Promise<boolean>;
type Guard = Pick<Deletions, "keepDuring"> & { unlessKept: Permission };

/** For one process, which owns the embedded database. */
function guardHere(db: Db): Guard {
  let keepers = 0;
  const underWay = new Set<Promise<void>>();
  return {
    unlessKept: async (work) => {
      if (keepers > 0) return false;
      const deletion = work(db);
      underWay.add(deletion);
      await deletion.finally(() => underWay.delete(deletion));
      return true;
    },
    keepDuring: async (work) => {
      keepers += 1;
      try {
        await Promise.allSettled(underWay);
        return await work();
      } finally {
        keepers -= 1;
      }
    },
  };
}

const key = sql`hashtext('files are kept')`;

/** For all processes that share a PostgreSQL. */
const guardEverywhere = (db: Db): Guard => ({
  unlessKept: (work) =>
    inTransaction(db, async (tx) => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock_shared(${key}) as "isFree"`.execute(tx);
      if (!rows[0]?.isFree) return false;
      await work(tx);
      return true;
    }),
  keepDuring: (work) =>
    // Not retried, because `work` is a whole backup.
    // oxlint-disable-next-line no-restricted-properties
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${key})`.execute(tx);
      return work();
    }),
});

/** Deletions in the store and in the table `files`, on a shared database or not. */
export function createDeletions(db: Db, store: FileStore, isShared: boolean): Deletions {
  const { unlessKept, keepDuring } = isShared ? guardEverywhere(db) : guardHere(db);
  return {
    keepDuring,
    remove: async (names) => {
      for (const name of names) {
        // Deletes the bytes first: while the row exists, the next cleanup retries a failed deletion.
        const isDone = await unlessKept(async (one) => {
          await store.delete(name);
          if (sizeInName(name)) await store.delete(smallName(name));
          await deleteFile(one, name);
        });
        if (!isDone) return;
      }
    },
  };
}
