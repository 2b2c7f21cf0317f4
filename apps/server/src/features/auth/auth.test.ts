import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../../test/call";
import { aPerson, signIn } from "../../../test/people";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

const post = (path: string, body: unknown, language?: string) =>
  call(server.url, "POST", path, { body, ...(language && { language }) });
const register = (body: unknown) => post("/user/register", body);
const verify = (email: string, otp: string) => post("/user/verify-email", { email, otp });
const login = (email: string, password: string) => post("/user/login", { email, password });

async function registered(changes = {}) {
  const person = aPerson(changes);
  expect(await register(person)).toMatchObject({ status: 201, body: { email: person.email } });
  return { ...person, otp: await server.readOtp(person.email) };
}
const another = (otp: string) => (otp === "123456" ? "654321" : "123456");

describe("verification", () => {
  it("cancels a code after five wrong tries, even concurrent ones (D-036)", async () => {
    const { email, otp } = await registered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(email, another(otp))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await verify(email, otp)).toMatchObject({ status: 400 });
    await server.db.deleteFrom("rate_limits").execute();
    expect((await post("/user/resend-otp", { email })).status).toBe(200);
    expect((await verify(email, await server.readOtp(email))).status).toBe(200);
  });

  it("does not reveal unknown addresses, and waits a minute between codes (D-037)", async () => {
    const { email } = await registered();
    const known = await post("/user/resend-otp", { email });
    const unknown = await post("/user/resend-otp", { email: "personne@exemple.fr" });
    expect(known).toMatchObject({ status: 200, body: unknown.body });
    const tooSoon = await post("/user/resend-otp", { email });
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers.get("retry-after"))).toBeGreaterThan(50);
    server.clock.pass(61);
    expect((await post("/user/resend-otp", { email })).status).toBe(200);
  });
});

describe("login", () => {
  it("refuses before verification with 403, and sends a code only if none is valid (D-038)", async () => {
    const { email, password } = await registered();
    const mails = () => server.mails.filter(({ recipient }) => recipient === email).length;
    expect(await login(email, password)).toMatchObject({
      status: 403,
      body: { error: "Please verify your email before logging in." },
    });
    await server.outbox.sendDue();
    expect(mails()).toBe(1);
    server.clock.pass(16 * 60);
    expect((await login(email, password)).status).toBe(403);
    // The mail is sent immediately, although the login is refused.
    await expect.poll(mails).toBe(2);
    expect((await verify(email, await server.readOtp(email))).status).toBe(200);
  });

  it("delays after five failures, increasingly, and resets after a success (D-042)", async () => {
    const { email, password } = await signIn(server);
    for (let tries = 0; tries < 5; tries += 1) expect((await login(email, "non")).status).toBe(401);
    const blocked = await login(email, password);
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get("retry-after")).toBe("30");
    expect(blocked.body).toMatchObject({ error: "Too many attempts. Try again in 30 seconds." });
    server.clock.pass(31);
    expect((await login(email, "non")).status).toBe(401);
    server.clock.pass(31);
    expect((await login(email, password)).status).toBe(429);
    server.clock.pass(31);
    expect((await login(email, password)).status).toBe(200);
    expect((await login(email, "non")).status).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  it("limits concurrent guesses too (D-042)", async () => {
    const { email } = await signIn(server);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => login(email, `essai-${n}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    // Calls of one network that would wait too long for their turn are refused without checking the password.
    expect(answers.filter(({ status }) => status === 429 || status === 503)).toHaveLength(15);
  });
});
