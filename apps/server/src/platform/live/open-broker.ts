import type { Config } from "../config";
import type { Db } from "../database/database";
import type { Log } from "../log";
import { type Broker, localBroker } from "./broker";
import { openPostgresPubSub } from "./postgres-pubsub";
import { type ChannelSettings, crossProcessBroker } from "./cross-process-broker";
import { sql } from "kysely";

/** Connects the processes that share a PostgreSQL, over the configured broker or the database itself. */
export async function openBroker(
  { databaseUrl, brokerUrl }: Pick<Config, "databaseUrl" | "brokerUrl">,
  db: Db,
  log: Log,
  settings?: ChannelSettings,
): Promise<Broker> {
  if (databaseUrl === undefined) return localBroker();
  if (brokerUrl === undefined)
    return crossProcessBroker(
      (listener) => openPostgresPubSub({ url: databaseUrl, db, log }, listener, settings),
      log,
      settings,
    );
  const { openRedisPubSub } = await import("./redis-pubsub");
  return crossProcessBroker(
    (listener) => openRedisPubSub({ url: brokerUrl, db, log }, listener, settings),
    log,
    settings,
  );
}

const nameOf = (hasBroker: boolean) => `passerelle ${hasBroker ? "with" : "without"} broker`;

/** The name of a server's connections in its PostgreSQL, which shows other servers the transport of its live events. */
export const connectionName = ({ brokerUrl }: Pick<Config, "brokerUrl">): string => nameOf(brokerUrl !== undefined);

/** Whether another server on the same database uses a broker and this one does not, or vice versa. */
export async function hasBrokerMismatch({ brokerUrl }: Pick<Config, "brokerUrl">, db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${nameOf(brokerUrl === undefined)}
    limit 1`.execute(db);
  return rows.length > 0;
}
