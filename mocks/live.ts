import { type Client, Server, WebSocket as MockSocket } from "mock-socket";
import { type Db, defaultDb } from "./db";
import { receiveFrame } from "./live-frames";
import type { LiveServerMessage } from "./live-hub";
import { unreadMessages } from "./domain/messaging";
import { unreadNotifications } from "./domain/notify";
import { userOfToken } from "./http/request";

/** `connecting` never opens, `refused` fails each handshake, `closed` opens and hangs up at once. */
export type LiveMode = "open" | "connecting" | "closed" | "refused";

export type LiveOptions = { db?: Db; mode?: LiveMode; url?: string };

type Connection = { userId: number; token: string };

const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";

function liveAddress(): string {
  const url = new URL("/ws/connect", globalThis.location?.href ?? "http://localhost");
  return url.href.replace(/^http/, "ws");
}

/**
 * The other end of /ws/connect (specification §7, D-060, D-061, D-155): starts a mock-socket server over the mock's
 * database and puts its WebSocket in place. Start it after MSW, which replaces WebSocket too, and stop it before.
 */
export function startLive({ db = defaultDb(), mode = "open", url = liveAddress() }: LiveOptions = {}) {
  const connections = new Map<Client, Connection>();
  const server = new Server(url, {
    mock: false,
    // mock-socket does not say whose handshake it is; they come in order, so it is the first that still waits.
    verifyClient: () => {
      const waiting = server.clients().find((client) => client.readyState === MockSocket.CONNECTING);
      return mode !== "refused" && waiting !== undefined && userOfToken(db, tokenOf(waiting.url)) !== null;
    },
  });

  server.on("connection", (socket) => {
    const token = tokenOf(socket.url);
    const user = userOfToken(db, token);
    if (mode === "closed" || !user) return hangUp(socket);
    connections.set(socket, { userId: user.id, token });
    socket.on("close", () => connections.delete(socket));
    socket.on("message", (frame) => {
      const answer = receiveFrame(db, user.id, typeof frame === "string" ? frame : "");
      if (answer) send(socket, answer);
    });
    send(socket, { type: "unread_count_update", data: { unread_count: unreadNotifications(db, user.id) } });
    send(socket, { type: "unread_messages_count_update", data: { unread_count: unreadMessages(db, user.id) } });
  });

  const unlisten = db.live.listen({
    message(userId, message) {
      for (const [socket, connection] of connections) if (connection.userId === userId) send(socket, message);
    },
    sessionEnded(token) {
      for (const [socket, connection] of connections) if (connection.token === token) hangUp(socket);
    },
  });

  const restore = putInPlace(mode === "connecting" ? PendingSocket : MockSocket);
  return {
    /** Sends a message to everyone connected, whatever the database says. */
    push(message: LiveServerMessage) {
      for (const socket of connections.keys()) send(socket, message);
    },
    /** Drops every connection; a new attempt is let in again. */
    close() {
      for (const socket of connections.keys()) hangUp(socket);
    },
    /** Ends it all and gives the page its own WebSocket back; `stop()` alone would leave clients open. */
    stop() {
      unlisten();
      server.close();
      server.stop();
      restore();
    },
  };
}

const hangUp = (socket: Client) => socket.close({ code: 1001, reason: "", wasClean: true });

const send = (socket: Client, message: LiveServerMessage) => socket.send(JSON.stringify(message));

function putInPlace(Socket: unknown) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "WebSocket");
  Object.defineProperty(globalThis, "WebSocket", { value: Socket, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, "WebSocket", before);
    else Reflect.deleteProperty(globalThis, "WebSocket");
  };
}

/** A handshake that never gets its answer. */
class PendingSocket extends EventTarget {
  static readonly CONNECTING = MockSocket.CONNECTING;
  static readonly OPEN = MockSocket.OPEN;
  static readonly CLOSING = MockSocket.CLOSING;
  static readonly CLOSED = MockSocket.CLOSED;
  readyState: number = MockSocket.CONNECTING;

  send() {
    throw new DOMException("The connection is not open.", "InvalidStateError");
  }

  close() {
    this.readyState = MockSocket.CLOSED;
  }
}

export { writeTo } from "./live-frames";
