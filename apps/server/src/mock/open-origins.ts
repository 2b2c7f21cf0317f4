import type { FastifyInstance } from "fastify";

const headers = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "*",
};

/** Lets pages of any origin read every answer. That opens no session: calls carry tokens, not cookies. */
export function openOrigins(app: FastifyInstance): void {
  // Runs before Fastify, so that its errors for unreadable requests have the headers too.
  app.server.prependListener("request", (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
  app.addHook("onRequest", (request, reply, next) => {
    const method = request.headers["access-control-request-method"];
    if (request.method !== "OPTIONS" || method === undefined) return next();
    void reply
      .headers({
        "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
        "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "",
        "access-control-max-age": "600",
      })
      .code(204)
      .send();
  });
}
