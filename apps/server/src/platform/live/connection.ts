import { randomUUID } from "node:crypto";
import type { Schemas } from "@passerelle/api";
import type { Language } from "@passerelle/domain";
import { WebSocket } from "ws";
import type { LiveUser } from "../session-lookup";
import { createSerialQueue, type SerialQueue } from "./serial-queue";

export type LiveServerMessage = Schemas["LiveServerMessage"];

/** The server's end of one client's live channel. */
export interface Connection {
  /** Unique across all processes. */
  id: string;
  socket: WebSocket;
  user: LiveUser;
  /** Handles the client's frames, then closes the connection, one task at a time. */
  queue: SerialQueue;
  /** The number of the client's frames in the queue. */
  queuedFrames: number;
  /** Whether the client has answered the last ping. */
  alive: boolean;
  language: Language;
  /** The number of the last message that was sent or reserved. */
  lastEventId: number;
}

const maxBufferedBytes = 1024 * 1024;

const internalError = 1011;

// A UUID for each connection would take 450 bytes, because its text is a tree of strings.
const thisProcess = randomUUID();
let opened = 0;

/** Wraps a newly opened socket. */
export const newConnection = (socket: WebSocket, user: LiveUser): Connection => ({
  id: `${thisProcess}-${(opened += 1)}`,
  socket,
  user,
  queue: createSerialQueue(),
  queuedFrames: 0,
  alive: true,
  // A browser's handshake contains the browser's language, not the interface's. Until the client sets one, this is the
  // language last requested over HTTP, otherwise that of the screens that show live messages.
  language: user.language ?? "fr",
  lastEventId: 0,
});

/** Reserves the number of a message before reading it can fail. */
export const nextEventId = (connection: Connection): number => (connection.lastEventId += 1);

/** Sends a message under its reserved number, or under the next one. */
export function send(connection: Connection, message: LiveServerMessage, eventId = nextEventId(connection)): void {
  write(connection, { ...message, eventId });
}

/** Sends a heartbeat with the last message's number and the language in use. */
export function sendHeartbeat(connection: Connection): void {
  // A message, because browsers do not expose pings.
  const { lastEventId, language } = connection;
  const heartbeat: LiveServerMessage = { type: "heartbeat", data: { lastEventId, language } };
  write(connection, heartbeat);
}

function write(connection: Connection, message: object): void {
  const { socket } = connection;
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) closeFailed(connection, "too much is unread");
  else socket.send(JSON.stringify(message));
}

/** Closes a connection after a failure, so that its client reconnects and reloads. */
export const closeFailed = ({ socket }: Connection, reason: string): void => socket.close(internalError, reason);
