import { onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";

/** A client's end of the live channel with its frames, except heartbeats, which may arrive at any time. */
export interface Tab {
  socket: WebSocket;
  /** Frames without their numbers. */
  frames: unknown[];
  ids: number[];
  heartbeats: { lastEventId: number; language: string }[];
  /** Waits until that many frames have arrived. */
  arrived: (count: number) => Promise<unknown>;
}

/** Opens the live channel of a server; the handshake may fail. */
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

/** Opens the channel with a token, and waits for the two initial counts. */
export async function opened(server: { url: string }, token: string): Promise<Tab> {
  const tab = open(server, `?token=${token}`);
  await tab.arrived(2);
  return tab;
}

/** The same until the test ends. */
export async function tabOf(server: { url: string }, { token }: { token: string }): Promise<Tab> {
  const tab = await opened(server, token);
  onTestFinished(() => tab.socket.terminate());
  return tab;
}
