import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OpenDatabase } from "./database/database";
import { isInternal, onAnswered } from "./http/on-answered";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import fastify from "fastify";

/** The metrics of this process, with the names and units of Prometheus. */
export interface Metrics {
  registry: Registry;
  /** Seconds from an event's arrival in this process until its frames are written to its recipients' sockets. */
  liveDelivery: Histogram;
  mails: Counter<"outcome">;
  /** Adds a metric whose value is read when the metrics are collected. */
  gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
}

/** In seconds; the slowest allowed statement takes fifteen. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** A separate registry for each server, so that several can run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    liveDelivery: new Histogram({
      name: "live_delivery_duration_seconds",
      help: "Seconds from the arrival of an event in this process until its frames are written to the recipients' sockets.",
      buckets,
      registers,
    }),
    mails: new Counter({
      name: "mails_total",
      help: "Attempts to send a mail, by outcome: sent, postponed or given_up.",
      labelNames: ["outcome"],
      registers,
    }),
    gauge: (name, help, read) => {
      const collected = new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          // If a value cannot be read, the other metrics are still served; they matter most then.
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => Number.NaN),
          );
        },
      });
      registry.registerMetric(collected);
    },
  };
}

/** Adds metrics of the process (memory, CPU time, event loop) and of its connections to the database. */
export function measureProcess({ registry, gauge }: Metrics, database: OpenDatabase["usage"]): void {
  collectDefaultMetrics({ register: registry });
  gauge("database_connections_open", "Connections to the database.", () => database().open);
  gauge("database_connections_idle", "Idle connections to the database.", () => database().idle);
  gauge(
    "database_statements_waiting",
    "Statements and transactions that wait for a connection.",
    () => database().waiting,
  );
}

const isMeasured = (request: FastifyRequest) => !request.routeOptions.config.isUnmeasured && !isInternal(request);

/** Counts and times requests by the contract's operation, because the number of paths is unlimited. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const registers = [registry];
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Seconds from the headers of a request to the end of its response, by operation and status.",
    labelNames: ["operation", "status"],
    buckets,
    registers,
  });
  const open = new Gauge({ name: "http_requests_open", help: "Requests in progress.", registers });
  app.addHook("onRequest", (request, _reply, next) => {
    if (isMeasured(request)) open.inc();
    next();
  });
  onAnswered(app, (request, reply, isAborted) => {
    if (!isMeasured(request)) return;
    open.dec();
    const operation = request.operation?.id ?? "none";
    if (!isAborted) duration.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}

/** Serves metrics at `/metrics` on a separate port; returns its URL, and a function that stops it. */
export async function serveMetrics(
  registry: Registry,
  listen: { port: number; host: string },
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  app.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return { url: await app.listen(listen), close: () => app.close() };
}
