import { cast, demoPassword } from "@passerelle/domain/cast";
import { beforeEach, describe, expect, it } from "vitest";
import { call } from "../../../test/call";
import { aPerson, signIn } from "../../../test/people";
import { cheapPasswords, startTestServer, testServer } from "../../../test/test-server";
import { seedDemo } from "../../demo/seed";
import { EstimatorUnavailable } from "../../platform/password-service";

const server = testServer({ publicUrl: "https://passerelle.example" });
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

type Member = Awaited<ReturnType<typeof signIn>>;
const post = (path: string, body: object, token = "") =>
  call(server.url, "POST", path, { body, token, language: "en" });

/** The code in the link of the newest mail to an address. */
async function mailedCode(email: string): Promise<string> {
  const { body } = (await server.sentTo(email)).at(-1) ?? { body: "" };
  return /https:\/\/passerelle\.example\/[a-z-]+#(\S+)/.exec(body)?.[1] ?? "";
}

async function save({ token }: Member, path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${server.url}${path}`, { method: "PATCH", headers, body })).status).toBe(200);
}

/** A change of address that can be undone; its code. */
async function moveAccount(member: Member): Promise<string> {
  const { email } = aPerson();
  await save(member, "/user/update", { email, currentPassword: member.password });
  await post("/user/confirm-email", { code: await server.readOtp(email) }, member.token);
  return mailedCode(member.email);
}

/** Each way to choose a new password for an account. */
const ways = {
  "a reset": async ({ email }: Member) => {
    await post("/user/forgot-password", { email });
    const code = await mailedCode(email);
    return (password: string) => post("/user/reset-password", { code, password });
  },
  "a change": async ({ token, password: currentPassword }: Member) => {
    return (password: string) => post("/user/password", { currentPassword, password }, token);
  },
  "an undone change of address": async (member: Member) => {
    const code = await moveAccount(member);
    return (password: string) => post("/user/undo-email", { code, password });
  },
};

const refused = (code: string) => ({
  status: 400,
  body: { errors: { password: expect.stringContaining("This password is ") }, codes: { password: code } },
});
const guessable = ["Password1!", "P@ssw0rd1", "Azerty123!", "aaaaaaaaaa", "Bonjour2024", "Soleil2023!", demoPassword];

describe.each(Object.entries(ways))("%s", (_, begin) => {
  it("refuses passwords that are easy to guess or made of the account's names (D-263)", async () => {
    const me = await signIn(server, { role: "recruiter", firstname: "Éloïse", username: `lou-${Date.now()}` });
    await save(me, "/recruiter", { company: "Éoliennes du Ponant" });
    const choose = await begin(me);
    for (const password of guessable) expect(await choose(password)).toMatchObject(refused("password_guessable"));
    const personal = ["eloise2024!", me.lastname, `${me.username}`, me.email.toUpperCase(), "eoliennes-du-ponant-44"];
    for (const password of personal) expect(await choose(password)).toMatchObject(refused("password_personal"));
    expect(await choose("un-pont-sur-la-loire")).toMatchObject({ status: 200 });
  });
});

const register = (changes: object) => post("/user/register", { ...aPerson(), ...changes });

describe("a registration", () => {
  it("refuses passwords that are easy to guess or made of its own names (D-263)", async () => {
    for (const password of guessable) expect(await register({ password })).toMatchObject(refused("password_guessable"));
    const names = { firstname: "Éloïse", username: "lou-bretonne" };
    for (const password of ["eloise2024!", "Lou-Bretonne1"])
      expect(await register({ ...names, password })).toMatchObject(refused("password_personal"));
    expect(await register({ password: "un-pont-sur-la-loire" })).toMatchObject({ status: 201 });
  });

  it("reports all wrong fields at once, with a code for each (D-264)", async () => {
    const answer = await register({ password: "Password1!", birthdate: "2999-01-01" });
    expect(answer.body).toEqual({
      errors: { password: expect.any(String), birthdate: expect.any(String) },
      codes: { password: "password_guessable", birthdate: "birthdate_in_future" },
    });
  });
});

it("lets the demo people log in with the published password", async () => {
  const demo = await startTestServer();
  expect(await seedDemo(demo, () => demoPassword)).toBe(true);
  const body = { email: cast.jeanne.email, password: demoPassword };
  expect(await call(demo.url, "POST", "/user/login", { body })).toMatchObject({ status: 200 });
  await demo.close();
});

it("accepts no password while the estimator is unavailable (D-265)", async () => {
  const failing = await startTestServer({
    passwords: { ...cheapPasswords, problem: () => Promise.reject(new EstimatorUnavailable(new Error("It ended."))) },
  });
  const answer = await call(failing.url, "POST", "/user/register", { body: aPerson() });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await failing.db.selectFrom("users").select("id").execute()).toEqual([]);
  await failing.close();
});
