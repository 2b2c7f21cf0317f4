import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

const interval = 50;

/** Lets requests in flight be answered while the server closes, and closes their connections after that. */
export function closeWhenAnswered(app: FastifyInstance): void {
  let isClosing = false;
  const open = new Set<ServerResponse>();
  app.server.on("request", (_request, response) => {
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  app.addHook("preClose", (done) => {
    isClosing = true;
    // A connection that has never sent a request does not count as idle.
    const timer = setInterval(
      () => (open.size === 0 ? app.server.closeAllConnections() : app.server.closeIdleConnections()),
      interval,
    );
    app.server.once("close", () => clearInterval(timer));
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, next) => {
    if (isClosing) void reply.header("connection", "close");
    next();
  });
}
