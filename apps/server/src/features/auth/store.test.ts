import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../test/test-database";
import { retryConflicts, type OpenDatabase } from "../../platform/database/database";
import type { NewUser } from "../../platform/database/schema";
import { saveRegistration } from "./store";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const account = (email: string, username = ""): NewUser => ({
  email,
  username,
  password_hash: "none",
  firstname: "Jeanne",
  lastname: "Martin",
  role: "applicant",
});
const save = (wanted: NewUser) =>
  retryConflicts(() => database.db.transaction().execute((tx) => saveRegistration(tx, wanted, new Date())));

it("creates one account from concurrent registrations of one address (D-040)", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => save(account("une@exemple.fr"))));
  expect(new Set(ids).size).toBe(1);
});

it("generates distinct usernames for concurrent namesakes (D-030)", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => save(account(`jeanne${n}@exemple.fr`))));
  expect(new Set(ids).size).toBe(8);
});

it("gives a requested username to one of many at once, and rejects the others (D-030)", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) => save(account(`prise${n}@exemple.fr`, n % 2 ? "prise" : "PRISE"))),
  );
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused).toHaveLength(5);
  for (const { reason } of refused) expect(reason).toMatchObject({ fields: { username: expect.anything() } });
});
