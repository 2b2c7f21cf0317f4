import closeWithGrace from "close-with-grace";
import type { Config } from "./config";
import type { Log } from "./log";

/** Milliseconds that a stopping server takes at most, after its drain, and in each of its steps. */
export const maxShutdown = {
  /** Containers are killed ten seconds after the signal to stop. */
  all: 9_000,
  /** A client that has not read any of its answer. */
  slowClient: 5_000,
  /** The closes of all live connections are spread over this time. */
  liveConnections: 2_500,
  /** A collector of traces that does not answer. */
  traces: 2_000,
} as const;

type Step = () => Promise<unknown>;

/** Stops a server: the part that was started last stops first. */
export function createShutdown(log: Log, { drainSeconds }: Pick<Config, "drainSeconds">) {
  const steps: Step[] = [];
  const stop = async () => {
    for (const step of steps.toReversed()) await step();
  };
  return {
    add: (step: Step) => void steps.push(step),
    stop,
    /** Stops gracefully from here on, because requests may be in progress: they are answered first. */
    onSignal: () =>
      void closeWithGrace({ delay: maxShutdown.all + drainSeconds * 1_000, logger: log }, async ({ err, signal }) => {
        if (err) log.fatal({ err }, "an error was not handled");
        else log.info({ signal }, "stopping");
        await stop();
        log.info("stopped");
      }),
  };
}
