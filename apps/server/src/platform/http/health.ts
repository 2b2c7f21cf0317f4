import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** What the server cannot work without, each with a check that fails, or lasts, while it is away. */
export type Dependencies = Readonly<Record<string, () => Promise<unknown>>>;

type State = "ok" | "failed";

/** Less than the time that a proxy or an orchestrator waits for. */
const checkTimeout = 2_000;
/** Anybody may ask: the dependencies hear of it once in this time, in milliseconds. */
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
 * Serves `/health/live` (the process answers) and `/health/ready` (it can work; 503 otherwise). Both name no more than
 * the parts, for anybody can read them. A server that closes is not ready first, and goes on answering for so many
 * seconds, until whoever sends it requests has noticed.
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

  // A browser that opens them gets the answer, not the application.
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
