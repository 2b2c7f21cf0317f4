import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult, sql } from "kysely";
import type { PoolClient } from "pg";

const writes = ["INSERT", "UPDATE", "DELETE", "MERGE"] as const;
const maxNames = 500;
const names = new Map<string, string>();

const mark = "/* unnamed */";

/** Marks a query with literal values, which must be planned for these values and would use up the names. */
export const unnamed = sql.raw(mark);

/**
 * The name under which the database keeps a statement's plan. Each connection keeps up to `maxNames`; later statements
 * (such as lists of many different lengths) run unnamed.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.includes(mark)) return undefined;
  // With literal offsets each page is a separate statement, so reading many pages would use up the names.
  if (/\boffset [1-9]/i.test(text)) return undefined;
  if (names.size >= maxNames || !/^[\s(]*(select|insert|update|delete|with)\b/i.test(text)) return undefined;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  names.set(text, name);
  return name;
}

// A newer release has added a column while this one runs, so the cached plan's result type has changed. The error's
// code covers other causes too, and its message is in the server's language.
const isOutdated = (error: unknown) =>
  error instanceof Error && "routine" in error && error.routine === "RevalidateCachedQuery";

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && "severity" in error && error.severity === "PANIC";

// The embedded database answers in the same turn of the event loop. Statements without an end would starve other
// callbacks; a turn for each would take as long as a small one.
const maxBusyMilliseconds = 2;
let lastTurn = 0;

interface ClientSettings {
  isEmbedded: boolean;
  onPanic: ((error: Error) => void) | undefined;
}

/** Runs every compiled query as a named statement, which is 1.4 to 2.5 times as fast as unnamed ones. */
export class NamedStatementClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #isEmbedded: boolean;
  readonly #onPanic: ((error: Error) => void) | undefined;

  constructor(client: PoolClient, { isEmbedded, onPanic }: ClientSettings) {
    this.#client = client;
    this.#isEmbedded = isEmbedded;
    this.#onPanic = onPanic;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== "string") throw new TypeError("Cursors are not used here.");
    return this.#run<R>(text, values);
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isEmbedded && performance.now() - lastTurn > maxBusyMilliseconds) {
      await turn();
      lastTurn = performance.now();
    }
    const name = nameOf(text);
    const query = { text, ...(values.length > 0 && { values: [...values] }) };
    const { command, rowCount, rows } = await this.#client.query(name ? { ...query, name } : query).catch((error) => {
      if (isPanic(error)) this.#onPanic?.(error);
      if (name === undefined || !isOutdated(error)) throw error;
      names.set(text, `${name}+`);
      return this.#client.query(query);
    });
    return { command: writes.find((one) => one === command) ?? "SELECT", rowCount: rowCount ?? 0, rows };
  }

  release(): void {
    this.#client.release();
  }
}
