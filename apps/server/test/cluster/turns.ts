import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import { type Cluster, noticed } from "./cluster";

/** Ends one server after the other, and starts each again. */
export interface Turns {
  /** When servers were killed, in milliseconds. */
  kills: readonly number[];
  /** Whether somebody who began then may have had no answer: what is under way at a kill, until the proxy notices it. */
  mayCutShort: (start: number) => boolean;
  /** Runs something once both servers run and the proxy knows it; nobody is killed until it is done. */
  betweenKills: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Ends the present turn soon; then both servers run. */
  stop: () => Promise<void>;
}

const timeAway = 1_000;
/** As long as the proxy leaves out a server that has failed. */
const timeUnnoticed = 3_000;

/** Kills the servers in turns; the other one is always there, and the proxy knows it. */
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
  // It is awaited at the end.
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
