import { randomUUID } from "node:crypto";
import type { Schemas } from "@passerelle/api";
import { WebSocket } from "ws";
import type { CurrentUser } from "../platform/handler";
import { inTurn } from "../platform/in-turn";
import type { Language } from "../platform/language";

/** What the server tells on the live channel (specification §7). */
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
}

const mostUnsent = 1024 * 1024;

/**
 * The language a person last asked for, else that of the screens which live messages belong to (D-160). The handshake
 * does not tell: a browser puts its own language into it, not the interface's.
 */
export const languageOf = (user: CurrentUser | undefined): Language => user?.language ?? "fr";

/** A connection that has just been opened. */
export const newConnection = (socket: WebSocket, user: CurrentUser): Connection => ({
  id: randomUUID(),
  socket,
  user,
  inOrder: inTurn(1),
  alive: true,
});

/** Sends a message, or gives a connection up that does not take what it is sent. */
export function send({ socket }: Connection, message: LiveServerMessage): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > mostUnsent) socket.terminate();
  else socket.send(JSON.stringify(message));
}
