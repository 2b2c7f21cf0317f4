import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, live } from "./fake-socket";
import { liveUrl } from "./live-channel";
import { LIVE_HANDSHAKE_TIMEOUT_MS } from "./timeouts";
import type { LiveServerMessage, UnknownLiveMessage } from "./live-messages";

type Heard = (message: LiveServerMessage) => void;
const count = { type: "unread_count_update" as const, data: { unread_count: 3 } };

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

it("is on the host of the page, secure when the page is", () => {
  expect(liveUrl("", "https://passerelle.test/dashboard")).toBe("wss://passerelle.test/ws/connect");
  expect(liveUrl("http://127.0.0.1:3000/", "http://localhost:5173/")).toBe("ws://127.0.0.1:3000/ws/connect");
  expect(liveUrl("/api", "http://localhost/")).toBe("ws://localhost/api/ws/connect");
});

describe("connecting", () => {
  it("goes from closed over connecting to open, with the token in the query", () => {
    const channel = live();
    const states: string[] = [];
    channel.subscribeState(() => states.push(channel.getState().status));
    expect(channel.getState()).toEqual({ status: "CLOSED", retryAt: null });
    channel.start();
    FakeSocket.last.emit("open");
    expect(states).toEqual(["CONNECTING", "OPEN"]);
    expect(FakeSocket.last.url).toBe("ws://passerelle.test/ws/connect?token=a%20b");
  });

  it("does nothing without a token", () => {
    const channel = live({ getToken: () => null });
    channel.start();
    expect(FakeSocket.all).toHaveLength(0);
    expect(channel.getState()).toEqual({ status: "CLOSED", retryAt: null });
  });

  it("fails after ten seconds", () => {
    const channel = live();
    channel.start();
    vi.advanceTimersByTime(LIVE_HANDSHAKE_TIMEOUT_MS);
    expect(channel.getState().status).toBe("CLOSED");
    expect(FakeSocket.last.closed).toBe(true);
  });
});

async function failsAndWaits(channel: ReturnType<typeof live>): Promise<number> {
  FakeSocket.last.emit("error");
  FakeSocket.last.emit("close");
  const state = channel.getState();
  const wait = state.status === "CLOSED" && state.retryAt ? state.retryAt - Date.now() : Number.NaN;
  const made = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(FakeSocket.all).toHaveLength(made);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(made + 1);
  return wait;
}

describe("reconnecting", () => {
  it("waits 5 s, 1.5 times longer after each attempt, at most 30 s", async () => {
    const channel = live();
    channel.start();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) waits.push(await failsAndWaits(channel));
    expect(waits).toEqual([5_000, 7_500, 11_250, 16_875, 25_312.5, 30_000, 30_000]);
  });

  it("starts over at 5 s once it was open", async () => {
    const channel = live();
    channel.start();
    await failsAndWaits(channel);
    await failsAndWaits(channel);
    FakeSocket.last.emit("open");
    expect(await failsAndWaits(channel)).toBe(5_000);
  });

  it("can be triggered at once, and then happens once", async () => {
    const channel = live();
    channel.start();
    FakeSocket.last.emit("close");
    channel.retryNow();
    channel.retryNow();
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(LIVE_HANDSHAKE_TIMEOUT_MS - 1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("checks the session after a refused attempt, and waits for the result", async () => {
    const answers: (() => void)[] = [];
    const checkSession = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void answers.push(resolve)));
    live({ checkSession }).start();
    FakeSocket.last.emit("close");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    for (const answer of answers) answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    expect(checkSession).toHaveBeenCalledOnce();
  });

  it("goes on when the check fails, and does not check after a channel that was open", async () => {
    const checkSession = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("offline")));
    const channel = live({ checkSession });
    channel.start();
    await failsAndWaits(channel);
    FakeSocket.last.emit("open");
    await failsAndWaits(channel);
    expect(checkSession).toHaveBeenCalledOnce();
  });

  it("ends when the session check stops the channel", async () => {
    const channel = live({ checkSession: () => Promise.resolve(channel.stop()) });
    channel.start();
    FakeSocket.last.emit("close");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(channel.getState()).toEqual({ status: "CLOSED", retryAt: null });
  });

  it("ignores late events of an earlier socket", () => {
    const channel = live();
    channel.start();
    const earlier = FakeSocket.last;
    earlier.emit("close");
    channel.retryNow();
    FakeSocket.last.emit("open");
    earlier.emit("close");
    earlier.emit("open");
    expect(channel.getState().status).toBe("OPEN");
  });
});

describe("messages", () => {
  it("are sent while open, and otherwise return `not-open`", () => {
    const channel = live();
    const message = { type: "send_message" as const, data: { content: "Bonjour", discussionId: 9 } };
    channel.start();
    expect(channel.send(message)).toBe("not-open");
    FakeSocket.last.emit("open");
    expect(channel.send(message)).toBe("sent");
    expect(FakeSocket.last.sent).toEqual([JSON.stringify(message)]);
  });

  it("reach every listener until it unsubscribes", () => {
    const channel = live();
    const stays = vi.fn<Heard>();
    const leaves = vi.fn<Heard>();
    channel.subscribe(stays);
    channel.subscribe(leaves)();
    channel.start();
    FakeSocket.last.emit("message", JSON.stringify(count));
    expect(stays).toHaveBeenCalledWith(count);
    expect(leaves).not.toHaveBeenCalled();
  });

  it("of an unknown type, or without required data, go to the default handler", () => {
    const onUnknown = vi.fn<(message: UnknownLiveMessage) => void>();
    const channel = live({ onUnknown });
    const known = vi.fn<Heard>();
    channel.subscribe(known);
    channel.start();
    const unknown = [
      { type: "typing", data: {} },
      { type: "toString", data: {} },
      { type: "unread_count_update", data: {} },
      { type: "new_message", data: { message: { content: "Bonjour" } } },
    ];
    for (const message of unknown) FakeSocket.last.emit("message", JSON.stringify(message));
    expect(onUnknown.mock.calls.flat()).toEqual(unknown);
    expect(known).not.toHaveBeenCalled();
  });

  it("that are malformed are ignored", () => {
    const channel = live();
    channel.start();
    FakeSocket.last.emit("open");
    for (const frame of ["{", "null", "[]", "7", '{"data":1}', new ArrayBuffer(2)])
      FakeSocket.last.emit("message", frame);
    expect(channel.getState().status).toBe("OPEN");
  });
});
