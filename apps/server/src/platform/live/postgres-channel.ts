import { sql } from "kysely";
import { Client } from "pg";
import type { Db } from "../database/database";
import type { Log } from "../log";
import {
  type Channel,
  type ChannelListener,
  type ChannelSettings,
  defaultCheckInterval,
  reconnectPauses,
} from "./shared-broker";

const channel = "passerelle_live";

/**
 * PostgreSQL's LISTEN/NOTIFY. It listens on a connection of its own, which reconnects after an error or a silence.
 * Resolves once it listens, or once the first attempt has failed.
 */
export async function openPostgresChannel(
  { url, db, log }: { url: string; db: Db; log: Log },
  { onText, onGap }: ChannelListener,
  { checkInterval = defaultCheckInterval }: ChannelSettings = {},
): Promise<Channel> {
  let hasMissed = false;
  let isListening = false;
  let client: Client | undefined;
  let closed = false;
  let pause = reconnectPauses.first;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let checkTimer: NodeJS.Timeout | undefined;

  const listen = async () => {
    const fresh = new Client({
      connectionString: url,
      application_name: "passerelle live",
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: checkInterval,
    });
    const onLost = () => {
      if (client !== fresh || closed) return;
      client = undefined;
      hasMissed = true;
      isListening = false;
      clearInterval(checkTimer);
      fresh.end().catch(() => undefined);
      reconnectTimer = setTimeout(() => void listen(), pause);
      pause = Math.min(reconnectPauses.longest, pause * 2);
    };
    client = fresh;
    fresh.on("notification", ({ payload = "" }) => onText(payload));
    fresh.on("error", onLost);
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      pause = reconnectPauses.first;
      isListening = true;
      // A connection that the network dropped reports no error, but does not answer either.
      checkTimer = setInterval(() => void fresh.query("select 1").catch(onLost), checkInterval).unref();
      if (hasMissed) onGap();
    } catch (error) {
      log.warn({ err: error }, "the live channel has lost the database");
      onLost();
    }
  };

  // Clients that connected earlier would miss events without knowing of the gap.
  await listen();

  return {
    send: async (texts) => {
      await sql`select pg_notify(${channel}, text) from unnest(${texts}::text[]) as text`.execute(db);
    },
    isConnected: () => isListening,
    close: async () => {
      closed = true;
      clearTimeout(reconnectTimer);
      clearInterval(checkTimer);
      await client?.end().catch(() => undefined);
    },
  };
}
