import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { FakeSocket, live } from "./fake-socket";
import { FIRST_RETRY_MS } from "./live-reconnect-delays";
import { createTickets } from "./live-tickets";
import { LIVE_HANDSHAKE_TIMEOUT_MS } from "./timeouts";

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const address = "ws://passerelle.test/ws/connect";
const soon = () => vi.advanceTimersByTimeAsync(0);

/** A channel whose server answers the requests for tickets in this order, and repeats the last answer. */
function liveWith(...answers: [() => Response | Promise<Response>, ...(() => Response | Promise<Response>)[]]) {
  const calls: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    calls.push(request);
    return answers[Math.min(calls.length, answers.length) - 1]?.();
  });
  const getTicket = createTickets({ baseUrl: "http://passerelle.test", getToken: () => "a b" });
  const checkSession = vi.fn<() => Promise<void>>(async () => undefined);
  const channel = live({ getTicket, checkSession });
  onTestFinished(() => channel.stop());
  return { channel, calls, checkSession };
}

const ticket = (name: string) => () => Response.json({ ticket: name, expiresIn: 30 });
const refusal = (status: number) => () => Response.json({ error: "Non." }, { status });
const urls = () => FakeSocket.all.map(({ url }) => url);

describe("a channel with tickets (D-262)", () => {
  it("asks for one before each connection, and never puts the token in the address", async () => {
    const { channel, calls } = liveWith(ticket("t/1"), ticket("t2"));
    channel.start();
    expect(channel.getState().status).toBe("CONNECTING");
    await soon();
    FakeSocket.last.emit("open");
    FakeSocket.last.emit("close");
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(urls()).toEqual([`${address}?ticket=t%2F1`, `${address}?ticket=t2`]);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(2).fill("POST http://passerelle.test/ws/ticket"),
    );
    expect(calls[0]?.headers.get("Authorization")).toBe("Bearer a b");
  });

  it.each([404, 405, 501])("goes by the token once the server has answered %i, and asks no more", async (status) => {
    const { channel, calls } = liveWith(refusal(status));
    channel.start();
    await soon();
    FakeSocket.last.emit("close");
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(urls()).toEqual(Array(2).fill(`${address}?token=a%20b`));
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["a server error", refusal(500)],
    ["an outage behind a proxy", refusal(503)],
    ["a limit", refusal(429)],
    ["a page in the place of an answer", () => new Response("<html>", { status: 200 })],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("opens nothing at %s, and asks again after the usual time", async (_, answer) => {
    const { channel, checkSession } = liveWith(answer, ticket("t1"));
    channel.start();
    await soon();
    expect([urls(), channel.getState()]).toEqual([[], { status: "CLOSED", retryAt: Date.now() + FIRST_RETRY_MS }]);
    expect(checkSession).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(urls()).toEqual([`${address}?ticket=t1`]);
  });

  it("leaves it to the check of the session what a 401 means", async () => {
    const { channel, checkSession } = liveWith(refusal(401));
    channel.start();
    await soon();
    expect([urls(), checkSession.mock.calls.length]).toEqual([[], 1]);
  });

  it("gives up after ten seconds, and opens nothing with a ticket that comes later", async () => {
    const waiting: ((answer: Response) => void)[] = [];
    const { channel } = liveWith(() => new Promise((resolve) => waiting.push(resolve)));
    channel.start();
    await vi.advanceTimersByTimeAsync(LIVE_HANDSHAKE_TIMEOUT_MS);
    expect(channel.getState().status).toBe("CLOSED");
    waiting.forEach((answer) => answer(ticket("late")()));
    await soon();
    expect(urls()).toEqual([]);
  });

  it("opens nothing once it was stopped", async () => {
    const { channel } = liveWith(ticket("t1"));
    channel.start();
    channel.stop();
    await soon();
    expect(urls()).toEqual([]);
  });
});
