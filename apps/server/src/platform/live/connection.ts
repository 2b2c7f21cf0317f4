import { randomUUID } from "node:crypto";
import type { Schemas } from "@passerelle/api";
import type { Language } from "@passerelle/domain";
import { WebSocket } from "ws";
import type { CurrentUser } from "../http/handler";
import { inTurn } from "../in-turn";

/** What the server tells on the live channel. */
export type LiveServerMessage = Schemas["LiveServerMessage"];

/** Somebody's end of the live channel. */
export interface Connection {
  /** Its own on all processes. */
  id: string;
  socket: WebSocket;
  user: CurrentUser;
  /** What its client sends, and a server's leaving, one after the other: whatever came before is answered. */
  inOrder: ReturnType<typeof inTurn>;
  /** Whether it has answered since it was last asked. */
  alive: boolean;
  /** The language in which it is told things. */
  language: Language;
  /** The number of the last thing that it was, or is about to be, told. */
  lastEventId: number;
}

const mostUnsent = 1024 * 1024;

const internalError = 1011;

/** A connection that has just been opened. */
export const newConnection = (socket: WebSocket, user: CurrentUser): Connection => ({
  id: randomUUID(),
  socket,
  user,
  inOrder: inTurn(1),
  alive: true,
  // The handshake does not tell the interface's language: a browser puts its own there. Until the client says otherwise
  // it is the one last asked for, else that of the screens which live messages belong to.
  language: user.language ?? "fr",
  lastEventId: 0,
});

/** The number of something that a connection is to be told; taken before anything can go wrong with it. */
export const nextEventId = (connection: Connection): number => (connection.lastEventId += 1);

/** Sends a message, by its number if it has one already. */
export function send(connection: Connection, message: LiveServerMessage, eventId = nextEventId(connection)): void {
  write(connection, { ...message, eventId });
}

/**
 * A page sees no ping: this is what its client takes the connection for alive by, and what tells it that something was
 * lost, and in which language it is told things.
 */
export function sendHeartbeat(connection: Connection): void {
  const { lastEventId, language } = connection;
  const heartbeat: LiveServerMessage = { type: "heartbeat", data: { lastEventId, language } };
  write(connection, heartbeat);
}

function write(connection: Connection, message: object): void {
  const { socket } = connection;
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > mostUnsent) giveUp(connection, "too much is unread");
  else socket.send(JSON.stringify(message));
}

/** Closes a connection that cannot be served, so that its client comes back for what it has missed. */
export const giveUp = ({ socket }: Connection, reason: string): void => socket.close(internalError, reason);
