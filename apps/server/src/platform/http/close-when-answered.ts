import type { FastifyInstance } from "fastify";
import { maxShutdown } from "../shutdown";
import type { Connections } from "./connections";

const interval = 50;

/** Answers requests in flight while the server closes, then closes their connections. */
export function closeWhenAnswered(app: FastifyInstance, connections: Connections): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    const began = performance.now();
    const timer = setInterval(() => {
      // Node.js does not count a connection that has never sent a request as idle.
      if (connections.areIdle() || performance.now() - began > maxShutdown.slowClient) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, interval);
    app.server.once("close", () => clearInterval(timer));
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, next) => {
    if (isClosing) void reply.header("connection", "close");
    next();
  });
}
