import { vi } from "vitest";
import { WebSocket } from "ws";

/** Somebody's end of the live channel, with every frame that has come but heartbeats, which come at any moment. */
export interface Tab {
  socket: WebSocket;
  /** Without their numbers. */
  frames: unknown[];
  /** The numbers of the frames. */
  ids: number[];
  /** What the heartbeats said. */
  heartbeats: { lastEventId: number; language: string }[];
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
  const ids: number[] = [];
  const heartbeats: Tab["heartbeats"] = [];
  socket.on("message", (data: Buffer) => {
    const { eventId, ...frame } = JSON.parse(data.toString());
    if (frame.type === "heartbeat") return heartbeats.push(frame.data);
    ids.push(eventId);
    return frames.push(frame);
  });
  return {
    socket,
    frames,
    ids,
    heartbeats,
    arrived: (count) => vi.waitUntil(() => frames.length >= count, { timeout: 20_000 }),
  };
}

/** Opens it as whoever the token belongs to, and waits for the two counts that greet. */
export async function opened(server: { url: string }, token: string): Promise<Tab> {
  const tab = open(server, `?token=${token}`);
  await tab.arrived(2);
  return tab;
}
