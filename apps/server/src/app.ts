import { createValidator, loadContract } from "@passerelle/api/contract";
import fastify, { LogController, type FastifyInstance } from "fastify";
import type { Config } from "./platform/config";
import type { Messaging, ReadNotification } from "./platform/live/deliveries";
import { registerLive } from "./platform/live/server";
import { messageSent, newMessage } from "./features/messages/presenter";
import { sendMessage } from "./features/messages/send";
import { findMessage, findWithMessage } from "./features/messages/store";
import * as present from "./features/notifications/presenter";
import { findNotification } from "./features/notifications/store";
import { registerApi } from "./platform/http/api";
import type { Broker } from "./platform/live/broker";
import type { Clock } from "./platform/clock";
import type { Db } from "./platform/database/database";
import { answerErrors, refuseAddress } from "./platform/http/errors";
import type { Files } from "./platform/files/files";
import { registerFiles } from "./platform/files/routes";
import type { Upload } from "./platform/files/upload";
import { logRequests, type Log } from "./platform/log";
import type { Outbox } from "./platform/mail/outbox";
import { servePages } from "./platform/http/pages";
import { serveReference } from "./platform/http/reference";
import type { Routes } from "./platform/http/handler";
import { routes } from "./features";

/** What the server is assembled from; tests bring their own. */
export interface AppParts {
  config: Pick<Config, "publicUrl" | "webDist" | "trustProxy">;
  db: Db;
  clock: Clock;
  log: Log;
  broker: Broker;
  outbox: Outbox;
  files: Files;
  /** Handlers in the place of the server's own. */
  routes?: Routes;
  /** Milliseconds between two signs of life of a live connection. */
  beatEvery?: number;
}

const readNotification: ReadNotification = async (db, userId, id) => {
  const row = await findNotification(db, userId, id);
  return row && ((language) => present.notification(row, language));
};

const messagingOf = ({ db, clock }: Pick<AppParts, "db" | "clock">): Messaging => ({
  send: (sender, draft) => sendMessage({ db, clock }, sender, draft),
  readSent: async (id, senderId) => {
    const row = await findWithMessage(db, id);
    return row && messageSent(row, senderId);
  },
  readNew: async (id, recipientId) => {
    const row = await findMessage(db, id);
    return row && newMessage(row, recipientId);
  },
});

/** API and application on one port, not listening yet (architecture.md, "Server"; D-007). */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock, log, broker, outbox, files } = parts;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    return503OnClosing: false,
    // Five megabytes over a slow line take a while; headers do not.
    requestTimeout: 120_000,
    http: { headersTimeout: 30_000 },
    frameworkErrors: refuseAddress,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  // Answers to one person are nobody else's; pages and files say their own.
  app.addHook("onRequest", async (_request, reply) => {
    void reply.headers({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  });
  // The contract knows JSON and forms; any other content is a 415.
  app.removeContentTypeParser("text/plain");
  logRequests(app);
  answerErrors(app);
  await servePages(app, config.webDist);
  serveReference(app, config.webDist);
  const contract = loadContract();
  const validator = createValidator<Upload>(contract);
  registerLive(app, { ...parts, validator, readNotification, messaging: messagingOf(parts) });
  registerFiles(app, files);
  registerApi(app, {
    contract,
    validator,
    services: { config, db, clock },
    files,
    broker,
    outbox,
    routes: { ...routes, ...parts.routes },
  });
  return app;
}
