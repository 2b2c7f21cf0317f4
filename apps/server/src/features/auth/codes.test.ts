import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addUser } from "../../../test/members";
import { openTestDatabase } from "../../../test/test-database";
import { createTestClock, type TestClock } from "../../../test/test-server";
import type { OpenDatabase } from "../../platform/database/database";
import { type CodeHolder, consumeCodes, hasValidCode, issueCode, checkCode } from "./codes";

let database: OpenDatabase;
let clock: TestClock;
let userId: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = createTestClock();
  userId = (await addUser(database.db, "applicant")).id;
});

const issue = () => issueCode(database.db, clock, userId, "verify_email");
const issueOpen = () => issueCode(database.db, clock, userId, "verify_email_open");
const attempt = (code: string, by: CodeHolder = "holder") => checkCode(database.db, clock, userId, code, by);
const consume = () => consumeCodes(database.db, clock, userId);
const isValid = () => hasValidCode(database.db, clock, userId);
const another = (code: string) => (code === "123456" ? "654321" : "123456");

it("is six digits, kept only as a hash (D-034)", async () => {
  const code = await issue();
  expect(code).toMatch(/^\d{6}$/);
  const row = await database.db.selectFrom("email_codes").selectAll().where("user_id", "=", userId).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(`"${code}"`);
});

it("is consumed by one of many concurrent requests (D-034)", async () => {
  await issue();
  const used = await Promise.all([consume(), consume(), consume()]);
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await isValid()).toBe(false);
});

it("is compared five times, however many tries come at once (D-036)", async () => {
  const code = await issue();
  const wrong = await Promise.all(Array.from({ length: 9 }, () => attempt(another(code))));
  expect(wrong.filter((tried) => tried === "wrong")).toHaveLength(4);
  expect(wrong.filter((tried) => tried === "cancelled")).toHaveLength(5);
  expect(await attempt(code)).toBe("cancelled");
  expect(await isValid()).toBe(false);
});

it("replaces the previous one, with new tries (D-037)", async () => {
  const first = await issue();
  for (let tries = 0; tries < 5; tries += 1) await attempt(another(first));
  const second = await issue();
  expect(await attempt(another(second))).toBe("wrong");
  expect(await attempt(second)).toBe("right");
});

it("is not used up by those who do not name the registration, who are told nothing", async () => {
  const code = await issue();
  for (let tries = 0; tries < 9; tries += 1) expect(await attempt(another(code), "anyone")).toBe("wrong");
  expect(await attempt(code, "anyone")).toBe("wrong");
  expect(await attempt(code)).toBe("right");
});

it("stays valid beside the one that anybody may ask for, which alone counts for who names no registration", async () => {
  const own = await issue();
  clock.pass(1);
  const open = await issueOpen();
  expect(await attempt(own, "anyone")).toBe(own === open ? "right" : "wrong");
  expect(await attempt(own)).toBe("right");
  expect(await attempt(open)).toBe("right");
  expect(await attempt(open, "anyone")).toBe("right");
});

it("says that it was used to who has it", async () => {
  const code = await issue();
  await consume();
  expect(await attempt(code, "anyone")).toBe("used");
  expect(await attempt(another(code), "anyone")).toBe("wrong");
});

it("expires after a quarter of an hour (D-035)", async () => {
  const code = await issue();
  clock.pass(15 * 60 - 5);
  expect(await isValid()).toBe(true);
  clock.pass(10);
  expect(await isValid()).toBe(false);
  expect(await attempt(code)).toBe("expired");
});

it("of an account without one is never valid", async () => {
  expect(await checkCode(database.db, clock, 999_999, "123456", "holder")).toBe("cancelled");
});
