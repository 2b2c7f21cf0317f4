/** @module-tag release */
import { beforeEach, describe, expect, it } from "vitest";
import { codeMailsTo } from "../../src/features/auth/limit-keys";
import { count } from "../../src/platform/rate-limiter";
import { call } from "../call";
import { aPerson, signIn } from "../people";
import { testServer } from "../test-server";

const server = testServer({ publicUrl: "https://passerelle.example", trustProxy: 1 });
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

let networks = 0;
/** Sends a call from a new network. */
function post(path: string, body: object, token?: string) {
  networks += 1;
  const headers = { "x-forwarded-for": `2001:db8:${networks.toString(16)}::1` };
  return call(server.url, "POST", path, { body, headers, ...(token !== undefined && { token }) });
}
const times = <Made>(length: number, make: (index: number) => Made) =>
  Array.from({ length }, (_, index) => make(index));

const register = async (email: string) => {
  const { status, body } = await post("/user/register", aPerson({ email }));
  return { status, registrationId: String(Object(body).registrationId) };
};
const verify = (email: string, otp: string, registrationId?: string) =>
  post("/user/verify-email", { email, otp, ...(registrationId !== undefined && { registrationId }) });
const wrong = (otp: string) => (otp === "123456" ? "654321" : "123456");
const statusesOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** The code of the newest mail to an address: six or sixteen digits. */
const newestCode = async (email: string) =>
  /^[\d ]{6,19}$/m.exec((await server.sentTo(email)).at(-1)?.body ?? "")?.[0] ?? "";

/** The one long code among the mails to an address; parallel calls mail it in any order. */
const longCode = async (email: string) => {
  const bodies = (await server.sentTo(email)).map(({ body }) => body).join("\n");
  const codes = bodies.match(/^\d{4}( \d{4}){3}$/gm) ?? [];
  expect(codes).toHaveLength(1);
  return String(codes[0]);
};

/** Requests a new address for an account. */
function ask({ token, password }: { token: string; password: string }, email: string) {
  const body = new FormData();
  body.append("email", email);
  body.append("currentPassword", password);
  return fetch(`${server.url}/user/update`, { method: "PATCH", headers: { authorization: `Bearer ${token}` }, body });
}

const resets = async (email: string) =>
  (await server.sentTo(email)).flatMap(({ body }) => /\/reset-password#(\S+)/.exec(body)?.[1] ?? []);
const forgetOften = async (email: string) => Promise.all(times(20, () => post("/user/forgot-password", { email })));

/** Twenty registrations of an address and twenty requests for a code, each from a different network. */
async function flood(email: string) {
  const answers = await Promise.all([
    ...times(20, () => register(email)),
    ...times(20, () => post("/user/resend-otp", { email })),
  ]);
  expect(statusesOf(answers, 201)).toBe(20);
}

describe("an address that strangers from many networks know", () => {
  it("can be guessed fifteen times an hour, and the owner's code still works (D-242)", async () => {
    const { email } = aPerson();
    const { registrationId } = await register(email);
    const otp = await newestCode(email);
    const answers = await Promise.all(times(40, () => verify(email, wrong(otp))));
    expect([statusesOf(answers, 400), statusesOf(answers, 429)]).toEqual([15, 25]);
    expect(await verify(email, otp)).toHaveProperty("status", 429);
    expect(await verify(email, otp, registrationId)).toHaveProperty("status", 200);
  });

  it("gets a few codes, and the owner's earlier code works (D-242)", async () => {
    const { email } = aPerson();
    const { registrationId } = await register(email);
    const otp = await newestCode(email);
    await flood(email);
    expect((await server.sentTo(email)).length).toBeLessThanOrEqual(13);
    expect(await verify(email, otp, registrationId)).toHaveProperty("status", 200);
  });

  it("then gets one long code, which confirms the owner's later registration (D-242)", async () => {
    const { email } = aPerson();
    await flood(email);
    const mails = await server.sentTo(email);
    const person = aPerson({ email });
    const { body } = await post("/user/register", person);
    expect(await server.sentTo(email)).toHaveLength(mails.length);
    const code = await longCode(email);
    const verified = await verify(email, code, String(Object(body).registrationId));
    expect(verified).toHaveProperty("status", 200);
    const { email: _, password } = person;
    expect(await post("/user/login", { email, password })).toHaveProperty("status", 200);
  });

  it("is not confirmed by the long code without naming the registration, nor at another address (D-242)", async () => {
    const [{ email }, other] = [aPerson(), aPerson()];
    await flood(email);
    const code = await longCode(email);
    expect(await verify(email, code)).toHaveProperty("status", 400);
    const { registrationId } = await register(other.email);
    expect(await verify(other.email, code, registrationId)).toHaveProperty("status", 400);
    expect(await verify(email, code, (await register(email)).registrationId)).toHaveProperty("status", 200);
    expect(await verify(email, code, (await register(email)).registrationId)).toHaveProperty("status", 400);
  });

  it("gets few codes a day, even in a long flood (D-242)", async () => {
    const { email } = aPerson();
    let mails = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      if ((await count(server.db, server.clock, codeMailsTo(email))) === 0) mails += 1;
      server.clock.pass(300);
    }
    expect(mails).toBeLessThanOrEqual(40);
  });
});

it("an address that many accounts request gets a few codes, and the long one confirms it for its owner (D-242)", async () => {
  const { email } = aPerson();
  const strangers = [];
  while (strangers.length < 3) strangers.push(await signIn(server));
  for (const stranger of strangers) for (let asked = 0; asked < 8; asked += 1) await ask(stranger, email);
  expect((await server.sentTo(email)).length).toBeLessThanOrEqual(13);
  const me = await signIn(server);
  expect((await ask(me, email)).status).toBe(200);
  const confirm = (code: string) => post("/user/confirm-email", { code }, me.token);
  expect(await confirm("123456")).toHaveProperty("status", 400);
  expect(await confirm(await newestCode(email))).toMatchObject({ status: 200, body: { data: { email } } });
});

describe("a forgotten password", () => {
  it("sends five codes in half an hour for any requests, and all of them work (D-242)", async () => {
    const me = await signIn(server);
    const answers = await forgetOften(me.email);
    expect(new Set(answers.map(({ status, body }) => `${status} ${Object(body).message}`)).size).toBe(1);
    expect(await resets(me.email)).toHaveLength(5);
    server.clock.pass(29 * 60);
    await post("/user/forgot-password", { email: me.email });
    const [first = "", ...others] = await resets(me.email);
    expect(others).toHaveLength(4);
    const body = { code: first, password: "un-nouveau-pont-sur-la-loire" };
    expect(await post("/user/reset-password", body)).toHaveProperty("status", 200);
  });

  it("sends another code once those have half an hour left, or are void (D-242)", async () => {
    const me = await signIn(server);
    await forgetOften(me.email);
    await server.sentTo(me.email);
    server.clock.pass(31 * 60);
    await forgetOften(me.email);
    expect(await resets(me.email)).toHaveLength(6);
    const body = { code: (await resets(me.email)).at(-1), password: "un-nouveau-pont-sur-la-loire" };
    expect(await post("/user/reset-password", body)).toHaveProperty("status", 200);
    await post("/user/forgot-password", { email: me.email });
    expect(await resets(me.email)).toHaveLength(7);
  });
});

it.each([
  ["forgot-password", {}],
  ["resend-otp", {}],
  ["resend-otp", { registrationId: "0b8f6a52-4a0e-4c57-9c5e-2f3d1c7b9a10" }],
  ["verify-email", { otp: "no code" }],
])("before it answers, the server does the same work for every address (D-243) %s %j", async (path, given) => {
  const [unknown, waiting] = [aPerson().email, aPerson().email];
  await register(waiting);
  const { email: verified } = await signIn(server);
  const counts: number[] = [];
  for (const email of [unknown, waiting, verified]) {
    const start = server.statements.count;
    expect((await post(`/user/${path}`, { email, ...given })).status).toBeLessThan(429);
    counts.push(server.statements.count - start);
  }
  expect(new Set(counts).size).toBe(1);
});
