import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import {
  commonErrors,
  heartbeatInterval,
  liveErrors,
  preferredLanguage,
  Problem,
  tooMany,
  unauthenticated,
  unavailable,
} from "@passerelle/domain";
import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { WebSocketServer, type WebSocket } from "ws";
import type { Config } from "../config";
import type { Connections } from "../http/connections";
import { refuseSocket } from "../http/errors";
import { isAmbiguous } from "../http/ambiguous-requests";
import type { LiveUser, Sessions } from "../session-lookup";
import { newConnection } from "./connection";
import { maxFrameBytes } from "./frame-limits";
import { createLiveConnections, type LiveConnectionsParts } from "./live-connections";
import { ignoreUpgrade } from "./ignore-upgrade";
import type { LiveFeature } from "./live-feature";
import { createReceiver, type ReceiverParts } from "./frame-receiver";

export interface LiveParts extends LiveConnectionsParts, ReceiverParts {
  config: Pick<Config, "publicUrl">;
  sessions: Sessions;
  live: LiveFeature;
  connections: Connections;
  /** Milliseconds between two heartbeats. */
  heartbeatInterval?: number;
}

const paths = ["/ws/connect", "/api/ws/connect"];
const drainTimeout = 3_000;
const closeTimeout = 1_000;
const maxConnectionsPerUser = 30;
// After an outage all clients reconnect at once: few concurrent handshakes leave the database time for other work, and
// the queue is long enough for all that still wait.
const maxConcurrentHandshakes = 4;
const maxQueuedHandshakes = 10_000;

/** Registers the live channel: a handshake with a ticket or the token, then JSON frames both ways. */
export function registerLive(app: FastifyInstance, parts: LiveParts): void {
  const liveConnections = createLiveConnections(parts);
  const receiver = createReceiver(parts);
  let stopping = false;
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: maxFrameBytes });

  for (const url of paths) {
    app.get(url, { exposeHeadRoute: false }, async (_request, reply) => {
      void reply.header("upgrade", "websocket");
      throw new Problem(426, liveErrors.notAHandshake);
    });
  }

  const findUser = async (query: URLSearchParams): Promise<LiveUser | undefined> => {
    const [ticket, token] = [query.get("ticket"), query.get("token")];
    if (ticket) return parts.sessions.consumeTicket(ticket);
    return token ? parts.sessions.findAnew(token) : undefined;
  };

  const authorize = async (request: IncomingMessage): Promise<LiveUser> => {
    if (!isAllowedOrigin(request, parts.config.publicUrl)) throw new Problem(403, liveErrors.otherOrigin);
    const user = await findUser(new URL(request.url ?? "", "http://localhost").searchParams);
    if (!user) throw unauthenticated();
    if (stopping) throw unavailable();
    if (liveConnections.countOf(user.id) >= maxConnectionsPerUser) throw tooMany(30);
    return user;
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      // Skips clients that disconnected while waiting.
      if (socket.destroyed) return;
      const user = await authorize(request);
      if (socket.destroyed) return;
      // `ws` calls back synchronously or never; it answers a handshake with wrong headers itself.
      const opened: WebSocket[] = [];
      sockets.handleUpgrade(request, socket, head, (webSocket) => void opened.push(webSocket));
      for (const webSocket of opened) await open(webSocket, user);
    } catch (error) {
      if (!(error instanceof Problem)) parts.log.error({ err: error }, "a live handshake failed");
      rejectUpgrade(request, socket, error instanceof Problem ? error : unavailable());
    }
  };

  const open = async (socket: WebSocket, user: LiveUser) => {
    const connection = newConnection(socket, user);
    socket.on("error", () => socket.terminate());
    receiver.listen(connection);
    await liveConnections.add(connection);
  };

  const handshakes = pLimit(maxConcurrentHandshakes);
  let queued = 0;
  const beginHandshake = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== "websocket") return ignoreUpgrade(app.server, request, socket, head);
    if (isAmbiguous(request, request.url ?? ""))
      return rejectUpgrade(request, socket, new Problem(400, commonErrors.unreadable));
    if (!paths.includes(request.url?.split("?", 1)[0] ?? ""))
      return rejectUpgrade(request, socket, new Problem(404, commonErrors.unknownCall));
    if (queued >= maxQueuedHandshakes) return rejectUpgrade(request, socket, unavailable());
    queued += 1;
    void handshakes(() => upgrade(request, socket, head)).finally(() => (queued -= 1));
  };
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    parts.connections.takeOver(socket, () => beginHandshake(request, socket, head)),
  );
  const heartbeat = setInterval(() => {
    liveConnections.heartbeat().catch((error: unknown) => parts.log.error({ err: error }, "the live heartbeat failed"));
  }, parts.heartbeatInterval ?? heartbeatInterval).unref();

  app.addHook("preClose", async () => {
    clearInterval(heartbeat);
    stopping = true;
    await Promise.race([liveConnections.close(), pause(drainTimeout, undefined, { ref: false })]);
    const closed = new Promise<void>((resolve) => sockets.close(() => resolve()));
    const late = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), closeTimeout);
    await closed;
    clearTimeout(late);
  });
}

/** Rejects pages of other sites, even with a token; programs send no origin. */
function isAllowedOrigin({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  return asked.host === host || (publicUrl !== undefined && asked.origin === new URL(publicUrl).origin);
}

const rejectUpgrade = ({ headers }: IncomingMessage, socket: Duplex, problem: Problem): void =>
  refuseSocket(socket, problem, preferredLanguage(headers["accept-language"]) ?? "fr");
