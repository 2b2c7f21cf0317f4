import { type Client, Server, WebSocket as MockSocket } from "mock-socket";
import { type Db, defaultDb } from "./db";
import { receiveFrame, refuseFrame } from "./live-frames";
import type { LiveServerMessage } from "./live-hub";
import { unreadMessages } from "./domain/messaging";
import { unreadNotifications } from "./domain/notify";
import { userOfToken } from "./http/request";

/** `connecting` never opens, `refused` fails each handshake, `closed` opens and hangs up at once. */
export type LiveMode = "open" | "connecting" | "closed" | "refused";

export type LiveOptions = { db?: Db; mode?: LiveMode; url?: string };

type Connection = { userId: number; token: string };

/** Answers that are kept back: `release` sends them after all, `lose` never does. Either ends the holding. */
export type HeldAnswers = { release(): void; lose(): void };

/** What a test or a story does with the running server. */
export type LiveServer = {
  /** Sends a message to everyone connected, whatever the database says. */
  push(message: LiveServerMessage): void;
  /** From now on what is sent is stored, but neither confirmed nor refused: a slow or a lost answer (D-145, D-146). */
  hold(): HeldAnswers;
  /** Answers the next thing that is sent with an `error` of this text, and stores nothing. */
  refuseNext(text: string): void;
  /** Drops every connection; a new attempt is let in again. */
  close(): void;
  /** Ends it all and gives the page its own WebSocket back; `stop()` of mock-socket alone would leave clients open. */
  stop(): void;
};

let running: LiveServer | undefined;

/** The server that was started last: a story's, which `.storybook/preview.tsx` starts by the parameter `live`. */
export function liveServer(): LiveServer {
  if (!running) throw new Error("No live server is running: give the story the parameter `live`.");
  return running;
}

const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";

function liveAddress(): string {
  const url = new URL("/ws/connect", globalThis.location?.href ?? "http://localhost");
  return url.href.replace(/^http/, "ws");
}

/**
 * The other end of /ws/connect (specification §7, D-060, D-061, D-155): starts a mock-socket server over the mock's
 * database and puts its WebSocket in place. Start it after MSW, which replaces WebSocket too, and stop it before.
 */
export function startLive({ db = defaultDb(), mode = "open", url = liveAddress() }: LiveOptions = {}): LiveServer {
  const connections = new Map<Client, Connection>();
  let held: (() => void)[] | undefined;
  let refusal: string | undefined;

  function tell(socket: Client, message: LiveServerMessage) {
    const isAnswer = message.type === "message_sent" || message.type === "error";
    if (held && isAnswer) held.push(() => connections.has(socket) && send(socket, message));
    else send(socket, message);
  }

  function receive(socket: Client, userId: number, frame: string) {
    const answer = refusal === undefined ? receiveFrame(db, userId, frame) : refuseFrame(frame, refusal);
    refusal = undefined;
    if (answer) tell(socket, answer);
  }

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
    socket.on("message", (frame) => receive(socket, user.id, typeof frame === "string" ? frame : ""));
    send(socket, { type: "unread_count_update", data: { unread_count: unreadNotifications(db, user.id) } });
    send(socket, { type: "unread_messages_count_update", data: { unread_count: unreadMessages(db, user.id) } });
  });

  const unlisten = db.live.listen({
    message(userId, message) {
      for (const [socket, connection] of connections) if (connection.userId === userId) tell(socket, message);
    },
    sessionEnded(token) {
      for (const [socket, connection] of connections) if (connection.token === token) hangUp(socket);
    },
  });

  const restore = putInPlace(mode === "connecting" ? PendingSocket : MockSocket);
  const live: LiveServer = {
    push(message) {
      for (const socket of connections.keys()) send(socket, message);
    },
    hold() {
      const answers: (() => void)[] = [];
      held = answers;
      const end = () => {
        if (held === answers) held = undefined;
        return answers.splice(0);
      };
      return { release: () => end().forEach((answer) => answer()), lose: () => void end() };
    },
    refuseNext(text) {
      refusal = text;
    },
    close() {
      for (const socket of connections.keys()) hangUp(socket);
    },
    stop() {
      unlisten();
      server.close();
      server.stop();
      restore();
      if (running === live) running = undefined;
    },
  };
  running = live;
  return live;
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
