import { beforeEach, expect, it } from "vitest";
import { call } from "../../../test/call";
import { aPerson, signIn } from "../../../test/people";
import { testServer } from "../../../test/test-server";

let me: Awaited<ReturnType<typeof signIn>>;
const server = testServer({ publicUrl: "https://passerelle.example" });
beforeEach(async () => {
  await server.db.deleteFrom("rate_limits").execute();
  me = await signIn(server);
});

const chosen = "un-pont-rendu-a-sa-rive";

async function ask(email: string, currentPassword = me.password, language = "en") {
  const headers = { authorization: `Bearer ${me.token}`, "accept-language": language };
  const fields = new FormData();
  fields.append("email", email);
  fields.append("currentPassword", currentPassword);
  return fetch(`${server.url}/user/update`, { method: "PATCH", headers, body: fields });
}
const confirm = (code: string) =>
  call(server.url, "POST", "/user/confirm-email", { token: me.token, body: { code }, language: "en" });
const undo = (code: string, password = chosen) =>
  call(server.url, "POST", "/user/undo-email", { body: { code, password } });

/** Changes the address; returns the undo code mailed to the former one. */
async function move(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  expect((await confirm(await server.readOtp(email))).status).toBe(200);
  const { body } = (await server.sentTo(me.email)).at(-1) ?? { body: "" };
  const [, code = ""] = /https:\/\/passerelle\.example\/undo-email#(\S+)/.exec(body) ?? [];
  expect(body.split(code)).toHaveLength(3);
  return code;
}

it("mails the code in the requested language with a link to My account, and stores no code", async () => {
  const { email } = aPerson();
  await ask(email, me.password, "fr");
  const [mail] = await server.sentTo(email);
  expect(mail).toMatchObject({ subject: "Confirmez votre nouvelle adresse e-mail Passerelle" });
  expect(mail?.body).toContain("https://passerelle.example/dashboard/my-account");
  const stored = await server.db.selectFrom("email_codes").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(await server.readOtp(email));
});

it("mails the former address a link and the code in it, and stores neither", async () => {
  const code = await move(aPerson().email);
  expect((await server.sentTo(me.email)).at(-1)).toMatchObject({
    subject: "Your Passerelle email address has changed",
  });
  expect(JSON.stringify(await server.db.selectFrom("email_undos").selectAll().execute())).not.toContain(code);
});

it("is recorded when requested, changed and undone", async () => {
  await undo(await move(aPerson().email));
  const events = await server.db.selectFrom("audit_events").select("event").orderBy("id", "desc").limit(12).execute();
  const names = events.map(({ event }) => event).filter((event) => event.startsWith("email_change"));
  expect(names.slice(0, 3)).toEqual(["email_change_undone", "email_changed", "email_change_requested"]);
});

it("is undone once by many concurrent requests", async () => {
  const code = await move(aPerson().email);
  const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => undo(code, `${chosen}-${n}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
});

it("does not take an address back from another account that has it now", async () => {
  const code = await move(aPerson().email);
  await signIn(server, { email: me.email });
  expect(await undo(code)).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } });
});

it("may be requested at most 20 times an hour, counting refused requests", async () => {
  for (let sent = 0; sent < 20; sent += 1) {
    await server.db.deleteFrom("rate_limits").where("key", "like", "login:%").execute();
    await ask(aPerson().email, "wrong");
  }
  const answer = await ask(aPerson().email);
  expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
});
