import type { FastifyInstance } from "fastify";
import type { Connections } from "./connections";

const interval = 50;
/** How long a client may take for its answer then, in milliseconds: less than the process has for all it ends. */
const patience = 5_000;

/** Lets requests in flight be answered while the server closes, and closes their connections after that. */
export function closeWhenAnswered(app: FastifyInstance, connections: Connections): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    const began = performance.now();
    const timer = setInterval(() => {
      // A connection that has never sent a request does not count as idle for Node.js.
      if (connections.areIdle() || performance.now() - began > patience) app.server.closeAllConnections();
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
