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

describe("registration", () => {
  it("answers with the address alone (D-054)", async () => {
    const person = aPerson();
    expect((await register(person)).body).toEqual({ email: person.email });
  });

  it("makes a username of the names, and a second one of the same names with a number (D-030)", async () => {
    const names = { firstname: "Éloïse", lastname: "Le Goff" };
    const first = await signIn(server, names);
    const second = await signIn(server, names);
    const usernameOf = async (token: string) => (await call(server.url, "GET", "/user/me", { token })).body;
    expect(await usernameOf(first.token)).toMatchObject({ username: "eloise.le-goff" });
    expect(await usernameOf(second.token)).toMatchObject({ username: "eloise.le-goff2" });
  });

  it("refuses a username that is taken in other letters (D-030)", async () => {
    await registered({ username: "Prise.Ici" });
    expect(await register(aPerson({ username: "prise.ICI" }))).toMatchObject({
      status: 400,
      body: { errors: { username: "This username is already taken." } },
    });
  });

  it("refuses a verified address, however it is written (D-033, D-040)", async () => {
    const { email } = await signIn(server);
    const again = await register(aPerson({ email: ` ${email.toUpperCase()} ` }));
    expect(again).toMatchObject({ status: 400, body: { errors: { email: "This e-mail address is already in use." } } });
  });

  it("replaces the data and the code of an address that was never verified (D-040)", async () => {
    const first = await registered();
    const second = aPerson({ email: first.email, password: "un-autre-mot-de-passe" });
    expect((await register(second)).status).toBe(201);
    expect((await verify(first.email, await server.readOtp(first.email))).status).toBe(200);
    expect((await login(first.email, first.password)).status).toBe(401);
    expect((await login(first.email, second.password)).status).toBe(200);
  });

  it("lets two at once for one address both succeed and leaves one account", async () => {
    const email = aPerson().email;
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(aPerson({ email }))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const rows = await server.db.selectFrom("users").select("id").where("email", "=", email).execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ["birthdate", "2999-01-01", "The birthdate cannot be in the future."],
    ["birthdate", "1890-01-01", "This birthdate is too long ago."],
    ["birthdate", new Date().getFullYear() - 10 + "-01-01", "You must be at least 15 years old."],
    ["birthdate", "18/04/1996", "This is not a valid date."],
    ["password", "password1", "This password is too common. Please choose another one."],
    ["password", "court", "At least 8 characters."],
    ["role", "admin", "This is not one of the choices."],
    ["firstname", "   ", "This field is required."],
    ["email", "jeanne", "Enter an e-mail address like name@example.com."],
    ["phone", "abc", "Enter 6 to 20 characters: digits, spaces, dots, dashes, brackets, and + in front."],
    ["username", "é", "Enter 3 to 30 letters without accents, digits, dots, dashes or underscores."],
    ["lastname", "\u0000", "The text contains a character that cannot be stored."],
    ["lastname", "\ud800", "The text contains a character that cannot be stored."],
  ])("refuses %s %j", async (field, value, message) => {
    expect(await register({ ...aPerson(), [field]: value })).toMatchObject({
      status: 400,
      body: { errors: { [field]: message } },
    });
  });

  it("refuses a password equal to the address (D-041), in French when asked", async () => {
    const person = aPerson();
    const { body } = await post(
      "/user/register",
      { ...person, password: person.email.toUpperCase() },
      "fr-FR,fr;q=0.9",
    );
    expect(body).toEqual({
      errors: { password: "Le mot de passe ne doit être ni votre adresse e-mail ni votre nom d’utilisateur." },
    });
  });
});

describe("verification", () => {
  it("takes a right code once (D-034, D-039)", async () => {
    const { email, otp } = await registered();
    expect((await verify(email, ` ${otp.slice(0, 3)} ${otp.slice(3)}`)).body).toMatchObject({
      user: { role: "applicant" },
    });
    expect(await verify(email, otp)).toMatchObject({
      status: 400,
      body: { error: "Email already verified. Please log in." },
    });
  });

  it("opens one session when the same code comes several times at once", async () => {
    const { email, otp } = await registered();
    const answers = await Promise.all([1, 2, 3].map(() => verify(email, otp)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it("lets a code expire after 15 minutes (D-035)", async () => {
    const { email, otp } = await registered();
    server.clock.pass(15 * 60 + 1);
    expect(await verify(email, otp)).toMatchObject({ status: 400, body: { error: "The code has expired." } });
  });

  it("cancels a code after five wrong tries, also when they come at once (D-036)", async () => {
    const { email, otp } = await registered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(email, another(otp))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await verify(email, otp)).toMatchObject({ status: 400 });
    await server.db.deleteFrom("rate_limits").execute();
    expect((await post("/user/resend-otp", { email })).status).toBe(200);
    expect((await verify(email, await server.readOtp(email))).status).toBe(200);
  });

  it("does not renew the budget of an account with a new code (D-036)", async () => {
    const { email } = await registered();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await server.db.deleteFrom("rate_limits").where("key", "like", "resend%").execute();
      await post("/user/resend-otp", { email });
      const wrong = another(await server.readOtp(email));
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await verify(email, wrong)).status);
    }
    expect(statuses.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 400));
    expect(statuses[16]).toBe(429);
  });

  it("tells nothing of an unknown address, and pauses for a minute between codes (D-037)", async () => {
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
  it("answers unknown address and wrong password alike (D-004)", async () => {
    const { email } = await signIn(server);
    const wrong = await login(email, "pas-le-bon");
    const unknown = await login("personne@exemple.fr", "pas-le-bon");
    expect(wrong).toMatchObject({ status: 401, body: { error: "Invalid email or password." } });
    expect(unknown.body).toEqual(wrong.body);
  });

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
    expect((await verify(email, await server.readOtp(email))).status).toBe(200);
  });

  it("slows down after five failures, ever more, and forgets them after a success (D-042)", async () => {
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

  it("gains a guesser nothing to send all guesses at once (D-042)", async () => {
    const { email } = await signIn(server);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => login(email, `essai-${n}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it("does not lock the others of one network address out (D-042)", async () => {
    const one = await signIn(server);
    const other = await signIn(server);
    for (let tries = 0; tries < 8; tries += 1) await login(one.email, "non");
    expect((await login(other.email, other.password)).status).toBe(200);
  });
});

describe("sessions", () => {
  it("end with logout, that one alone (D-046)", async () => {
    const { email, password, token } = await signIn(server);
    const { body } = await login(email, password);
    expect(await call(server.url, "POST", "/user/logout", { token })).toMatchObject({ status: 200, body: {} });
    expect((await call(server.url, "GET", "/user/me", { token })).status).toBe(401);
    const other = String(Object(body).token);
    expect((await call(server.url, "GET", "/user/me", { token: other })).status).toBe(200);
  });

  it("end after seven days (D-045)", async () => {
    const { token } = await signIn(server);
    server.clock.pass(7 * 24 * 3600 - 60);
    expect((await call(server.url, "GET", "/user/me", { token })).status).toBe(200);
    server.clock.pass(120);
    expect((await call(server.url, "GET", "/user/me", { token })).status).toBe(401);
  });
});
