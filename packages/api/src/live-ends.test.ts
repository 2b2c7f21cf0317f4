import { SESSION_ENDED, silenceLimit } from "@passerelle/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, live } from "./fake-socket";
import { FIRST_RETRY_MS } from "./live-reconnect-delays";

const heartbeat = JSON.stringify({ type: "heartbeat", data: {} });
const count = JSON.stringify({ type: "unread_count_update", data: { unread_count: 3 } });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("a half-open connection", () => {
  it("is dropped like a closed one, and replaced after the usual delay", async () => {
    const checkSession = vi.fn<() => Promise<void>>();
    const channel = live({ checkSession });
    channel.start();
    FakeSocket.last.emit("open");
    FakeSocket.last.emit("message", heartbeat);
    await vi.advanceTimersByTimeAsync(silenceLimit);
    expect(channel.getState()).toEqual({ status: "CLOSED", retryAt: Date.now() + FIRST_RETRY_MS });
    expect(FakeSocket.last.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(FakeSocket.all).toHaveLength(2);
    expect(checkSession).not.toHaveBeenCalled();
  });

  it("is kept by any frame, even an unreadable one", () => {
    const channel = live();
    channel.start();
    FakeSocket.last.emit("open");
    FakeSocket.last.emit("message", heartbeat);
    for (const frame of ["{", new ArrayBuffer(2), count, heartbeat]) {
      vi.advanceTimersByTime(silenceLimit - 1);
      FakeSocket.last.emit("message", frame);
    }
    expect(channel.getState().status).toBe("OPEN");
  });

  it("is not assumed from the previous connection's heartbeats", () => {
    const channel = live();
    channel.start();
    FakeSocket.last.emit("open");
    FakeSocket.last.emit("message", heartbeat);
    FakeSocket.last.emit("close");
    channel.retryNow();
    FakeSocket.last.emit("open");
    FakeSocket.last.emit("message", count);
    vi.advanceTimersByTime(3_600_000);
    expect(channel.getState().status).toBe("OPEN");
  });
});

it.each([
  [SESSION_ENDED, 1],
  [1001, 0],
  [1006, 0],
  [1011, 0],
])(
  "a connection that the server closes with %i asks %i time(s) at once whether the session has ended",
  (code, times) => {
    const checkSession = vi.fn<() => Promise<void>>();
    const channel = live({ checkSession });
    channel.start();
    FakeSocket.last.emit("open");
    FakeSocket.last.emit("close", undefined, code);
    expect(checkSession).toHaveBeenCalledTimes(times);
  },
);

describe("stopping", () => {
  const heartbeat = JSON.stringify({ type: "heartbeat", data: {} });
  const stages: [string, string[]][] = [
    ["connecting", []],
    ["open", ["open"]],
    ["between two attempts", ["close"]],
    ["between two attempts after it was open", ["open", "close"]],
  ];

  it.each(stages)("while %s leaves no timer, whatever the socket still reports", async (_, events) => {
    const channel = live({ checkSession: () => Promise.resolve() });
    channel.start();
    for (const event of events) {
      FakeSocket.last.emit(event);
      FakeSocket.last.emit("message", heartbeat);
    }
    channel.stop();
    expect(FakeSocket.last.closed).toBe(true);
    for (const late of ["open", "error", "close"]) FakeSocket.last.emit(late);
    FakeSocket.last.emit("message", heartbeat);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(FakeSocket.all).toHaveLength(1);
    expect(channel.getState()).toEqual({ status: "CLOSED", retryAt: null });
  });

  it("and starting again resets the delay", async () => {
    const channel = live();
    channel.start();
    FakeSocket.last.emit("close");
    channel.retryNow();
    FakeSocket.last.emit("close");
    channel.stop();
    channel.start();
    FakeSocket.last.emit("close");
    expect(channel.getState()).toEqual({ status: "CLOSED", retryAt: Date.now() + FIRST_RETRY_MS });
  });
});

describe("a session that is over (D-061)", () => {
  it("ends the attempts once the session check returns 401, without a loop", async () => {
    let token: string | null = "abc";
    const endSession = vi.fn<() => Promise<void>>(async () => {
      token = null;
    });
    const channel = live({ getToken: () => token, checkSession: endSession });
    channel.start();
    FakeSocket.last.emit("error");
    FakeSocket.last.emit("close");
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(endSession).toHaveBeenCalledOnce();
    expect(FakeSocket.all).toHaveLength(1);
    expect(channel.getState()).toEqual({ status: "CLOSED", retryAt: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is checked after each refused attempt while it is valid, and the delay grows", async () => {
    const checkSession = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const channel = live({ checkSession });
    channel.start();
    FakeSocket.last.emit("close");
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    FakeSocket.last.emit("close");
    expect(checkSession).toHaveBeenCalledTimes(2);
    expect(channel.getState()).toEqual({ status: "CLOSED", retryAt: Date.now() + 1.5 * FIRST_RETRY_MS });
  });
});
