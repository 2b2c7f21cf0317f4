/** @module-tag release */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { call } from "../call";
import { aPerson, signIn } from "../people";
import { testServer } from "../test-server";

const server = testServer();

const post = (path: string, body: object) => call(server.url, "POST", path, { body });

/** The parts of a call that a caller can observe: the answer, and the statements before it. */
async function seen(path: string, body: object) {
  const before = server.statements.count;
  const { status, body: answer } = await post(path, body);
  return { status, answer, statements: server.statements.count - before };
}

/** A registration that is not verified yet. */
async function aRegistration() {
  const person = aPerson();
  const { body } = await post("/user/register", person);
  await server.sentTo(person.email);
  await server.db.deleteFrom("rate_limits").execute();
  return { email: person.email, registrationId: String(Object(body).registrationId) };
}

// Counts statements, because times differ too much between machines.
it("a forgotten password costs the same work for every address (D-243)", async () => {
  const known = (await signIn(server)).email;
  const waiting = (await aRegistration()).email;
  const unknown = await seen("/user/forgot-password", { email: aPerson().email });
  expect(unknown).toMatchObject({ status: 200, statements: expect.any(Number) });
  for (const email of [known, waiting]) expect(await seen("/user/forgot-password", { email })).toEqual(unknown);
  expect(await server.sentTo(known)).not.toEqual([]);
});

it("another code costs the same work for every address (D-243)", async () => {
  const [one, other] = [await aRegistration(), await aRegistration()];
  const { email } = await signIn(server);
  const unknown = await seen("/user/resend-otp", { email: aPerson().email });
  expect(unknown).toMatchObject({ status: 200, statements: expect.any(Number) });
  for (const address of [one.email, email]) expect(await seen("/user/resend-otp", { email: address })).toEqual(unknown);
  const unknownId = await seen("/user/resend-otp", { email: aPerson().email, registrationId: randomUUID() });
  expect((await seen("/user/resend-otp", other)).statements).toBe(unknownId.statements);
});
