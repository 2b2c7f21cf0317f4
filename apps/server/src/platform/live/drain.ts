import { maxShutdown } from "../shutdown";
import type { Connection } from "./connection";

const gapMilliseconds = 5;

/**
 * Closes connections one at a time, each once its client's frames are answered. Clients reconnect exactly five seconds
 * after their close, so spreading the closes spreads the reconnects.
 */
export async function drain(connections: readonly Connection[], code: number, reason: string): Promise<void> {
  const pace = Math.min(gapMilliseconds, maxShutdown.liveConnections / connections.length);
  const closed = connections.map(async ({ socket, queue }, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * pace));
    // Frames that arrive from now on are not read, so nothing is stored without a confirmation.
    socket.pause();
    await queue(async () => {
      socket.close(code, reason);
      socket.resume();
    });
  });
  await Promise.all(closed);
}
