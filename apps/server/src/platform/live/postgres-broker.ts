import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import type { Db } from "../database/database";
import type { Log } from "../log";
import type { Broker, LiveListener } from "./broker";
import type { LiveEvent } from "./events";

const channel = "passerelle_live";
const maxPause = 30_000;
/** Events kept until the database accepts them again. */
const maxUnpublished = 10_000;

/** A user, their event, and the process that published it. */
type Published = [number, LiveEvent, string?];

function isPublished(value: unknown): value is Published {
  if (!Array.isArray(value) || typeof value[0] !== "number") return false;
  const event: unknown = value[1];
  return typeof event === "object" && event !== null && "kind" in event && typeof event.kind === "string";
}

export interface BrokerSettings {
  /** Milliseconds between two checks that the connection is alive, and for each answer. */
  checkInterval?: number;
}

/**
 * Carries events at once within this process, and over PostgreSQL's LISTEN/NOTIFY to all others that share it, on a
 * connection of its own that reconnects after an error or a silence. Events in between are lost, and the gap is reported to subscribers; events that
 * the database does not accept are published again later. Resolves once it listens, or once the first attempt has failed.
 */
export async function postgresBroker(
  url: string,
  db: Db,
  log: Log,
  { checkInterval = 5_000 }: BrokerSettings = {},
): Promise<Broker> {
  const self = randomUUID();
  const listeners: LiveListener[] = [];
  const gapListeners: (() => void)[] = [];
  let hasMissed = false;
  let isListening = false;
  let client: Client | undefined;
  let closed = false;
  let pause = 1_000;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let checkTimer: NodeJS.Timeout | undefined;
  const due: string[] = [];
  let turn = Promise.resolve();
  let unpublished: string[] = [];
  let republishTimer: NodeJS.Timeout | undefined;

  const tell: LiveListener = (userId, event) => listeners.forEach((listener) => listener(userId, event));

  const dispatch = (payload: string | undefined) => {
    const published: unknown = JSON.parse(payload ?? "null");
    if (!isPublished(published)) return;
    const [userId, event, from] = published;
    if (from !== self) tell(userId, event);
  };

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
      pause = Math.min(maxPause, pause * 2);
    };
    client = fresh;
    fresh.on("notification", ({ payload }) => dispatch(payload));
    fresh.on("error", onLost);
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      pause = 1_000;
      isListening = true;
      // A connection that the network dropped reports no error, but does not answer either.
      checkTimer = setInterval(() => void fresh.query("select 1").catch(onLost), checkInterval).unref();
      if (hasMissed) for (const onGap of gapListeners) onGap();
    } catch (error) {
      log.warn({ err: error }, "the live channel has lost the database");
      onLost();
    }
  };

  const publish = async (payloads: readonly string[]) => {
    try {
      await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
    } catch (error) {
      if (closed) return;
      log.warn({ err: error }, "live events wait to be published");
      unpublished = [...unpublished, ...payloads].slice(-maxUnpublished);
      republishTimer ??= setTimeout(() => {
        republishTimer = undefined;
        void publish(unpublished.splice(0));
      }, checkInterval).unref();
    }
  };

  // Clients that connected earlier would miss events without knowing of the gap.
  await listen();

  return {
    publish: (userId, event) => {
      tell(userId, event);
      const published: Published = [userId, event, self];
      due.push(JSON.stringify(published));
      // One statement carries all that came while the one before ran.
      turn = turn.then(() => (due.length > 0 ? publish(due.splice(0)) : undefined));
      return turn;
    },
    subscribe: (listener, onGap) => {
      listeners.push(listener);
      gapListeners.push(onGap);
    },
    isConnected: () => isListening,
    close: async () => {
      closed = true;
      clearTimeout(reconnectTimer);
      clearTimeout(republishTimer);
      clearInterval(checkTimer);
      await client?.end().catch(() => undefined);
    },
  };
}
