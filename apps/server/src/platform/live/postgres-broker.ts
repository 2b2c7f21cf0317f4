import { sql } from "kysely";
import { Client } from "pg";
import type { Broker, LiveEvent, LiveListener } from "./broker";
import type { Db } from "../database/database";
import type { Log } from "../log";

const channel = "passerelle_live";
const longestPause = 30_000;
/** So many announcements are kept for when the database takes them again. */
const mostUnpublished = 10_000;

const kinds = new Set([
  "notification",
  "notifications-read",
  "message-sent",
  "message",
  "messages-read",
  "session-ended",
]);

function isAnnouncement(value: unknown): value is [number, LiveEvent] {
  if (!Array.isArray(value) || typeof value[0] !== "number") return false;
  const event: unknown = value[1];
  return typeof event === "object" && event !== null && "kind" in event && kinds.has(String(event.kind));
}

export interface BrokerSettings {
  /** Milliseconds between two questions whether the connection is alive, and for each answer. */
  checkEvery?: number;
}

/**
 * Carries announcements over PostgreSQL's LISTEN/NOTIFY to all processes that share it, on a connection of its own
 * that comes back by itself, also from a silence. What is announced meanwhile is lost, and whoever subscribed is told of
 * the gap. What the database does not take is announced again. It listens once this settles, unless the database is away.
 */
export async function postgresBroker(
  url: string,
  db: Db,
  log: Log,
  { checkEvery = 5_000 }: BrokerSettings = {},
): Promise<Broker> {
  const listeners: LiveListener[] = [];
  const gapListeners: (() => void)[] = [];
  let hasMissed = false;
  let client: Client | undefined;
  let closed = false;
  let pause = 1_000;
  let timer: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;
  let unpublished: string[] = [];
  let again: NodeJS.Timeout | undefined;

  const tell = (payload: string | undefined) => {
    const announced: unknown = JSON.parse(payload ?? "null");
    if (isAnnouncement(announced)) for (const listener of listeners) listener(...announced);
  };

  const listen = async () => {
    const fresh = new Client({
      connectionString: url,
      application_name: "passerelle live",
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: checkEvery,
    });
    const lost = () => {
      if (client !== fresh || closed) return;
      client = undefined;
      hasMissed = true;
      clearInterval(check);
      fresh.end().catch(() => undefined);
      timer = setTimeout(() => void listen(), pause);
      pause = Math.min(longestPause, pause * 2);
    };
    client = fresh;
    fresh.on("notification", ({ payload }) => tell(payload));
    fresh.on("error", lost);
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      pause = 1_000;
      // A connection that a network has dropped reports nothing: it does not answer either.
      check = setInterval(() => void fresh.query("select 1").catch(lost), checkEvery).unref();
      if (hasMissed) for (const tellGap of gapListeners) tellGap();
    } catch (error) {
      log.warn({ err: error }, "the live channel has lost the database");
      lost();
    }
  };

  const publish = async (payloads: readonly string[]) => {
    try {
      await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
    } catch (error) {
      if (closed) return;
      log.warn({ err: error }, "not announced yet");
      unpublished = [...unpublished, ...payloads].slice(-mostUnpublished);
      again ??= setTimeout(() => {
        again = undefined;
        void publish(unpublished.splice(0));
      }, checkEvery).unref();
    }
  };

  // Whoever connected before it listened would miss what is announced meanwhile, and nobody would tell them.
  await listen();

  return {
    publish: (userId, event) => publish([JSON.stringify([userId, event])]),
    subscribe: (listener, onGap) => {
      listeners.push(listener);
      gapListeners.push(onGap);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      clearTimeout(again);
      clearInterval(check);
      await client?.end().catch(() => undefined);
    },
  };
}
