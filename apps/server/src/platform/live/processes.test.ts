/** @module-tag release */
import { once } from "node:events";
import { createLive, createTickets, liveUrl } from "@passerelle/api";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import { call, dataOf } from "../../../test/call";
import type { Child } from "../../../test/child";
import { anInstallation, type Installation } from "../../../test/installation";
import { tabOf } from "../../../test/live";
import { anApplicantAndARecruiter, type Member } from "../../../test/members";
import { framesAfterGreeting, sendMessage } from "../../../test/messages";
import { startRedis, type TestRedis } from "../../../test/redis";

// Covers the start of two servers.
const patience = 120_000;

const countOf = (unread_count: number) => ({ data: { unread_count } });
const soon = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000 });

describe.each(["their PostgreSQL", "a Redis"])("two servers joined by %s", (joint) => {
  let installation: Installation;
  let redis: TestRedis | undefined;
  let jeanne: Member;
  let karim: Member;
  let one: { url: string; server: Child };
  let two: { url: string };

  beforeAll(async () => {
    installation = await anInstallation();
    [jeanne, karim] = await anApplicantAndARecruiter(installation);
    redis = joint === "a Redis" ? await startRedis() : undefined;
    const env = { BROKER_URL: redis?.url ?? "" };
    [one, two] = await Promise.all([installation.started(env), installation.started(env)]);
  }, patience);
  afterAll(async () => {
    await installation.remove();
    await redis?.stop();
  });

  it("delivers events of one process to clients of the other, numbered per connection", async () => {
    const here = await tabOf(one, jeanne);
    const [hers, his] = [await tabOf(two, jeanne), await tabOf(two, karim)];
    const { message } = await sendMessage(here, { content: "Bonjour Karim.", recipientUsername: karim.username });
    await Promise.all([hers.arrived(3), his.arrived(4)]);
    expect(framesAfterGreeting(hers)).toMatchObject([{ type: "message_sent", data: { message: { id: message.id } } }]);
    expect(framesAfterGreeting(his)).toMatchObject([
      { type: "new_message", data: { message: { id: message.id } } },
      countOf(1),
    ]);

    const post = new FormData();
    post.set("text", "Portes ouvertes samedi.");
    const published = await fetch(`${two.url}/post`, {
      method: "POST",
      headers: { authorization: `Bearer ${karim.token}` },
      body: post,
    });
    const { data } = Object(await published.json());
    const comment = { postID: data.id, content: "J'y serai." };
    dataOf(await call(one.url, "POST", "/comment", { token: jeanne.token, body: comment }));
    await his.arrived(6);
    expect(framesAfterGreeting(his).slice(2)).toMatchObject([{ type: "new_notification" }, countOf(1)]);
    expect([here.ids, hers.ids, his.ids]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3, 4, 5, 6],
    ]);
  });

  it("lets a client notice a lost event of the other process, on the same connection", async () => {
    const lost: string[] = [];
    let made = 0;
    let isLosing = false;
    class LossySocket extends WebSocket {
      constructor(address: string) {
        super(address);
        made += 1;
      }
      override emit(event: string | symbol, ...given: unknown[]): boolean {
        const frame = event === "message" ? String(given[0]) : "heartbeat";
        if (!isLosing || frame.includes("heartbeat")) return super.emit(event, ...given);
        lost.push(frame);
        return false;
      }
    }
    const live = createLive({
      url: liveUrl(two.url, two.url),
      getToken: () => karim.token,
      WebSocketImpl: LossySocket,
    });
    const types: string[] = [];
    live.subscribe(({ type }) => void types.push(type));
    const gaps: number[] = [];
    live.subscribeGap(() => void gaps.push(lost.length));
    live.start();
    onTestFinished(() => live.stop());
    await soon(() => types.includes("unread_messages_count_update"));

    isLosing = true;
    const here = await tabOf(one, jeanne);
    const { discussion } = await sendMessage(here, { content: "Perdu en route.", recipientUsername: karim.username });
    await soon(() => lost.length === 2);
    expect(gaps).toEqual([]);
    // The next heartbeat comes within 15 seconds; `set_language` triggers one at once.
    live.setLanguage("en");
    await soon(() => gaps.length > 0);
    const { body } = await call(two.url, "GET", `/discussions/${discussion.id}/messages`, { token: karim.token });
    expect(Object(body).at(-1)).toMatchObject({ content: "Perdu en route." });

    isLosing = false;
    await sendMessage(here, { content: "De nouveau là.", recipientUsername: karim.username });
    await soon(() => types.includes("new_message") && types.at(-1) !== "new_message");
    live.setLanguage("fr");
    await soon(() => live.getLanguage() === "fr");
    expect([gaps, made, live.getState().status]).toEqual([[2], 1, "OPEN"]);
  });

  it("ends a session in every process at once, regardless of the process that ended it", async () => {
    const mine = await tabOf(two, jeanne);
    const closed = once(mine.socket, "close");
    // Server two has just looked up the session, and would trust it for seconds.
    expect(await call(two.url, "GET", "/user/me", { token: jeanne.token })).toMatchObject({ status: 200 });
    await call(one.url, "POST", "/user/logout", { token: jeanne.token });
    expect((await closed)[0]).toBe(4001);
    expect(await call(two.url, "GET", "/user/me", { token: jeanne.token })).toMatchObject({ status: 401 });
  });

  it("opens a channel with a ticket of the other process, and puts no token in its URL (D-261, D-262)", async () => {
    const addresses: string[] = [];
    class SeenSocket extends WebSocket {
      constructor(address: string) {
        super(address);
        addresses.push(address);
      }
    }
    const { token } = karim;
    const getToken = () => token;
    const getTicket = createTickets({ baseUrl: one.url, getToken });
    const live = createLive({ url: liveUrl(two.url, two.url), getToken, getTicket, WebSocketImpl: SeenSocket });
    live.start();
    onTestFinished(() => live.stop());
    await soon(() => live.getState().status === "OPEN");
    expect(addresses).toEqual([expect.stringMatching(/\/ws\/connect\?ticket=[\w-]{43}$/)]);
  });

  it("makes clients reload, on the same connection, after the other process was killed", async () => {
    const live = createLive({ url: liveUrl(two.url, two.url), getToken: () => karim.token, WebSocketImpl: WebSocket });
    const states: string[] = [];
    live.subscribeState(() => void states.push(live.getState().status));
    let gaps = 0;
    live.subscribeGap(() => void (gaps += 1));
    live.start();
    onTestFinished(() => live.stop());
    await soon(() => states.includes("OPEN"));
    await one.server.kill("SIGKILL");
    await soon(() => gaps > 0);
    expect([gaps, states]).toEqual([1, ["CONNECTING", "OPEN"]]);
  });

  it("warns about starting another server on a different broker, and only then", async () => {
    const warning = "uses a different BROKER_URL";
    const address = { PUBLIC_URL: "https://passerelle.example" };
    const same = await installation.started({ ...address, BROKER_URL: redis?.url ?? "" });
    expect(same.server.output()).not.toContain(warning);
    const other = await installation.started({ ...address, BROKER_URL: redis ? "" : "redis://127.0.0.1:1" });
    expect(other.server.output()).toContain(warning);
    await Promise.all([same, other].map(({ server }) => server.kill("SIGKILL")));
  });
});
