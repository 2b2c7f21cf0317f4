import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Whether a page of the server makes the call, which is part of the page's own request. */
export const isInternal = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket);

/** Calls back once a request is answered or its connection closes before; `onResponse` does not report the latter. */
export function onAnswered(
  app: FastifyInstance,
  listener: (request: FastifyRequest, reply: FastifyReply, isAborted: boolean) => void,
): void {
  app.addHook("onRequest", (request, reply, next) => {
    if (isInternal(request)) return next();
    reply.raw.on("close", () => listener(request, reply, !reply.raw.writableFinished));
    next();
  });
}
