import { Server, WebSocket as MockSocket } from "mock-socket";
import { BrowserSocket } from "./browser-socket";
import { type Db, defaultDb } from "./db";
import { createLiveSockets } from "./live-sockets";
import { userOfToken } from "./find-rows";

/** `connecting` never opens, `refused` fails each handshake, `closed` opens and closes at once. */
export type LiveMode = "open" | "connecting" | "closed" | "refused";

export type LiveOptions = { db?: Db; mode?: LiveMode; url?: string };

/** The controls of the running server for tests and stories. */
export type LiveServer = Omit<ReturnType<typeof createLiveSockets>, "join">;

let running: LiveServer | undefined;

/** The server that was started last; `.storybook/preview.tsx` starts one for stories with the parameter `live`. */
export function liveServer(): LiveServer {
  if (!running) throw new Error("No live server is running: give the story the parameter `live`.");
  return running;
}

function tokenOf(url: string): string {
  const { searchParams } = new URL(url);
  return searchParams.get("ticket") ?? searchParams.get("token") ?? "";
}

function liveAddress(): string {
  const url = new URL("/ws/connect", globalThis.location?.href ?? "http://localhost");
  return url.href.replace(/^http/, "ws");
}

/**
 * Serves /ws/connect: starts a mock-socket server over the mock's database and replaces the page's WebSocket with its
 * client. Start it after MSW, which replaces WebSocket too, and stop it before.
 */
export function startLive({ db = defaultDb(), mode = "open", url = liveAddress() }: LiveOptions = {}): LiveServer {
  const connections = createLiveSockets(db);
  const server = new Server(url, {
    mock: false,
    // mock-socket does not pass the client; handshakes come in order, so it is the first that is still connecting.
    verifyClient: () => {
      const waiting = server.clients().find((client) => client.readyState === MockSocket.CONNECTING);
      return mode !== "refused" && waiting !== undefined && userOfToken(db, tokenOf(waiting.url)) !== undefined;
    },
  });

  server.on("connection", (socket) => {
    const token = tokenOf(socket.url);
    const user = userOfToken(db, token);
    const hangUp = (code: number) => socket.close({ code, reason: "", wasClean: true });
    if (mode === "closed" || !user) return hangUp(1001);
    const end = { send: (text: string) => socket.send(text), close: hangUp };
    const joined = connections.join(end, { userId: user.id, token });
    socket.on("message", (data) => joined.receive(data));
    socket.on("close", () => joined.leave());
  });

  const restore = putInPlace(mode === "connecting" ? PendingSocket : BrowserSocket);
  const live: LiveServer = {
    ...connections,
    // mock-socket's `stop()` alone would leave clients open.
    stop() {
      connections.stop();
      server.close();
      server.stop();
      restore();
      if (running === live) running = undefined;
    },
  };
  running = live;
  return live;
}

function putInPlace(Socket: unknown) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "WebSocket");
  Object.defineProperty(globalThis, "WebSocket", { value: Socket, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, "WebSocket", before);
    else Reflect.deleteProperty(globalThis, "WebSocket");
  };
}

/** A WebSocket whose handshake never completes. */
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

export { notify } from "./handlers/notifications";
export { readAs, writeTo } from "./live-frames";
