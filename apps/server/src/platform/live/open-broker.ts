import type { Config } from "../config";
import type { Db } from "../database/database";
import type { Log } from "../log";
import { type Broker, localBroker } from "./broker";
import { openPostgresChannel } from "./postgres-channel";
import { type ChannelSettings, sharedBroker } from "./shared-broker";

/** Connects the processes that share a PostgreSQL, over the configured broker or the database itself. */
export async function openBroker(
  { databaseUrl, brokerUrl }: Pick<Config, "databaseUrl" | "brokerUrl">,
  db: Db,
  log: Log,
  settings?: ChannelSettings,
): Promise<Broker> {
  if (databaseUrl === undefined) return localBroker();
  if (brokerUrl === undefined)
    return sharedBroker(
      (listener) => openPostgresChannel({ url: databaseUrl, db, log }, listener, settings),
      log,
      settings,
    );
  const { openRedisChannel } = await import("./redis-channel");
  return sharedBroker((listener) => openRedisChannel({ url: brokerUrl, db, log }, listener, settings), log, settings);
}
