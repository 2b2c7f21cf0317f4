/** @module-tag release */
import { beforeEach, describe, expect, it } from "vitest";
import { type Answered, call } from "../call";
import { aPerson } from "../people";
import { startTestServer, testServer } from "../test-server";

const server = testServer({ trustProxy: 1 });
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

const home = "2001:db8:aaaa:1::1";
const elsewhere = "2001:db8:bbbb:1::1";

/** An answer's cookies as a browser sends them back. */
const cookiesOf = ({ headers }: Answered) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

interface Client {
  from: string;
  cookie?: string;
}
const post = (path: string, body: object, { from, cookie }: Client) =>
  call(server.url, "POST", path, { body, headers: { "x-forwarded-for": from, ...(cookie && { cookie }) } });

/** An account verified from home, and the cookie of the browser that verified it. */
async function anOwner() {
  const owner = aPerson();
  await post("/user/register", owner, { from: home });
  const otp = await server.readOtp(owner.email);
  const verified = await post("/user/verify-email", { email: owner.email, otp }, { from: home });
  expect(verified.status).toBe(200);
  return { ...owner, cookie: cookiesOf(verified) };
}
type Owner = Awaited<ReturnType<typeof anOwner>>;

let guesses = 0;
/** Sends a wrong password for an account, each time from a different /56 of sixteen /48. */
async function guess({ email }: Pick<Owner, "email">): Promise<number> {
  guesses += 1;
  const from = `2001:db8:${(guesses % 16).toString(16)}:${(guesses % 256).toString(16)}00::1`;
  return (await post("/user/login", { email, password: `essai ${guesses}` }, { from })).status;
}

/** Guesses until strangers have to wait for a minute. */
async function besiege(owner: Pick<Owner, "email">): Promise<void> {
  for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 10 }, () => guess(owner)));
  for (let round = 0; round < 5; round += 1) {
    server.clock.pass(61);
    await guess(owner);
  }
  expect(await guess(owner)).toBe(429);
}

const login = ({ email, password }: Pick<Owner, "email" | "password">, client: Client) =>
  post("/user/login", { email, password }, client);

/** The statuses of five logins, each after more guesses and a quarter of a minute. */
async function loginsAmongGuesses(owner: Pick<Owner, "email" | "password">, client: Client): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await guess(owner);
    statuses.push((await login(owner, client)).status);
    server.clock.pass(15);
  }
  return statuses;
}

const wrong = (owner: Owner, client: Client) => login({ ...owner, password: "essai" }, client);

const always = (status: number) => Array.from({ length: 5 }, () => status);

async function resetPassword({ email }: Owner, password: string, client: Client): Promise<Answered> {
  await post("/user/forgot-password", { email }, client);
  const mail = (await server.sentTo(email)).at(-1);
  const [code = ""] = /\w{4}-\w{4}-\w{4}/.exec(mail?.body ?? "") ?? [];
  return post("/user/reset-password", { code, password }, client);
}

describe("despite guesses from many networks, the owner can log in (D-042, D-248)", () => {
  it("in a browser in which the account has logged in before", async () => {
    const owner = await anOwner();
    const cookie = cookiesOf(await login(owner, { from: home }));
    await besiege(owner);
    expect(await loginsAmongGuesses(owner, { from: elsewhere, cookie })).toEqual(always(200));
  });

  it("in a browser in which the mailed code was entered", async () => {
    const owner = await anOwner();
    await besiege(owner);
    expect(await loginsAmongGuesses(owner, { from: elsewhere, cookie: owner.cookie })).toEqual(always(200));
  });

  it("in a browser in which a new password was set", async () => {
    const owner = await anOwner();
    await besiege(owner);
    const password = "un-nouveau-pont-sur-la-loire";
    const cookie = cookiesOf(await resetPassword(owner, password, { from: elsewhere }));
    await besiege(owner);
    expect(await loginsAmongGuesses({ ...owner, password }, { from: elsewhere, cookie })).toEqual(always(200));
  });

  it("at home, even with a client that keeps no cookies", async () => {
    const owner = await anOwner();
    await besiege(owner);
    expect(await loginsAmongGuesses(owner, { from: home })).toEqual(always(200));
  });

  it("at home, even among guesses from there", async () => {
    const owner = await anOwner();
    for (let n = 0; n < 8; n += 1) await login({ ...owner, password: `essai ${n}` }, { from: home });
    expect((await login(owner, { from: home })).status).toBe(429);
    expect((await login(owner, { from: home, cookie: owner.cookie })).status).toBe(200);
  });
});

it("counts guesses from the networks of one /48 as those of one client", async () => {
  const owner = await anOwner();
  const guessed = Array.from({ length: 60 }, (_, n) =>
    login({ ...owner, password: "essai" }, { from: `2001:db8:cccc:${n.toString(16)}00::1` }),
  );
  const statuses = (await Promise.all(guessed)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect((await login(owner, { from: elsewhere })).status).toBe(200);
});

describe("a device helps only its own account, and only for a few tries (D-248)", () => {
  it("has ten tries, even if more are concurrent", async () => {
    const owner = await anOwner();
    await besiege(owner);
    const client = { from: elsewhere, cookie: owner.cookie };
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(owner, client)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await login(owner, client)).status).toBe(429);
  });

  it("has them again after a login", async () => {
    const owner = await anOwner();
    await besiege(owner);
    const client = { from: elsewhere, cookie: owner.cookie };
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 9; n += 1) expect((await wrong(owner, client)).status).toBe(401);
      expect((await login(owner, client)).status).toBe(200);
    }
  });

  it("does not help to guess another account's password", async () => {
    const [owner, stranger] = [await anOwner(), await anOwner()];
    await besiege(owner);
    expect((await wrong(owner, { from: elsewhere, cookie: stranger.cookie })).status).toBe(429);
  });

  it("is kept beside the devices of other accounts in the same browser", async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const both = cookiesOf(await login(other, { from: home, cookie: owner.cookie }));
    await besiege(owner);
    await besiege(other);
    for (const one of [owner, other]) expect((await login(one, { from: elsewhere, cookie: both })).status).toBe(200);
  });

  it("is forgotten when another browser sets a new password", async () => {
    const owner = await anOwner();
    const password = "un-nouveau-pont-sur-la-loire";
    await resetPassword(owner, password, { from: home });
    await besiege(owner);
    const former = { from: elsewhere, cookie: owner.cookie };
    expect((await login({ ...owner, password }, former)).status).toBe(429);
  });

  it("is forgotten when the account logs in on this computer as a shared one (D-357)", async () => {
    const owner = await anOwner();
    const client = { from: elsewhere, cookie: owner.cookie };
    const { email, password } = owner;
    const shared = await post("/user/login", { email, password, shared: true }, { ...client, from: home });
    expect([shared.status, cookiesOf(shared)]).toEqual([200, ""]);
    await besiege(owner);
    expect((await login(owner, client)).status).toBe(429);
  });

  it("is stored as a hash, and deleted after half a year", async () => {
    const owner = await anOwner();
    const rows = () => server.db.selectFrom("login_devices").selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(owner.cookie.split("=")[1]);
    await besiege(owner);
    server.clock.pass(181 * 24 * 60 * 60);
    await besiege(owner);
    expect((await login(owner, { from: elsewhere, cookie: owner.cookie })).status).toBe(429);
  });
});

it("accepts the mailed code after many wrong codes from the same network", async () => {
  const owner = await anOwner();
  for (let n = 0; n < 6; n += 1)
    await Promise.all(
      Array.from({ length: 51 }, () =>
        post("/user/reset-password", { code: "0000-1111-2222", password: "un-pont-sur-la-loire" }, { from: home }),
      ),
    );
  const answer = await resetPassword(owner, "un-nouveau-pont-sur-la-loire", { from: home });
  expect(answer.status).toBe(200);
});

it("hides the device's cookie from scripts, and sends it only over TLS and to the calls beside the login", async () => {
  const secure = await startTestServer({ publicUrl: "https://passerelle.example" });
  try {
    const person = aPerson();
    await call(secure.url, "POST", "/user/register", { body: person });
    const body = { email: person.email, otp: await secure.readOtp(person.email) };
    const [cookie = ""] = (await call(secure.url, "POST", "/user/verify-email", { body })).headers.getSetCookie();
    expect(cookie.split("; ").slice(1)).toEqual(["Max-Age=15552000", "HttpOnly", "SameSite=Strict", "Secure"]);
  } finally {
    await secure.close();
  }
});
