import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import {
  commonErrors,
  liveErrors,
  preferredLanguage,
  Problem,
  tooMany,
  unauthenticated,
  unavailable,
} from "@passerelle/domain";
import type { FastifyInstance } from "fastify";
import { WebSocketServer, type WebSocket } from "ws";
import type { Config } from "../config";
import type { CurrentUser } from "../http/handler";
import { inTurn } from "../in-turn";
import { findSession } from "../../features/auth/sessions";
import { newConnection } from "./connection";
import { createHub, type HubParts } from "./hub";
import type { Messaging } from "./deliveries";
import { createReceiver, type ReceiverParts } from "./receiver";

export interface LiveParts extends HubParts, ReceiverParts {
  config: Pick<Config, "publicUrl">;
  messaging: Messaging;
  /** Milliseconds between two signs of life. */
  beatEvery?: number;
}

const paths = ["/ws/connect", "/api/ws/connect"];
const drainPatience = 3_000;
const closePatience = 1_000;
// Who shows no sign of life from one beat to the next is given up, so at most 30 seconds after the last.
const beatEvery = 15_000;
const mostPerUser = 30;
// Everybody comes at once after a fault: few at a time, so that the database has time for others as well, and as many
// in line as get their turn while their clients wait.
const handshakesAtOnce = 4;
const mostInLine = 10_000;
// A message of 5,000 characters fits in any writing.
const largestFrame = 64 * 1024;

/** The live channel: a handshake with the token, then JSON frames both ways. */
export function registerLive(app: FastifyInstance, parts: LiveParts): void {
  const hub = createHub(parts);
  const receiver = createReceiver(parts);
  let stopping = false;
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: largestFrame });

  for (const url of paths) {
    app.get(url, { exposeHeadRoute: false }, async (_request, reply) => {
      void reply.header("upgrade", "websocket");
      throw new Problem(426, liveErrors.notAHandshake);
    });
  }

  const admit = async (request: IncomingMessage): Promise<CurrentUser> => {
    if (!isOwnOrigin(request, parts.config.publicUrl)) throw new Problem(403, liveErrors.otherOrigin);
    const token = new URL(request.url ?? "", "http://localhost").searchParams.get("token");
    const user = token ? await findSession(parts.db, parts.clock, token) : undefined;
    if (!user) throw unauthenticated();
    if (stopping) throw unavailable();
    if (hub.countOf(user.id) >= mostPerUser) throw tooMany(30);
    return user;
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      // Who has given up meanwhile costs nothing.
      if (socket.destroyed) return;
      const user = await admit(request);
      if (socket.destroyed) return;
      // It calls back at once, or never: a handshake without its headers is answered by itself.
      const opened: WebSocket[] = [];
      sockets.handleUpgrade(request, socket, head, (one) => void opened.push(one));
      for (const one of opened) await open(one, user);
    } catch (error) {
      if (!(error instanceof Problem)) parts.log.error({ err: error }, "a live handshake failed");
      refuse(request, socket, error instanceof Problem ? error : unavailable());
    }
  };

  const open = async (socket: WebSocket, user: CurrentUser) => {
    const connection = newConnection(socket, user);
    socket.on("error", () => socket.terminate());
    receiver.listen(connection);
    await hub.add(connection);
  };

  const fewAtATime = inTurn(handshakesAtOnce);
  let inLine = 0;
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    if (!paths.includes(request.url?.split("?", 1)[0] ?? ""))
      return refuse(request, socket, new Problem(404, commonErrors.unknownCall));
    if (inLine >= mostInLine) return refuse(request, socket, unavailable());
    inLine += 1;
    void fewAtATime(() => upgrade(request, socket, head)).finally(() => (inLine -= 1));
  });
  const heart = setInterval(() => {
    hub.beat().catch((error: unknown) => parts.log.error({ err: error }, "the live heartbeat failed"));
  }, parts.beatEvery ?? beatEvery).unref();

  app.addHook("preClose", async () => {
    clearInterval(heart);
    stopping = true;
    await Promise.race([hub.close(), pause(drainPatience, undefined, { ref: false })]);
    const closed = new Promise<void>((resolve) => sockets.close(() => resolve()));
    const late = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), closePatience);
    await closed;
    clearTimeout(late);
  });
}

/** A page of another site must not use a token it may have got hold of (D-155); programs send no origin. */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  return asked.host === host || (publicUrl !== undefined && asked.origin === new URL(publicUrl).origin);
}

function refuse(request: IncomingMessage, socket: Duplex, { status, text, headers }: Problem): void {
  const body = JSON.stringify({ error: text[preferredLanguage(request.headers["accept-language"]) ?? "fr"] });
  const lines = {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${head.join("")}\r\n${body}`);
}
