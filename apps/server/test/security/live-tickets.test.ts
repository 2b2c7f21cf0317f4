/** @module-tag release */
import { once } from "node:events";
import { beforeEach, expect, it } from "vitest";
import { rateLimits } from "@passerelle/domain";
import type { WebSocket } from "ws";
import { hourlyJobs } from "../../src/features/hourly-jobs";
import { createLog } from "../../src/platform/log";
import { call } from "../call";
import { open } from "../live";
import { aMember, type Member } from "../members";
import { testServer } from "../test-server";

const rounds = 20;

let me: Member;
let isFull = false;
const server = testServer({ hasDiskSpace: () => !isFull });
beforeEach(async () => {
  me = await aMember(server, "applicant");
});

const ask = () => call(server.url, "POST", "/ws/ticket", { token: me.token });
const aTicket = async () => String(Object((await ask()).body).ticket);
const stored = async () => (await server.db.selectFrom("live_tickets").selectAll().execute()).length;

/** The socket once it is open; undefined if the handshake is refused. */
async function connect(ticket: string): Promise<WebSocket | undefined> {
  const { socket } = open(server, `?ticket=${ticket}`);
  return once(socket, "open").then(
    () => socket,
    () => undefined,
  );
}

const opened = async (ticket: string, count: number) => {
  const sockets = await Promise.all(Array.from({ length: count }, () => connect(ticket)));
  for (const socket of sockets) socket?.terminate();
  return sockets.filter(Boolean).length;
};

it("leaves no connection open if its session ends while the ticket is used (D-261)", async () => {
  const left: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    me = await aMember(server, "applicant");
    const ticket = await aTicket();
    const [socket] = await Promise.all([
      connect(ticket),
      call(server.url, "POST", "/user/logout", { token: me.token }),
    ]);
    if (socket && socket.readyState < socket.CLOSING) left.push((await once(socket, "close"))[0]);
    expect(await connect(ticket)).toBeUndefined();
  }
  expect(left).toEqual(left.map(() => 4001));
});

it("stores a ticket as a hash, valid for thirty seconds and deleted within the hour (D-261)", async () => {
  const ticket = await aTicket();
  expect(JSON.stringify(await server.db.selectFrom("live_tickets").selectAll().execute())).not.toContain(ticket);
  server.clock.pass(31);
  expect(await connect(ticket)).toBeUndefined();
  expect(await stored()).toBeGreaterThan(0);
  const log = createLog({ logLevel: "silent" });
  await Promise.all(hourlyJobs({ ...server, config: { publicUrl: undefined }, log }).map((job) => job()));
  expect(await stored()).toBe(0);
});

it("limits tickets per person and minute, independently of other calls (D-261)", async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= rateLimits.liveTickets.free; count += 1) statuses.push((await ask()).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429]);
  expect((await call(server.url, "POST", "/user/logout", { token: me.token })).status).toBe(200);
  me = await aMember(server, "applicant");
  expect((await ask()).status).toBe(200);
});

it("does not count a ticket as a write, and issues it while the disk is full (D-261)", async () => {
  for (let count = 0; count < 20; count += 1) await ask();
  const writes = await server.db.selectFrom("rate_limits").select("key").where("key", "like", "writes:%").execute();
  expect(writes).toEqual([]);
  isFull = true;
  try {
    expect(await opened(await aTicket(), 1)).toBe(1);
  } finally {
    isFull = false;
  }
});

it("does not consume a ticket that a page of another origin sends (D-155)", async () => {
  const ticket = await aTicket();
  const { socket } = open(server, `?ticket=${ticket}`, { origin: "https://attaque.example" });
  await expect(once(socket, "open")).rejects.toThrow("403");
  expect(await opened(ticket, 1)).toBe(1);
});
