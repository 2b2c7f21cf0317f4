/** @module-tag release */
import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "../../src/features/moderation/command-runner";
import { call } from "../call";
import { aPerson, signIn } from "../people";
import { cheapPasswords, startTestServer, type TestServer } from "../test-server";

type Person = Awaited<ReturnType<typeof signIn>>;

/** While set, calls with a right password wait for it before they continue. */
let gate: Promise<unknown> | undefined;
let waiting = 0;

let server: TestServer;
beforeAll(async () => {
  const passwords = {
    ...cheapPasswords,
    verify: async (...given: Parameters<typeof cheapPasswords.verify>) => {
      const isRight = await cheapPasswords.verify(...given);
      waiting += 1;
      await gate;
      return isRight;
    },
  };
  server = await startTestServer({ publicUrl: "https://passerelle.example", passwords });
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

/** Starts calls that check their password before `act` and continue after it. */
async function outrun<T>(calls: () => Promise<T>[], act: () => Promise<unknown>): Promise<T[]> {
  const gates = new EventEmitter();
  waiting = 0;
  gate = once(gates, "open");
  try {
    const answers = calls();
    await vi.waitUntil(() => waiting === answers.length, { timeout: 20_000 });
    gate = undefined;
    await act();
    gates.emit("open");
    return await Promise.all(answers);
  } finally {
    gate = undefined;
    gates.emit("open");
  }
}

const chosen = "un-nouveau-pont-sur-la-loire";
const post = (path: string, body: object, token?: string) =>
  call(server.url, "POST", path, { body, ...(token !== undefined && { token }) });
const tokenOf = (body: unknown) => String(Object(body).token);
const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);

function update({ token, password }: Person, email: string) {
  const body = new FormData();
  body.append("email", email);
  body.append("currentPassword", password);
  return fetch(`${server.url}/user/update`, { method: "PATCH", headers: { authorization: `Bearer ${token}` }, body });
}

/** The code of a link in the last mail to an address. */
const linkedCode = async (email: string) => {
  const { body } = (await server.sentTo(email)).at(-1) ?? { body: "" };
  return /https:\/\/passerelle\.example\/[a-z-]+#(\S+)/.exec(body)?.[1];
};

async function admin(...line: string[]) {
  const { db, clock, outbox, broker } = server;
  await runCommand({ db, clock, outbox, broker, config: { publicUrl: undefined } }, { line, operator: "root" });
}

const changePassword = ({ token, password }: Person) =>
  ok(post("/user/password", { currentPassword: password, password: chosen }, token));

interface Act {
  /** The address for logins, if it is not the person's own. */
  email?: string;
  run: () => Promise<unknown>;
  undo?: () => Promise<unknown>;
}

/** Acts that end all sessions, or all others, prepared for a person. */
const acts: Record<string, (person: Person) => Promise<Act>> = {
  "a change of the password": async (person) => ({ run: () => changePassword(person) }),
  "a reset of the password": async ({ email }) => {
    await ok(post("/user/forgot-password", { email }));
    const code = await linkedCode(email);
    return { run: () => ok(post("/user/reset-password", { code, password: chosen })) };
  },
  "the undo of a new address": async (person) => {
    const { email } = aPerson();
    await ok(update(person, email));
    await ok(post("/user/confirm-email", { code: await server.readOtp(email) }, person.token));
    const code = await linkedCode(person.email);
    return { email, run: () => ok(post("/user/undo-email", { code, password: chosen })) };
  },
  "a suspension": async ({ email }) => ({
    run: () => admin("suspend", email, "--reason", "Spam"),
    undo: () => admin("restore", "person", email),
  }),
  "the deletion of the account": async ({ token, password }) => ({
    run: () => ok(post("/user/delete", { currentPassword: password }, token)),
  }),
};

/** Expects that every session these logins opened is refused. */
async function expectEnded(answers: { status: number; body: unknown }[]): Promise<void> {
  const opened = answers.filter(({ status }) => status === 200);
  const uses = opened.map(({ body }) => call(server.url, "GET", "/user/me", { token: tokenOf(body) }));
  expect((await Promise.all(uses)).map(({ status }) => status)).toEqual(opened.map(() => 401));
}

describe.each(Object.entries(acts))("%s", (_, prepare) => {
  const prepared = async () => {
    await server.db.deleteFrom("rate_limits").execute();
    const person = await signIn(server);
    const { email = person.email, run, undo } = await prepare(person);
    return { login: () => post("/user/login", { email, password: person.password }), run, undo };
  };
  it("refuses logins whose password was checked before", async () => {
    const { login, run, undo } = await prepared();
    const answers = await outrun(() => [login(), login(), login(), login()], run);
    await undo?.();
    await expectEnded(answers);
    const refused = undo ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual([refused, refused, refused, refused]);
  });

  it("leaves no session of concurrent logins", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { login, run, undo } = await prepared();
      const logins = Array.from({ length: 4 }, (_, n) => pause(2 * n).then(login));
      await run();
      const answers = await Promise.all(logins);
      await undo?.();
      expect(answers.map(({ status }) => status).filter((status) => ![200, 401, 403].includes(status))).toEqual([]);
      await expectEnded(answers);
    }
  });
});

describe("a session that ends during its call", () => {
  it.each<[string, (thief: Person) => Promise<{ status: number }>]>([
    [
      "changes no password",
      ({ token, password }) => post("/user/password", { currentPassword: password, password: `${chosen}-2` }, token),
    ],
    ["deletes no account", ({ token, password }) => post("/user/delete", { currentPassword: password }, token)],
    ["asks for no other address", (thief) => update(thief, aPerson().email)],
  ])("%s", async (_, act) => {
    const owner = await signIn(server);
    const { email, password } = owner;
    const thief = { ...owner, token: tokenOf((await post("/user/login", { email, password })).body) };
    const [answer] = await outrun(
      () => [act(thief)],
      () => changePassword(owner),
    );
    expect(answer?.status).toBe(401);
    await ok(post("/user/login", { email, password: chosen }));
    expect(await call(server.url, "GET", "/user/me", { token: owner.token })).toMatchObject({
      body: { pendingEmail: null },
    });
  });

  it("confirms no other address", async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await signIn(server);
      const { email, password } = owner;
      const token = tokenOf((await post("/user/login", { email, password })).body);
      const other = aPerson().email;
      await ok(update({ ...owner, token }, other));
      const code = await server.readOtp(other);
      const changed = changePassword(owner);
      await pause(round);
      const confirmed = await post("/user/confirm-email", { code }, token);
      await changed;
      const events = await server.db.selectFrom("audit_events").select("event").orderBy("id").execute();
      const [last, before] = events.map(({ event }) => event).toReversed();
      expect([confirmed.status, last]).toEqual([confirmed.status === 200 ? 200 : 401, "password_changed"]);
      expect(before === "email_changed").toBe(confirmed.status === 200);
    }
  });
});

it("no password reset code is stored for an address that the account has just left", async () => {
  for (let round = 0; round < 5; round += 1) {
    await server.db.deleteFrom("password_resets").execute();
    const person = await signIn(server);
    const other = aPerson().email;
    await ok(update(person, other));
    const code = await server.readOtp(other);
    const asked = Array.from({ length: 3 }, (_, n) =>
      pause(n + round / 2).then(() => post("/user/forgot-password", { email: person.email })),
    );
    await ok(post("/user/confirm-email", { code }, person.token));
    await Promise.all(asked);
    expect(await server.db.selectFrom("password_resets").selectAll().execute()).toEqual([]);
  }
});
