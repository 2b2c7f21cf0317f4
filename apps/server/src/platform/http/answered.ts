import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * Calls back for every request, once it is answered or its connection closes before; the framework's `onResponse` does
 * not report the latter.
 */
export function onAnswered(
  app: FastifyInstance,
  listener: (request: FastifyRequest, reply: FastifyReply, isAborted: boolean) => void,
): void {
  app.addHook("onRequest", (request, reply, next) => {
    reply.raw.once("close", () => listener(request, reply, !reply.raw.writableFinished));
    next();
  });
}
