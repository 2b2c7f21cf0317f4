import { setTimeout as pause } from "node:timers/promises";
import { maxHeartbeatRound, SESSION_ENDED } from "@passerelle/domain";
import type { Db } from "../database/database";
import type { Log } from "../log";
import type { Metrics } from "../metrics";
import type { Sessions } from "../session-lookup";
import type { Broker } from "./broker";
import { closeFailed, nextEventId, send, sendHeartbeat, type Connection } from "./connection";
import { drain } from "./drain";
import type { LiveEvent } from "./events";
import type { LiveFeature, ReadMessage } from "./live-feature";
import { createSerialQueue, type SerialQueue } from "./serial-queue";

export interface LiveConnectionsParts {
  db: Db;
  log: Log;
  metrics: Pick<Metrics, "gauge" | "liveDelivery">;
  broker: Broker;
  sessions: Pick<Sessions, "findValid">;
  live: Pick<LiveFeature, "deliveries" | "greetings">;
}

interface ConnectedUser {
  connections: Set<Connection>;
  /** Runs one delivery at a time, so that the last count to arrive is the last one read. */
  queue: SerialQueue;
  /** The number of waiting and running deliveries. */
  queued: number;
}

/** The live connections of this process. */
export interface LiveConnections {
  add: (connection: Connection) => Promise<void>;
  countOf: (userId: number) => number;
  /**
   * Sends every connection a heartbeat and a ping; closes connections that did not answer the last ping or have no
   * session.
   */
  heartbeat: () => Promise<void>;
  /** Closes all connections, each once its client's frames are answered. */
  close: () => Promise<void>;
}

const goingAway = 1001;

const heartbeatsPerBatch = 50;
const maxGapMilliseconds = 20;
const maxQueuedDeliveries = 1_000;

const endSession = ({ socket }: Connection) => socket.close(SESSION_ENDED, "session ended");

/** Sends a heartbeat and a ping, or terminates a connection that did not answer the last one. */
const beat = (connection: Connection) => {
  if (connection.alive) {
    connection.socket.ping();
    sendHeartbeat(connection);
  } else connection.socket.terminate();
  connection.alive = false;
};

/** Reads each message and sends it under the number reserved for it, or under the next one to later connections. */
async function deliver(
  recipients: () => readonly Connection[],
  messages: readonly ReadMessage[],
  reserved: ReadonlyMap<Connection, readonly number[]>,
): Promise<void> {
  if (recipients().length === 0) return;
  for (const [index, read] of messages.entries()) {
    const messageIn = await read();
    if (!messageIn) continue;
    for (const connection of recipients())
      send(connection, messageIn(connection.language), reserved.get(connection)?.[index]);
  }
}

/** Skips a number, which makes clients reload their data. */
async function tellGap(batch: readonly Connection[]): Promise<void> {
  for (const connection of batch) {
    nextEventId(connection);
    sendHeartbeat(connection);
  }
}

/** Keeps the connections by user, and delivers published events to them. */
export function createLiveConnections({
  db,
  log,
  metrics,
  broker,
  sessions,
  live,
}: LiveConnectionsParts): LiveConnections {
  const users = new Map<number, ConnectedUser>();
  const connectionsOf = (userId: number) => [...(users.get(userId)?.connections ?? [])];
  metrics.gauge("live_connections", "Open live connections.", () => allConnections().length);
  const allConnections = () => [...users.values()].flatMap(({ connections }) => [...connections]);

  /** Queues messages; closes connections that cannot receive them. */
  const enqueue = async (
    userId: number,
    recipients: () => readonly Connection[],
    messages: readonly ReadMessage[],
  ): Promise<void> => {
    const user = users.get(userId);
    if (!user) return;
    const reserved = new Map(
      recipients().map((connection) => [connection, messages.map(() => nextEventId(connection))]),
    );
    const fail = (reason: string) => recipients().forEach((connection) => closeFailed(connection, reason));
    if (user.queued >= maxQueuedDeliveries) return fail("too much is due");
    user.queued += 1;
    const end = metrics.liveDelivery.startTimer();
    try {
      await user.queue(() => deliver(recipients, messages, reserved));
    } catch (error) {
      log.error({ err: error }, "a live event was not delivered");
      fail("an event was not delivered");
    } finally {
      user.queued -= 1;
      end();
    }
  };

  const messagesOf = <Kind extends keyof LiveFeature["deliveries"]>(userId: number, event: LiveEvent<Kind>) =>
    live.deliveries[event.kind](db, userId, event);

  const onEvent = (userId: number, event: LiveEvent) => {
    if (event.kind === "session-ended")
      return connectionsOf(userId)
        .filter(({ user }) => user.sessionId === event.sessionId)
        .forEach(endSession);
    if (event.kind === "session-revoked") return;
    // A process of another version may publish unknown kinds.
    if (!Object.hasOwn(live.deliveries, event.kind)) return;
    const recipients = () => connectionsOf(userId).filter(({ id }) => id !== event.via);
    void enqueue(userId, recipients, messagesOf(userId, event));
  };
  /** Handles all connections in batches with pauses, because thousands at once would delay messages. */
  const inBatches = async (call: (batch: readonly Connection[]) => Promise<void>) => {
    const all = allConnections();
    const gap = Math.min(maxGapMilliseconds, (maxHeartbeatRound * heartbeatsPerBatch) / all.length);
    for (let start = 0; start < all.length; start += heartbeatsPerBatch) {
      if (start > 0) await pause(gap);
      await call(all.slice(start, start + heartbeatsPerBatch));
    }
  };

  broker.subscribe(onEvent, () => void inBatches(tellGap));

  return {
    add: async (connection) => {
      const { socket, user } = connection;
      const connected = users.get(user.id) ?? { connections: new Set(), queue: createSerialQueue(), queued: 0 };
      users.set(user.id, connected);
      connected.connections.add(connection);
      socket.on("close", () => {
        connected.connections.delete(connection);
        if (connected.connections.size === 0 && users.get(user.id) === connected) users.delete(user.id);
      });
      socket.on("pong", () => {
        connection.alive = true;
      });
      // Sent at once, because clients expect heartbeats only after the first one.
      sendHeartbeat(connection);
      await enqueue(
        user.id,
        () => [connection],
        live.greetings.map((greeting) => greeting(db, user.id)),
      );
    },
    countOf: (userId) => connectionsOf(userId).length,
    heartbeat: () =>
      inBatches(async (batch) => {
        const valid = await sessions.findValid(batch.map(({ user }) => user.sessionId));
        for (const connection of batch) {
          if (valid.has(connection.user.sessionId)) beat(connection);
          else endSession(connection);
        }
      }),
    close: () => drain(allConnections(), goingAway, "the server stops"),
  };
}
