import { AsyncLocalStorage } from "node:async_hooks";
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StatementListener } from "./database/database";
import { onAnswered } from "./http/answered";
import type { Log } from "./log";

/** A stopping server has other things to do than to wait for a collector that is away. */
const maxFlush = 2_000;

/** Follows requests and live messages through this process, with their statements, for a collector of OpenTelemetry. */
export interface Traces {
  /** Follows each request of a server, under its operation of the contract. */
  follow: (app: FastifyInstance) => void;
  /** Does a piece of work, and follows it. */
  span: <Result>(name: string, attributes: Attributes, work: () => Promise<Result>) => Promise<Result>;
  /** Adds a statement to the work that it was run for. */
  onStatement: StatementListener;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

function endWith(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Sends traces to a collector, in batches and beside the work. They hold operations, statuses and statements without
 * their values: nobody's name, address or text. Without a collector they are dropped.
 */
export function openTraces(endpoint: string, log: Log): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": "passerelle" }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("passerelle");
  const work = new AsyncLocalStorage<Span>();
  const requests = new WeakMap<FastifyRequest, Span>();

  return {
    follow: (app) => {
      app.addHook("onRequest", (request, _reply, next) => {
        const attributes = { "http.request.method": request.method, "passerelle.request_id": request.id };
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
        requests.set(request, span);
        work.run(span, next);
      });
      onAnswered(app, (request, reply, isAborted) => {
        const span = requests.get(request);
        if (!span) return;
        span.updateName(request.operation?.id ?? request.method);
        if (!isAborted) span.setAttribute("http.response.status_code", reply.statusCode);
        endWith(span, !isAborted && reply.statusCode >= 500);
      });
    },
    span: (name, attributes, run) => {
      const span = tracer.startSpan(name, { attributes }, ROOT_CONTEXT);
      return work.run(span, async () => {
        let failed = true;
        try {
          const result = await run();
          failed = false;
          return result;
        } finally {
          endWith(span, failed);
        }
      });
    },
    onStatement: ({ text, milliseconds, failed }) => {
      const cause = work.getStore();
      if (!cause) return;
      const end = Date.now();
      const [verb = ""] = /\w+/.exec(text) ?? [];
      const attributes = { "db.system.name": "postgresql", "db.query.text": text };
      const started = { kind: SpanKind.CLIENT, startTime: end - milliseconds, attributes };
      const span = tracer.startSpan(verb.toLowerCase(), started, trace.setSpan(ROOT_CONTEXT, cause));
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    stop: async () => {
      const flushed = provider.shutdown().catch((error: unknown) => log.warn({ err: error }, "traces were not sent"));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, maxFlush);
      });
      await Promise.race([flushed, late]);
      clearTimeout(timer);
    },
  };
}
