import type { FastifyInstance } from "fastify";

const interval = 50;

/** Lets requests in flight be answered while the server closes, and closes their connections after that. */
export function closeWhenAnswered(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    const timer = setInterval(() => app.server.closeIdleConnections(), interval);
    app.server.once("close", () => clearInterval(timer));
    done();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) void reply.header("connection", "close");
  });
}
