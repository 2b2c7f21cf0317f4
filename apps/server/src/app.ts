import compress from "@fastify/compress";
import { createValidator, loadContract } from "@passerelle/api/contract";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { live, routes } from "./features";
import { createSessions } from "./features/auth";
import { registerExports } from "./features/account";
import { indexOffersOf } from "./features/job-offers";
import { gazetteer } from "./features/places";
import { openResume } from "./features/profiles";
import { servePreviews, servePublicFeeds } from "./features/public-offers";
import { servePublicPages } from "./features/public-pages";
import { sql } from "kysely";
import type { Clock } from "./platform/clock";
import type { Config } from "./platform/config";
import type { Db } from "./platform/database/database";
import { checkMigrated } from "./platform/database/migrate";
import type { Files } from "./platform/files/files";
import { registerFiles } from "./platform/files/routes";
import type { Upload } from "./platform/files/detect-file-type";
import { registerApi } from "./platform/http/api";
import { createCallQueues } from "./platform/http/call-queues";
import { type Dependencies, serveHealth } from "./platform/http/health";
import { createConnections } from "./platform/http/connections";
import { createNodeServer, type Timeouts } from "./platform/http/node-server";
import { closeWhenAnswered } from "./platform/http/close-when-answered";
import { handleBadAddress, handleClientError, refuseForNode, registerErrorHandler } from "./platform/http/errors";
import type { AllHandlers } from "./platform/http/handler";
import { routedUrl, servePages } from "./platform/http/app-pages";
import { serveReference } from "./platform/http/contract-reference";
import { securityHeaders } from "./platform/http/security-headers";
import type { Broker } from "./platform/live/broker";
import { registerLive } from "./platform/live/websocket-server";
import { logRequests, newRequestId, type Log } from "./platform/log";
import { measureRequests, type Metrics } from "./platform/metrics";
import type { Passwords } from "./platform/password-service";
import type { Traces } from "./platform/traces";
import type { Outbox } from "./platform/mail/mail-queue";

/** The server's dependencies; tests pass their own. */
export interface AppParts {
  config: Pick<Config, "publicUrl" | "operator" | "webDist" | "trustProxy" | "drainSeconds">;
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  traces?: Traces | undefined;
  broker: Broker;
  outbox: Outbox;
  files: Files;
  passwords: Passwords;
  /** Handlers that replace the default ones. */
  routes?: Partial<AllHandlers>;
  /** Milliseconds between two heartbeats of a live connection. */
  heartbeatInterval?: number;
  timeouts?: Partial<Timeouts> | undefined;
  /** How many calls of one person run at once. */
  callsAtOnce?: number;
  /** Whether the disk has room; without it, calls that change data are refused. */
  hasDiskSpace?: () => boolean;
}

/** Fastify refuses a hop count, since clients that bypass the proxy could forge the header; a function may count. */
const trusted = (proxy: Config["trustProxy"]) =>
  typeof proxy === "number" ? (_address: string, hop: number) => hop < proxy : proxy;

const dependenciesOf = ({
  db,
  files,
  broker,
  hasDiskSpace,
}: Pick<AppParts, "db" | "files" | "broker"> & { hasDiskSpace: () => boolean }): Dependencies => ({
  database: async () => {
    if (!hasDiskSpace()) throw new Error("The disk is full.");
    await sql`select 1`.execute(db);
  },
  migrations: () => checkMigrated(db),
  files: () => files.check(),
  broker: async () => {
    if (!broker.isConnected()) throw new Error("The broker is away.");
  },
});

/** Builds the API and the web application on one port; does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    config,
    db,
    clock,
    log,
    metrics,
    broker,
    outbox,
    files,
    passwords,
    timeouts,
    callsAtOnce = 4,
    hasDiskSpace = () => true,
  } = parts;
  const connections = createConnections();
  const app: FastifyInstance = fastify({
    serverFactory: (handle) => createNodeServer(connections.answerInTurn(handle), timeouts),
    loggerInstance: log,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    trustProxy: trusted(config.trustProxy),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    rewriteUrl: routedUrl,
    frameworkErrors: handleBadAddress,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, connections),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  // Responses are personal and must not be cached; pages and files set their own headers.
  app.addHook("onRequest", (request, reply, next) => {
    void reply.headers({
      "x-request-id": request.id,
      "cache-control": "no-store",
      ...securityHeaders,
    });
    next();
  });
  // The contract has only JSON and forms; any other content type is a 415.
  app.removeContentTypeParser("text/plain");
  // Tracing comes first, so that its spans cover everything below.
  parts.traces?.follow(app);
  logRequests(app);
  measureRequests(app, metrics);
  registerErrorHandler(app);
  refuseForNode(app, connections);
  serveHealth(app, dependenciesOf({ ...parts, hasDiskSpace }), config.drainSeconds);
  // Runs after the drain period. Hooks run in the order of these lines.
  closeWhenAnswered(app, connections);
  servePublicPages(app, config);
  await servePages(app, config);
  serveReference(app, config.webDist);
  const contract = loadContract();
  const validator = createValidator<Upload>(contract);
  const sessions = createSessions(parts);
  const queues = createCallQueues(callsAtOnce);
  const offers = indexOffersOf(db);
  const services = { config, db, clock, passwords, offers };
  app.addHook("onListen", async () => void (await offers.current()));
  // The first search for a place would wait for them.
  app.addHook("onReady", async () => void gazetteer());
  app.addHook("onClose", () => offers.close());
  registerLive(app, { ...parts, connections, validator, sessions, live, hasDiskSpace });
  registerFiles(app, files, queues, (opening) => openResume(db, clock, opening));
  registerExports(app, services, files, queues);
  // Compresses JSON and feeds only: files are compact already, and the application's assets are compressed when built.
  // Brotli is no smaller at this speed.
  await app.register(compress, { encodings: ["gzip"], customTypes: /json|xml/, globalDecompression: false });
  servePreviews(app, services);
  servePublicFeeds(app, { services, queues, contract, validator });
  registerApi(app, {
    contract,
    validator,
    services,
    sessions,
    files,
    broker,
    outbox,
    routes: { ...routes, ...parts.routes },
    queues,
    hasDiskSpace,
  });
  return app;
}
