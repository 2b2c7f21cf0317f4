import { SESSION_ENDED } from "@passerelle/domain";
import { sql } from "kysely";
import type { Broker, LiveEvent } from "./broker";
import type { Clock } from "../clock";
import type { Db } from "../database/database";
import { inTurn } from "../in-turn";
import type { Log } from "../log";
import { giveUp, nextEventId, send, sendHeartbeat, type Connection } from "./connection";
import { partFrom } from "./drain";
import { greetings, presentation, type Part, type PresentationParts } from "./deliveries";

export interface HubParts extends PresentationParts {
  db: Db;
  clock: Clock;
  log: Log;
  broker: Broker;
}

/** A user who is connected. */
interface Present {
  connections: Set<Connection>;
  /** One delivery after the other, so that the count which arrives last is the one that was read last. */
  inOrder: ReturnType<typeof inTurn>;
  /** How many deliveries are due. */
  waiting: number;
}

/** The live connections of this process. */
export interface Hub {
  add: (connection: Connection) => Promise<void>;
  countOf: (userId: number) => number;
  /** Gives every connection a sign of life and asks for one; ends those without one or without a session. */
  beat: () => Promise<void>;
  /** Parts from every connection, done once all are told. */
  close: () => Promise<void>;
}

const goingAway = 1001;
const startedAgain = 1012;

const fewAtATime = 50;

/** So many deliveries to a person may wait for their turn. */
const mostWaiting = 1_000;

const end = ({ socket }: Connection) => socket.close(SESSION_ENDED, "session ended");

/** Tells connections each part by the number that it has for them, or by the next one if they came later. */
async function deliver(
  told: () => readonly Connection[],
  due: readonly Part[],
  numbers: ReadonlyMap<Connection, readonly number[]>,
): Promise<void> {
  if (told().length === 0) return;
  for (const [n, read] of due.entries()) {
    const messageIn = await read();
    if (messageIn)
      for (const connection of told()) send(connection, messageIn(connection.language), numbers.get(connection)?.[n]);
  }
}

const isAbout = (event: LiveEvent) => (connection: Connection) =>
  event.kind !== "message-sent" || connection.id !== event.via;

/** Keeps the connections by user and delivers what is announced to them. */
export function createHub(parts: HubParts): Hub {
  const { db, clock, log, broker } = parts;
  const present = new Map<number, Present>();
  const of = (userId: number) => [...(present.get(userId)?.connections ?? [])];
  const all = () => [...present.values()].flatMap(({ connections }) => [...connections]);

  /** Delivers something once what was due before is delivered; who cannot be told is not left in the belief to be. */
  const inTurnOf = async (userId: number, told: () => readonly Connection[], due: readonly Part[]) => {
    const mine = present.get(userId);
    if (!mine) return;
    const numbers = new Map(told().map((connection) => [connection, due.map(() => nextEventId(connection))]));
    if (mine.waiting >= mostWaiting) return told().forEach((connection) => giveUp(connection, "too much is due"));
    mine.waiting += 1;
    try {
      await mine.inOrder(() => deliver(told, due, numbers));
    } catch (error) {
      log.error({ err: error }, "a live event was not delivered");
      for (const connection of told()) giveUp(connection, "an event was not delivered");
    } finally {
      mine.waiting -= 1;
    }
  };

  broker.subscribe(
    (userId, event) => {
      if (event.kind === "session-ended")
        return of(userId)
          .filter(({ user }) => user.sessionId === event.sessionId)
          .forEach(end);
      void inTurnOf(userId, () => of(userId).filter(isAbout(event)), presentation(parts, userId, event));
    },
    // Clients that come back load whatever they have missed.
    () => void partFrom(all(), startedAgain, "come back"),
  );

  const endWithoutSession = async () => {
    const ids = all().map(({ user }) => user.sessionId);
    if (ids.length === 0) return;
    const valid = await db
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", sql<number>`any(${ids}::bigint[])`)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", clock.now())
      .execute();
    const known = new Set(valid.map(({ id }) => id));
    all()
      .filter(({ user }) => ids.includes(user.sessionId) && !known.has(user.sessionId))
      .forEach(end);
  };

  return {
    add: async (connection) => {
      const { socket, user } = connection;
      const mine = present.get(user.id) ?? { connections: new Set(), inOrder: inTurn(1), waiting: 0 };
      present.set(user.id, mine);
      mine.connections.add(connection);
      socket.on("close", () => {
        mine.connections.delete(connection);
        if (mine.connections.size === 0 && present.get(user.id) === mine) present.delete(user.id);
      });
      socket.on("pong", () => {
        connection.alive = true;
      });
      // Only what has beaten once is given up for its silence, also in its first seconds.
      sendHeartbeat(connection);
      await inTurnOf(user.id, () => [connection], greetings(parts, user.id));
    },
    countOf: (userId) => of(userId).length,
    beat: async () => {
      await endWithoutSession();
      for (const [n, connection] of all().entries()) {
        // Thousands are asked for no more than a moment at a time, so that messages are not held up.
        if (n % fewAtATime === 0) await new Promise((resolve) => setImmediate(resolve));
        if (connection.alive) {
          connection.socket.ping();
          sendHeartbeat(connection);
        } else connection.socket.terminate();
        connection.alive = false;
      }
    },
    close: () => partFrom(all(), goingAway, "the server stops"),
  };
}
