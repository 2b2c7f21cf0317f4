import { createLive, reasonOf } from "@passerelle/api";
import { aPerson, createDb, SEED_SESSIONS } from "@passerelle/mocks";
import { startLive } from "@passerelle/mocks/live";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendMessage } from "./send-message";

const db = createDb();
const url = "ws://localhost/ws/connect";
const channels: ReturnType<typeof createLive>[] = [];
let live: ReturnType<typeof startLive>;

async function aChannel() {
  const channel = createLive({ url, getToken: () => SEED_SESSIONS.applicant.token });
  channels.push(channel);
  channel.start();
  await expect.poll(() => channel.getState().status).toBe("OPEN");
  return channel;
}

const stored = (clientId: string) => db.message.count({ where: { clientId: { equals: clientId } } });

beforeEach(() => {
  db.reset();
  live = startLive({ db, url });
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.stop();
  live.stop();
});

it("stores a message once whose confirmation got lost and that is sent again (D-146)", async () => {
  const message = { to: aPerson(), discussionId: 601, content: "Bonjour", clientId: "a1" };
  const channel = await aChannel();
  const confirmations = live.hold();
  const first = sendMessage(channel, message).catch(reasonOf);
  await expect.poll(() => stored("a1")).toBe(1);
  confirmations.lose();
  channel.stop();
  expect(await first).toEqual({ kind: "unanswered" });
  expect(await sendMessage(await aChannel(), message)).toMatchObject({ type: "message_sent" });
  expect(stored("a1")).toBe(1);
});

it("opens a discussion with its first message (D-141)", async () => {
  const message = { to: { username: "sophie.lambert" }, discussionId: null, content: "Bonjour Sophie", clientId: "b2" };
  expect(await sendMessage(await aChannel(), message)).toMatchObject({ data: { isNewDiscussion: true } });
  expect(stored("b2")).toBe(1);
});

it("tells in the server's words why nothing was stored (D-143)", async () => {
  const message = { to: { username: "nadie" }, discussionId: null, content: "Bonjour", clientId: "c3" };
  const outcome = await sendMessage(await aChannel(), message).catch(reasonOf);
  expect(outcome).toEqual({ kind: "refused", message: expect.stringMatching(/\w/), lang: "fr" });
  expect(stored("c3")).toBe(0);
});
