/** @module-tag release */
import { PassThrough } from "node:stream";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { aClient, aCrowd, until, type Client } from "../../../test/crowd";
import { anInstallation } from "../../../test/installation";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { live } from "../../features";
import { createConnections } from "../http/connections";
import { createLog } from "../log";
import { localBroker } from "./broker";
import { registerLive } from "./websocket-server";
import { createMetrics } from "../metrics";

const size = 500;
const backOff = 5_000;
const patience = 120_000;

const untilAll = (clients: Client[], holds: (one: Client) => boolean) => until(() => clients.every(holds));

/** The clients whose number of attempts differs from `attempts`, or that had a failed one. */
const exceptions = (clients: Client[], attempts: number) =>
  clients.filter(({ made, opened, refused }) => made !== attempts || opened !== attempts || refused !== 0);

/** The retry times of the disconnected clients. */
const returns = (clients: Client[]): number[] =>
  clients.flatMap(({ live }) => {
    const state = live.getState();
    return state.status === "CLOSED" && state.retryAt !== null ? [state.retryAt] : [];
  });

/** The parts of a request that the server reads before the handshake. */
const handshake = { httpVersion: "1.1", headers: { host: "localhost", upgrade: "websocket" }, rawHeaders: [] };

const rejectAll = () => Promise.reject(new Error("The connection is refused."));

// Only the clients' timers are fake; network and server run in real time.
beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterAll(() => vi.useRealTimers());

describe("500 connected clients", () => {
  let server: TestServer;
  let clients: Client[];
  beforeAll(async () => {
    server = await startTestServer();
    const tokens = await aCrowd(server.db, size);
    clients = tokens.map((token) => aClient(server.url, token));
    await untilAll(clients, ({ isOpen }) => isOpen());
  });
  afterAll(() => clients.forEach(({ live }) => live.stop()));

  it("connect at once, each at the first attempt", () => expect(exceptions(clients, 1)).toEqual([]));

  it("are checked four at a time, and rejected beyond a queue of 10,000 (D-060)", async () => {
    const app = fastify();
    let asked = 0;
    const never = () => {
      asked += 1;
      return new Promise<undefined>(() => undefined);
    };
    registerLive(app, {
      config: { publicUrl: undefined },
      db: server.db,
      clock: server.clock,
      log: createLog({ logLevel: "silent" }),
      metrics: createMetrics(),
      broker: localBroker(),
      validator: { liveDraft: () => ({ content: "" }) },
      hasDiskSpace: () => true,
      sessions: { find: rejectAll, findAnew: never, consumeTicket: never, findValid: rejectAll },
      live,
      connections: createConnections(),
    });
    const answers = Array.from({ length: 10_001 }, () => {
      const socket = new PassThrough({ encoding: "utf8" });
      app.server.emit("upgrade", { ...handshake, url: "/ws/connect?token=a" }, socket, Buffer.alloc(0));
      return socket.read();
    });
    await until(() => asked >= 4);
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(4);
    expect(answers.filter((answer) => answer !== null)).toEqual([expect.stringMatching(/^HTTP\/1\.1 503 /)]);
    expect(answers.at(-1)).not.toBeNull();
  });

  it("are closed one at a time when the server stops, and reconnect equally spread out", async () => {
    const timers = vi.getTimerCount();
    const closing = server.close();
    await until(() => vi.getTimerCount() >= timers + size);
    const perStep: number[] = [];
    for (let step = 1; step <= 25; step += 1) {
      vi.advanceTimersByTime(100);
      await until(() => returns(clients).length >= Math.min(size, step * 20));
      perStep.push(returns(clients).filter((moment) => moment === Date.now() + backOff).length);
    }
    await closing;
    expect(Math.max(...perStep)).toBeLessThanOrEqual(21);
  });
});

it(
  "accepts 500 people again after a kill and restart, each at the first attempt after the back-off",
  async () => {
    const installation = await anInstallation();
    onTestFinished(() => installation.remove());
    const tokens = await installation.fill((db) => aCrowd(db, size));
    const killed = await installation.started();
    const clients = tokens.map((token) => aClient(killed.url, token));
    onTestFinished(() => clients.forEach(({ live }) => live.stop()));
    await untilAll(clients, ({ isOpen }) => isOpen());
    await killed.server.kill("SIGKILL");
    await untilAll(clients, ({ isOpen }) => !isOpen());

    await installation.started({ PORT: new URL(killed.url).port });
    vi.advanceTimersByTime(backOff - 1);
    expect(exceptions(clients, 1)).toEqual([]);
    vi.advanceTimersByTime(1);
    await untilAll(clients, ({ isOpen }) => isOpen());
    expect(exceptions(clients, 2)).toEqual([]);
  },
  // Covers the start of two servers.
  patience,
);
