import { expect, it } from "vitest";
import { testDatabase } from "../../../test/test-database";
import type { NewUser } from "../../platform/database/schema";
import { retryConflicts } from "../../platform/database/transactions";
import { findWaiting, saveRegistration, verifyRegistration } from "./registrations-store";

const database = testDatabase();

const account = (email: string, username = ""): NewUser => ({
  email,
  username,
  password_hash: "none",
  firstname: "Jeanne",
  lastname: "Martin",
  role: "applicant",
});
const save = (wanted: NewUser) => database.db.transaction().execute((tx) => saveRegistration(tx, wanted, new Date()));

/** Verifies all registrations of some addresses concurrently; returns their usernames. */
async function verifyAll(emails: readonly string[]) {
  const waiting = await Promise.all(emails.map((email) => findWaiting(database.db, email)));
  const clock = { now: () => new Date(), elapsed: () => performance.now() };
  const verify = async (registration: (typeof waiting)[0][0]) =>
    (await retryConflicts(() => database.db.transaction().execute((tx) => verifyRegistration(tx, clock, registration))))
      ?.username;
  return Promise.all(waiting.flat().map(verify));
}

it("makes one account of several registrations of one address, in any order (D-167)", async () => {
  for (let count = 0; count < 8; count += 1) await save(account("une@exemple.fr"));
  const usernames = await verifyAll(["une@exemple.fr"]);
  expect(usernames.filter((name) => name !== undefined)).toHaveLength(1);
  expect(await findWaiting(database.db, "une@exemple.fr")).toEqual([]);
});

it("generates distinct usernames for concurrent namesakes (D-030)", async () => {
  const emails = Array.from({ length: 8 }, (_, n) => `jeanne${n}@exemple.fr`);
  for (const email of emails) await save(account(email));
  expect(new Set(await verifyAll(emails)).size).toBe(8);
});

it("gives a requested username to the first person verified, and the others a generated one (D-030)", async () => {
  const emails = Array.from({ length: 6 }, (_, n) => `prise${n}@exemple.fr`);
  for (const [n, email] of emails.entries()) await save(account(email, n % 2 ? "prise" : "PRISE"));
  const usernames = (await verifyAll(emails)).map((name) => name?.toLowerCase());
  expect(usernames.filter((name) => name === "prise")).toHaveLength(1);
  expect(new Set(usernames).size).toBe(6);
  await expect(save(account("encore@exemple.fr", "prise"))).rejects.toMatchObject({
    fields: { username: expect.anything() },
  });
});
