import { createClock } from "./clock";
import { createLiveConnections } from "./live-connections";
import { type Data, SEED_NOW, seed } from "./seed";
import { createTables, emptyTables } from "./tables";

const FIRST_NEW_ID = 1000;

export type DbOptions = {
  /** The time that the seeds are relative to, and at which the mock's clock starts. */
  now?: Date;
  /** `false` creates empty tables. */
  seeded?: boolean;
};

/** An isolated database: tables of the contract's entities, a clock, and the live messages that its changes publish. */
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
    live: createLiveConnections(),
    /** The ids of created rows by the client's idempotency key. */
    created: new Map<string, number>(),
    /** Operations whose last response was lost. */
    lost: new Set<string>(),
    /** Resets clock and ids, and recreates the seeds. */
    reset(data: Data = "typical") {
      emptyTables(tables);
      this.files.clear();
      this.created.clear();
      this.lost.clear();
      lastIds.clear();
      clock.reset();
      fill(data);
    },
  };
}

export type Db = ReturnType<typeof createDb>;

let shared: Db | undefined;

/** The default database of handlers. */
export function defaultDb(): Db {
  shared ??= createDb();
  return shared;
}
