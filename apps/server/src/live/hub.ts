import type { Schemas } from "@passerelle/api";
import { sql } from "kysely";
import type { Broker, LiveEvent } from "../platform/broker";
import type { Clock } from "../platform/clock";
import type { Db } from "../platform/database";
import type { CurrentUser } from "../platform/handler";
import { inTurn } from "../platform/in-turn";
import type { Language } from "../platform/language";
import type { Log } from "../platform/log";
import { unreadMessages, unreadNotifications } from "../platform/unread";
import type { LiveDraft } from "../platform/validate";
import { languageOf, send, type Connection, type LiveServerMessage } from "./connection";
import { partFrom } from "./parting";

/** Reads a notification as its reader gets it; nothing if it is gone. */
export type ReadNotification = (
  db: Db,
  userId: number,
  id: number,
  language: Language,
) => Promise<Schemas["Notification"] | undefined>;

/** What the live channel needs of messages. */
export interface Messaging {
  /** Stores a message, or throws a `Problem`; nobody is to be told where it had been stored before. */
  send: (sender: CurrentUser, draft: LiveDraft) => Promise<{ id: number; recipientId: number | undefined }>;
  /** Reads a message as its sender gets it; nothing if it is gone. */
  readSent: (id: number, senderId: number) => Promise<LiveServerMessage | undefined>;
  /** Reads a message as the one gets it whom it is for; nothing if it is gone. */
  readNew: (id: number, recipientId: number) => Promise<LiveServerMessage | undefined>;
}

export interface HubParts {
  db: Db;
  clock: Clock;
  log: Log;
  broker: Broker;
  readNotification: ReadNotification;
  messaging: Pick<Messaging, "readSent" | "readNew">;
}

/** A user who is connected. */
interface Present {
  connections: Set<Connection>;
  /** One delivery after the other, so that the count which arrives last is the one that was read last. */
  inOrder: ReturnType<typeof inTurn>;
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

// Codes from 4000 are the application's own.
const sessionEnded = 4001;
const goingAway = 1001;
const startedAgain = 1012;

const fewAtATime = 50;

// A page sees no ping: this is what its client takes the connection for alive by.
const heartbeat: LiveServerMessage = { type: "heartbeat", data: {} };

const end = ({ socket }: Connection) => socket.close(sessionEnded, "session ended");

/** Keeps the connections by user and delivers what is announced to them (D-128, D-132, D-138). */
export function createHub({ db, clock, log, broker, readNotification, messaging }: HubParts): Hub {
  const present = new Map<number, Present>();
  const of = (userId: number) => [...(present.get(userId)?.connections ?? [])];
  const all = () => [...present.values()].flatMap(({ connections }) => [...connections]);

  const notificationsCount = async (userId: number): Promise<LiveServerMessage> => ({
    type: "unread_count_update",
    data: { unread_count: await unreadNotifications(db, userId) },
  });
  const messagesCount = async (userId: number): Promise<LiveServerMessage> => ({
    type: "unread_messages_count_update",
    data: { unread_count: await unreadMessages(db, userId) },
  });

  const tell = (userId: number, message: LiveServerMessage) => {
    for (const connection of of(userId)) send(connection, message);
  };

  const deliver = async (userId: number, event: LiveEvent) => {
    switch (event.kind) {
      case "session-ended":
        of(userId)
          .filter(({ user }) => user.sessionId === event.sessionId)
          .forEach(end);
        return;
      case "notification": {
        const language = languageOf(of(userId)[0]?.user);
        const notification = await readNotification(db, userId, event.id, language);
        if (notification)
          tell(userId, { type: "new_notification", data: { message: notification.message, notification } });
        tell(userId, await notificationsCount(userId));
        return;
      }
      case "notifications-read":
        tell(userId, await notificationsCount(userId));
        return;
      case "message-sent": {
        const isOther = ({ id }: Connection) => id !== event.via;
        if (!of(userId).some(isOther)) return;
        const message = await messaging.readSent(event.id, userId);
        if (message) for (const connection of of(userId).filter(isOther)) send(connection, message);
        return;
      }
      case "message": {
        const message = await messaging.readNew(event.id, userId);
        if (!message) return;
        tell(userId, message);
        tell(userId, await messagesCount(userId));
        return;
      }
      case "messages-read":
        tell(userId, await messagesCount(userId));
    }
  };

  broker.subscribe(
    (userId, event) => {
      present
        .get(userId)
        ?.inOrder(() => deliver(userId, event))
        .catch((error: unknown) => log.error({ err: error }, "a live event was not delivered"));
    },
    // Clients that come back load whatever they have missed (D-148).
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
      const mine = present.get(user.id) ?? { connections: new Set(), inOrder: inTurn(1) };
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
      send(connection, heartbeat);
      await mine.inOrder(async () => {
        send(connection, await notificationsCount(user.id));
        send(connection, await messagesCount(user.id));
      });
    },
    countOf: (userId) => of(userId).length,
    beat: async () => {
      await endWithoutSession();
      for (const [n, connection] of all().entries()) {
        // Thousands are asked for no more than a moment at a time, so that messages are not held up.
        if (n % fewAtATime === 0) await new Promise((resolve) => setImmediate(resolve));
        if (connection.alive) {
          connection.socket.ping();
          send(connection, heartbeat);
        } else connection.socket.terminate();
        connection.alive = false;
      }
    },
    close: () => partFrom(all(), goingAway, "the server stops"),
  };
}
