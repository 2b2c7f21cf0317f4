/** @module-tag release */
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { call } from "../call";
import { aPerson, signIn } from "../people";
import { testPostgres } from "../test-database";
import { testServer } from "../test-server";

const server = testServer({ publicUrl: "https://passerelle.example" });
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

const post = (path: string, body: object, token?: string) =>
  call(server.url, "POST", path, { body, ...(token !== undefined && { token }) });

/** Registers a person; returns the data from the mail and the answer. */
async function register() {
  const person = aPerson();
  const { body } = await post("/user/register", person);
  const registrationId = String(Object(body).registrationId);
  return { email: person.email, registrationId, otp: await server.readOtp(person.email) };
}
const moveRegistration = (registrationId: string, email: string) =>
  post("/user/registration-email", { registrationId, email });

/** Requests a new address for an account. */
function ask({ token, password }: { token: string; password: string }, email: string) {
  const fields = new FormData();
  fields.append("email", email);
  fields.append("currentPassword", password);
  return fetch(`${server.url}/user/update`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}` },
    body: fields,
  });
}
const confirm = (token: string, code: string) => post("/user/confirm-email", { code }, token);

const verifiedAt = async (email: string) =>
  (
    await server.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .where("verified_at", "is not", null)
      .execute()
  ).length;
const idOf = async (email: string) =>
  (await server.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

/** The number of statements waiting for a lock. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows[0]?.count;
};

/** Starts requests in order while a row is locked, each once the previous ones are waiting; returns their answers. */
async function inOrder<Answer>(userId: number, requests: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
    for (const request of requests) {
      answers.push(request());
      await expect.poll(waiting, { timeout: 10_000, interval: 10 }).toBe(answers.length);
    }
  });
  return Promise.all(answers);
}

const rounds = 10;
/** Runs rounds one at a time; returns the numbers of failed rounds. */
async function badRounds(round: (number: number) => Promise<boolean>): Promise<number[]> {
  const bad: number[] = [];
  for (let number = 0; number < rounds; number += 1) if (await round(number)) bad.push(number);
  return bad;
}

describe("a code confirms only the address that it was mailed to", () => {
  it("for a registration whose address is corrected concurrently", async () => {
    const bad = await badRounds(async () => {
      const { email, otp, registrationId } = await register();
      const other = aPerson().email;
      await Promise.all([
        post("/user/verify-email", { email, otp, registrationId }),
        moveRegistration(registrationId, other),
      ]);
      return (await verifiedAt(other)) > 0;
    });
    expect(bad).toEqual([]);
  });

  it("for an account for which another session requests a different address concurrently", async () => {
    const me = await signIn(server);
    const bad = await badRounds(async () => {
      await server.db.deleteFrom("rate_limits").execute();
      const [email, other] = [aPerson().email, aPerson().email];
      await ask(me, email);
      const code = await server.readOtp(email);
      const confirmLater = async (milliseconds: number) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        await confirm(me.token, code);
      };
      await Promise.all([ask(me, other), ...[0, 3, 6, 9, 12].map(confirmLater)]);
      return (await verifiedAt(other)) > 0;
    });
    expect(bad).toEqual([]);
  });
});

describe.runIf(testPostgres() !== undefined)("in any order of requests while an account is locked", () => {
  it("a registration is confirmed only at the address that its code was mailed to", async () => {
    const { email, otp, registrationId } = await register();
    const other = aPerson().email;
    const answers = await inOrder(await idOf(email), [
      () => moveRegistration(registrationId, other),
      () => post("/user/verify-email", { email, otp, registrationId }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(await verifiedAt(other)).toBe(0);
    const moved = { email: other, otp: await server.readOtp(other), registrationId };
    expect(await post("/user/verify-email", moved)).toHaveProperty("status", 200);
  });

  it("an account gets only the address that its code was mailed to", async () => {
    const me = await signIn(server);
    const [email, other] = [aPerson().email, aPerson().email];
    await ask(me, email);
    const code = await server.readOtp(email);
    const answers = await inOrder<{ status: number }>(await idOf(me.email), [
      () => ask(me, other),
      () => confirm(me.token, code),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect([await verifiedAt(me.email), await verifiedAt(other)]).toEqual([1, 0]);
    expect(await confirm(me.token, await server.readOtp(other))).toHaveProperty("status", 200);
  });

  it("a password reset code is void once the account has left its address", async () => {
    const me = await signIn(server);
    const { email } = aPerson();
    await ask(me, email);
    const code = await server.readOtp(email);
    await inOrder(await idOf(me.email), [
      () => confirm(me.token, code),
      () => post("/user/forgot-password", { email: me.email }),
    ]);
    const mails = (await server.sentTo(me.email)).map(({ body }) => /\/reset-password#(\S+)/.exec(body)?.[1]);
    for (const reset of mails.filter((one) => one !== undefined)) {
      const body = { code: reset, password: "un-nouveau-pont-sur-la-loire" };
      expect(await post("/user/reset-password", body)).toHaveProperty("status", 400);
    }
  });

  it("a mail is written after the answer, which does not wait for the account (D-243)", async () => {
    const { email } = await signIn(server);
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom("users").select("id").where("email", "=", email).forUpdate().execute();
      expect(await post("/user/forgot-password", { email })).toHaveProperty("status", 200);
    });
    expect((await server.sentTo(email)).at(-1)?.body).toContain("/reset-password#");
  });

  it("a new code for a registration does not void that of its corrected address", async () => {
    const { email, registrationId } = await register();
    const other = aPerson().email;
    await server.db.deleteFrom("rate_limits").execute();
    await inOrder(await idOf(email), [
      () => moveRegistration(registrationId, other),
      () => post("/user/resend-otp", { email, registrationId }),
    ]);
    const moved = { email: other, otp: await server.readOtp(other), registrationId };
    expect(await post("/user/verify-email", moved)).toHaveProperty("status", 200);
  });
});
