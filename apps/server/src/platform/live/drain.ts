import type { Connection } from "./connection";

/** Milliseconds from one connection to the next, and of all together at the most. */
const gap = 5;
const longest = 2_500;

/**
 * Closes connections one after the other, with a code and a reason, each once what its client has sent is answered.
 * Clients come back exactly 5 s after their close: those let go apart also return apart.
 */
export async function partFrom(connections: readonly Connection[], code: number, reason: string): Promise<void> {
  const pace = Math.min(gap, longest / connections.length);
  const parted = connections.map(async ({ socket, inOrder }, n) => {
    await new Promise((resolve) => setTimeout(resolve, n * pace));
    // Whatever comes from now on is not taken, so that nothing is stored of which its sender hears no more.
    socket.pause();
    await inOrder(async () => {
      socket.close(code, reason);
      socket.resume();
    });
  });
  await Promise.all(parted);
}
