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
} from "./cross-process-broker";

const channel = "passerelle_live";
const prefix = "passerelle live ";
/** Limits how long a process on a failed machine appears to listen, because others wait for it. */
const noticeDeath = "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2";
const notifyAll = "select pg_notify($1, $2)";
const whoListens =
  "select application_name as name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)";

async function namesOver(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(whoListens, [prefix]);
  return rows.map(({ name }) => name.slice(prefix.length));
}

/**
 * PostgreSQL's LISTEN/NOTIFY on a separate connection, which reconnects after an error or a silence. Resolves once it
 * listens, or once the first attempt has failed.
 */
export async function openPostgresPubSub(
  { url, db, log }: { url: string; db: Db; log: Log },
  { name, greeting, onText, onGap, onCheck }: ChannelListener,
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
      application_name: `${prefix}${name}`,
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
      await fresh.query(`${noticeDeath}; listen ${channel}`);
      pause = reconnectPauses.first;
      onCheck(await namesOver(fresh));
      await fresh.query(notifyAll, [channel, greeting]);
      // A connection dropped by the network reports no error, but does not answer either.
      checkTimer = setInterval(() => void namesOver(fresh).then(onCheck, onLost), checkInterval).unref();
      isListening = true;
      if (hasMissed) onGap();
    } catch (error) {
      log.warn({ err: error }, "the live channel has lost the database");
      onLost();
    }
  };

  // Waits, because clients that connect earlier would miss events without noticing the gap.
  await listen();

  return {
    send: async (texts) => {
      await sql`select pg_notify(${channel}, text) from unnest(${texts}::text[]) as text`.execute(db);
    },
    listening: async () => {
      if (!client || !isListening) throw new Error("It does not listen.");
      return namesOver(client);
    },
    isConnected: () => isListening,
    close: async (farewell) => {
      closed = true;
      clearTimeout(reconnectTimer);
      clearInterval(checkTimer);
      if (isListening && farewell !== undefined)
        await client?.query(notifyAll, [channel, farewell]).catch(() => undefined);
      // Stops appearing as a listener at once, because the connection may take a while to end.
      if (isListening) await client?.query("set application_name = ''").catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
