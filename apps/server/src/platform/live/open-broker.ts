import type { Config } from "../config";
import type { Db } from "../database/database";
import type { Log } from "../log";
import { type Broker, localBroker } from "./broker";
import { openPostgresPubSub } from "./postgres-pubsub";
import { type ChannelSettings, crossProcessBroker } from "./cross-process-broker";

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
