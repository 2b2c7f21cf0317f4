import fastify from "fastify";
import type { Registry } from "prom-client";

/** Serves metrics at `/metrics` on a separate port; returns its URL, and a function that stops it. */
export async function serveMetrics(
  registry: Registry,
  listen: { port: number; host: string },
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  app.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return { url: await app.listen(listen), close: () => app.close() };
}
