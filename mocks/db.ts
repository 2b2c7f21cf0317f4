import { drop } from "@mswjs/data";
import type { Counted } from "@passerelle/domain";
import { createClock } from "./clock";
import { createLiveHub } from "./live-hub";
import { type Data, SEED_NOW, seed } from "./seed";
import { createTables } from "./tables";

const FIRST_NEW_ID = 1000;

export type DbOptions = {
  /** The moment that the data is told at; the mock's clock runs on from there. */
  now?: Date;
  /** `false` for empty tables. */
  seeded?: boolean;
};

/** A database of its own: tables of the contract's entities, a clock, and the live messages that its changes cause. */
export function createDb({ now = SEED_NOW, seeded = true }: DbOptions = {}) {
  const lastIds = new Map<string, number>();
  const nextId = (table: string) => {
    const next = (lastIds.get(table) ?? FIRST_NEW_ID - 1) + 1;
    lastIds.set(table, next);
    return next;
  };
  const tables = createTables(nextId);
  const clock = createClock(now);
  const fill = (data: Data) => {
    if (seeded) seed(tables, now, data);
  };
  fill("typical");
  return {
    ...tables,
    clock,
    nextId,
    /** Uploaded pictures by name. */
    files: new Map<string, Blob>(),
    live: createLiveHub(),
    /** What rate limits have counted. */
    counted: new Map<string, Counted>(),
    /** Who is told of every code that a mail would carry. */
    codeReaders: new Set<(email: string, code: string) => void>(),
    /** Back to the first moment, with the first data or other. */
    reset(data: Data = "typical") {
      drop(tables);
      this.files.clear();
      this.counted.clear();
      lastIds.clear();
      clock.reset();
      fill(data);
    },
  };
}

export type Db = ReturnType<typeof createDb>;

let shared: Db | undefined;

/** The database that handlers use when they are given none. */
export function defaultDb(): Db {
  shared ??= createDb();
  return shared;
}
