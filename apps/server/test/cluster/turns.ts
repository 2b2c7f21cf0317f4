import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import { type Cluster, noticed } from "./cluster";

/** Stops the servers in turns, and restarts each. */
export interface Turns {
  /** The times at which servers were killed, in milliseconds. */
  kills: readonly number[];
  /** Whether a call that began then may have had no answer: calls in progress at a kill, until the proxy notices it. */
  mayCutShort: (start: number) => boolean;
  /** Runs `run` while both servers are up and the proxy knows it; no server is killed meanwhile. */
  betweenKills: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Ends the current turn soon; then both servers run. */
  stop: () => Promise<void>;
}

const timeAway = 1_000;
/** How long the proxy skips a server that has failed. */
const timeUnnoticed = 3_000;

/** Kills the servers in turns; the other one is always running, and the proxy knows it. */
export function killInTurns({ servers }: Pick<Cluster, "servers">): Turns {
  const kills: number[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (time: number) => pause(time, undefined, { signal }).catch(() => undefined);
  const betweenKills = pLimit(1);
  const kill = async (server: Cluster["servers"][number]) => {
    if (signal.aborted) return;
    kills.push(Date.now());
    await server.end("SIGKILL");
    await wait(timeAway);
    await server.start();
    await wait(noticed);
  };
  const run = async () => {
    await wait(noticed);
    for (let turn = 0; !signal.aborted; turn += 1) {
      const server = servers[turn % servers.length];
      if (!server) return;
      await betweenKills(() => kill(server));
    }
  };
  const running = run();
  // `stop` awaits it.
  running.catch(() => undefined);
  return {
    kills,
    mayCutShort: (start) => kills.some((kill) => start <= kill + timeUnnoticed),
    betweenKills,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
