import { vi } from "vitest";
import { WebSocket } from "ws";

/** Somebody's end of the live channel, with every frame that has come but heartbeats, which come at any moment. */
export interface Tab {
  socket: WebSocket;
  frames: unknown[];
  /** Once that many frames have come. */
  arrived: (count: number) => Promise<unknown>;
}

/** Opens the live channel of a server, whatever comes of it. */
export function open(
  { url }: { url: string },
  query: string,
  headers: Record<string, string> = {},
  path = "/ws/connect",
): Tab {
  const socket = new WebSocket(`${url.replace("http", "ws")}${path}${query}`, { headers });
  const frames: unknown[] = [];
  socket.on("message", (data: Buffer) => {
    const frame: unknown = JSON.parse(data.toString());
    if (Object(frame).type !== "heartbeat") frames.push(frame);
  });
  return { socket, frames, arrived: (count) => vi.waitUntil(() => frames.length >= count, { timeout: 20_000 }) };
}

/** Opens it as whoever the token belongs to, and waits for the two counts that greet. */
export async function opened(server: { url: string }, token: string): Promise<Tab> {
  const tab = open(server, `?token=${token}`);
  await tab.arrived(2);
  return tab;
}
