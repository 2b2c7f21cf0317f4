import { beforeEach, expect, it } from "vitest";
import { call } from "../../../test/call";
import { aPerson } from "../../../test/people";
import { testServer } from "../../../test/test-server";

const server = testServer({ publicUrl: "https://passerelle.example" });
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

const post = (path: string, body: unknown) => call(server.url, "POST", path, { body });
const login = ({ email, password }: { email: string; password: string }) => post("/user/login", { email, password });

async function register(changes = {}) {
  const person = aPerson(changes);
  const { body } = await post("/user/register", person);
  return { ...person, registrationId: String(Object(body).registrationId) };
}
const aStranger = (email: string) => register({ email, password: "autre-pont-sur-la-seine", role: "recruiter" });

/** The code and the link's registration id in a mail to an address; by default in the newest one. */
async function mailed(email: string, index = -1) {
  const body = (await server.sentTo(email)).at(index)?.body ?? "";
  const [, address, registration] = /\/verify-email#([^\s/]+)\/(\S+)/.exec(body) ?? [];
  expect(decodeURIComponent(address ?? "")).toBe(email);
  return { otp: /\b\d{6}\b/.exec(body)?.[0], registrationId: decodeURIComponent(registration ?? "") };
}

it("lead to the same registration after another code, a corrected address and a login", async () => {
  const owner = await register();
  const first = await mailed(owner.email);
  await aStranger(owner.email);
  server.clock.pass(61);
  expect((await post("/user/resend-otp", { email: owner.email, registrationId: first.registrationId })).status).toBe(
    200,
  );
  expect((await mailed(owner.email)).registrationId).toBe(first.registrationId);
  server.clock.pass(16 * 60);
  expect((await login(owner)).status).toBe(403);
  expect((await mailed(owner.email)).registrationId).toBe(first.registrationId);

  const { email } = aPerson();
  const { registrationId } = owner;
  expect((await post("/user/registration-email", { email, registrationId })).status).toBe(200);
  await aStranger(email);
  expect((await post("/user/verify-email", { email, ...(await mailed(email, 0)) })).status).toBe(200);
  expect((await login({ ...owner, email })).status).toBe(200);
});

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Windows"],
  ["Win 1000 euros at evil.example/1 x", "an unknown device"],
])("say when the code was requested, and from what kind of device: %s (D-244)", async (userAgent, device) => {
  const person = aPerson();
  await call(server.url, "POST", "/user/register", { body: person, headers: { "user-agent": userAgent } });
  const { body = "", html = "" } = (await server.sentTo(person.email))[0] ?? {};
  const year = server.clock.now().getFullYear();
  for (const text of [body, html]) {
    expect(text).toMatch(new RegExp(`Requested on \\w+ \\d+, ${year} at .+ \\(Paris time\\) from ${device}\\.`));
    expect(text).not.toContain("euros");
  }
});

it("do not let the reader of a mistyped address move the registration", async () => {
  const { email } = await register();
  const { registrationId } = await mailed(email);
  expect((await post("/user/registration-email", { email: aPerson().email, registrationId })).status).toBe(404);
});
