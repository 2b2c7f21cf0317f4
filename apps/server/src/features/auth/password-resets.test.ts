import { beforeEach, expect, it } from "vitest";
import { call } from "../../../test/call";
import { signIn } from "../../../test/people";
import { testServer } from "../../../test/test-server";

const server = testServer({ publicUrl: "https://passerelle.example" });
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

const chosen = "un-nouveau-pont-sur-la-loire";
const post = (path: string, body: object) => call(server.url, "POST", path, { body });
const reset = (code: string, password = chosen) => post("/user/reset-password", { code, password });

/** Requests a password reset; returns the mailed code. */
async function ask(email: string): Promise<string> {
  expect((await post("/user/forgot-password", { email })).status).toBe(200);
  const { body } = (await server.sentTo(email)).at(-1) ?? { body: "" };
  const [, code = ""] = /https:\/\/passerelle\.example\/reset-password#(\S+)/.exec(body) ?? [];
  expect(body.split(code)).toHaveLength(3);
  return code;
}

it("mails a link and its code, stores neither, and mails about the change", async () => {
  const { email } = await signIn(server);
  const code = await ask(email);
  expect(JSON.stringify(await server.db.selectFrom("password_resets").selectAll().execute())).not.toContain(code);
  expect((await reset(code)).status).toBe(200);
  expect((await server.sentTo(email)).at(-1)).toMatchObject({ subject: "Your Passerelle password has changed" });
});

it("accepts one of many concurrent uses", async () => {
  const { email } = await signIn(server);
  const code = await ask(email);
  const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => reset(code, `${chosen}-${n}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
});

it("lets its owner log in at once after many failed guesses", async () => {
  const { email, password } = await signIn(server);
  for (let tries = 0; tries < 6; tries += 1) await post("/user/login", { email, password: "non" });
  expect((await post("/user/login", { email, password })).status).toBe(429);
  expect((await reset(await ask(email))).status).toBe(200);
  expect((await post("/user/login", { email, password: chosen })).status).toBe(200);
});
