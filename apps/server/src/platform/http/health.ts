import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** The services that the server depends on, each with a check that rejects or hangs while it is unavailable. */
export type Dependencies = Readonly<Record<string, () => Promise<unknown>>>;

type State = "ok" | "failed";

/** Less than the timeout of a proxy or an orchestrator. */
const checkTimeout = 2_000;
/** The endpoint is public, so checks run at most once in this many milliseconds. */
const keptFor = 1_000;

async function stateOf(check: () => Promise<unknown>): Promise<State> {
  const timeout = new AbortController();
  try {
    const late = pause(checkTimeout, "failed" as const, { ref: false, signal: timeout.signal });
    return await Promise.race([check().then(() => "ok" as const), late]);
  } catch {
    return "failed";
  } finally {
    timeout.abort();
  }
}

/**
 * Serves `/health/live` (the process answers) and `/health/ready` (it can work; 503 otherwise). Both reveal only the
 * names of the parts, because they are public. A stopping server first reports not ready, and keeps answering for
 * `drainSeconds`, so that proxies can notice.
 */
export function serveHealth(app: FastifyInstance, dependencies: Dependencies, drainSeconds: number): void {
  let isStopping = false;
  let kept: { until: number; states: Promise<Record<string, State>> } | undefined;

  const check = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(dependencies).map(async ([name, ask]) => [name, await stateOf(ask)] as const)),
    );
  const states = () => {
    if (!kept || kept.until < performance.now()) kept = { until: performance.now() + keptFor, states: check() };
    return kept.states;
  };

  // Serves the answer, not the application, to browsers too.
  const config = { answersFile: true, isUnmeasured: true };
  app.get("/health/live", { config, logLevel: "warn" }, async () => ({ status: "ok" }));
  app.get("/health/ready", { config, logLevel: "warn" }, async (_request, reply) => {
    const checks = await states();
    const isReady = Object.values(checks).every((state) => state === "ok");
    const status = isStopping ? "stopping" : isReady ? "ok" : "failed";
    return reply.code(status === "ok" ? 200 : 503).send({ status, checks });
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    await pause(drainSeconds * 1_000);
  });
}
