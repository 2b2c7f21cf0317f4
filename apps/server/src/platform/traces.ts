import { AsyncLocalStorage } from "node:async_hooks";
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StatementListener } from "./database/database";
import { onAnswered } from "./http/on-answered";
import type { Log } from "./log";
import { maxShutdown } from "./shutdown";

/** Traces requests and live messages through this process, with their statements, for an OpenTelemetry collector. */
export interface Traces {
  /** Traces each request to a server, under its operation of the contract. */
  follow: (app: FastifyInstance) => void;
  /** Runs `work` in a span. */
  span: <Result>(name: string, attributes: Attributes, work: () => Promise<Result>) => Promise<Result>;
  /** Adds a statement to the current span. */
  onStatement: StatementListener;
  /** Sends the remaining spans. */
  stop: () => Promise<void>;
}

function endWith(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Sends traces to a collector, in batches and without delaying work. They contain operations, statuses and statements
 * without values, and so no names, addresses or texts. Drops them if the collector is unavailable.
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
        timer = setTimeout(resolve, maxShutdown.traces);
      });
      await Promise.race([flushed, late]);
      clearTimeout(timer);
    },
  };
}
