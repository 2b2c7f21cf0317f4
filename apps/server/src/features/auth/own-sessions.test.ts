import { SESSION_ENDED } from "@passerelle/domain";
import { deviceOf } from "./user-agent";
import { expect, it } from "vitest";
import { call } from "../../../test/call";
import { opened } from "../../../test/live";
import { openSession } from "../../../test/members";
import { signIn } from "../../../test/people";
import { testServer } from "../../../test/test-server";

const server = testServer();

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";

it.each([
  [firefox, { browser: "Firefox", system: "Windows" }],
  ["", { browser: null, system: null }],
  ["\u0000<script>", { browser: null, system: null }],
  ["Win 1000 euros at evil.example/1 x", { browser: null, system: null }],
])("names browser and system of %j if they are known, and no version", (userAgent, device) => {
  expect(deviceOf(userAgent)).toMatchObject(device);
});

it("shows the device and the last use to within five minutes, and records an end", async () => {
  const { email, password, token } = await signIn(server);
  const headers = { "user-agent": firefox };
  await call(server.url, "POST", "/user/login", { body: { email, password }, headers });
  const list = async () => (await call(server.url, "GET", "/user/sessions", { token, language: "fr" })).body;
  server.clock.pass(60 * 60);
  const before = server.clock.now().toISOString();
  const [own, other] = Object.values(Object(await list()));
  expect(own).toMatchObject({ current: true });
  expect(Object(own).lastUsedAt >= before).toBe(true);
  expect(other).toMatchObject({ current: false, device: "Firefox sous Windows" });
  expect(Object(other).lastUsedAt < before).toBe(true);
  const ended = await call(server.url, "DELETE", `/user/sessions/${Object(other).id}`, { token });
  expect(ended.status).toBe(200);
  const [event] = await server.db.selectFrom("audit_events").selectAll().orderBy("id", "desc").limit(1).execute();
  expect(event).toMatchObject({ event: "session_ended", details: { sessionId: Object(other).id } });
  expect(await list()).toMatchObject([{ current: true }]);
});

it("looks a session up once in five seconds, and refuses it as soon as it ends or expires", async () => {
  const { email, password, token } = await signIn(server);
  const { body } = await call(server.url, "POST", "/user/login", { body: { email, password } });
  const read = (of: string) => call(server.url, "GET", "/notifications/unread-count", { token: of });
  const cost = async () => {
    const before = server.statements.count;
    expect((await read(token)).status).toBe(200);
    return server.statements.count - before;
  };
  const [first, second] = [await cost(), await cost()];
  expect(first - second).toBe(1);
  server.clock.pass(6);
  expect(await cost()).toBe(first);

  const other: string = Object(body).token;
  expect((await read(other)).status).toBe(200);
  await call(server.url, "DELETE", "/user/sessions", { token });
  expect([(await read(other)).status, (await read(token)).status]).toEqual([401, 200]);
  server.clock.pass(7 * 24 * 60 * 60);
  expect((await read(token)).status).toBe(401);
});

it("has at most fifty sessions: one more ends the least recently used one and its live channel (D-245)", async () => {
  const { email, password, token } = await signIn(server);
  const { id } = await server.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  const others: string[] = [];
  while (others.length < 49) others.push(await openSession(server.db, server.clock, id));
  // Opening the live channel counts as a use, like a call.
  const { socket } = await opened(server, others[1] ?? "");
  const closed = new Promise((resolve) => socket.on("close", resolve));
  server.clock.pass(10 * 60);
  const use = (of: string) => call(server.url, "GET", "/user/me", { token: of });
  for (const used of [token, ...others.slice(0, 1)]) expect((await use(used)).status).toBe(200);
  const logins = await Promise.all(
    [1, 2, 3].map(() => call(server.url, "POST", "/user/login", { body: { email, password } })),
  );
  const fresh = logins.map(({ body }) => String(Object(body).token));
  expect(await closed).toBe(SESSION_ENDED);
  const statuses = await Promise.all([token, ...others, ...fresh].map(async (of) => (await use(of)).status));
  expect(statuses.flatMap((status, index) => (status === 401 ? index : []))).toEqual([2, 3, 4]);
  const listed = await call(server.url, "GET", "/user/sessions", { token });
  expect(listed.body).toHaveLength(50);
});
