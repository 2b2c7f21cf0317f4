import { setTimeout as pause } from "node:timers/promises";
import { reasonOf } from "./probe";

const attempts = 5;
const PAUSE_MS = 500;
const PATIENCE_MS = 10_000;

/** The reason why a server no longer answers at all; undefined if it does. */
export async function stoppedServer(url: string): Promise<string | undefined> {
  let reason = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await pause(PAUSE_MS);
    try {
      const answer = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE_MS) });
      await answer.body?.cancel();
      return undefined;
    } catch (error) {
      reason = reasonOf(error);
    }
  }
  return `The server at ${url} has stopped answering during the run: ${reason}`;
}
