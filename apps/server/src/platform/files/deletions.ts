import { sizeInName } from "@passerelle/domain";
import type { Db } from "../database/database";
import { smallName } from "./picture-sizes";
import { deleteFile } from "./rows";
import type { FileStore } from "./store";

/** Deletes files and their rows, unless somebody copies all of them. */
export interface Deletions {
  /** Does nothing while files are kept: the hourly cleanup comes back to them. */
  remove: (names: readonly string[]) => Promise<void>;
  /** Runs `work`, during which no file is deleted. */
  keepDuring: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Deletions in the store and in the table `files`. */
export function createDeletions(db: Db, store: FileStore): Deletions {
  let keepers = 0;
  const underWay = new Set<Promise<void>>();

  /** The bytes first: while the row exists, a failed removal is repeated by the next cleanup. */
  const removeAll = async (names: readonly string[]) => {
    for (const name of names) {
      if (keepers > 0) return;
      await store.delete(name);
      if (sizeInName(name)) await store.delete(smallName(name));
      await deleteFile(db, name);
    }
  };

  return {
    remove: async (names) => {
      const removal = removeAll(names);
      underWay.add(removal);
      await removal.finally(() => underWay.delete(removal));
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
