import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "../../test/test-database";
import { createTestClock, type TestClock } from "../../test/test-server";
import { deleteExpired } from "./database/delete-expired";
import { count, resetLimit, secondsToWait, type LimitedSubject } from "./rate-limiter";

const hourly: LimitedSubject = { limit: { name: "hourly", free: 3, within: 3600 }, subject: "jeanne@exemple.fr" };
const growing: LimitedSubject = {
  limit: { name: "growing", free: 2, within: 900, growing: { first: 30, most: 100 } },
  subject: "jeanne@exemple.fr",
};

let clock: TestClock;
const database = testDatabase();
beforeEach(async () => {
  await database.db.deleteFrom("rate_limits").execute();
  clock = createTestClock();
});

const once = (limited: LimitedSubject) => count(database.db, clock, limited);
const wait = (limited: LimitedSubject) => secondsToWait(database.db, clock, [limited]);

it("allows the limit, then none until the first expires", async () => {
  expect([await once(hourly), await once(hourly), await once(hourly)]).toEqual([0, 0, 0]);
  clock.pass(600);
  expect(await once(hourly)).toBeGreaterThan(2_990);
  expect(await wait(hourly)).toBeLessThanOrEqual(3_000);
  clock.pass(3_001);
  expect(await once(hourly)).toBe(0);
});

it("allows exactly the limit of concurrent attempts", async () => {
  const waits = await Promise.all(Array.from({ length: 12 }, () => once(hourly)));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
});

it("doubles the delay of a growing limit up to its maximum, and never locks out (D-042)", async () => {
  await once(growing);
  await once(growing);
  for (const delay of [30, 60, 100, 100]) {
    expect(await wait(growing)).toBe(delay);
    expect(await once(growing)).toBe(delay);
    clock.pass(delay + 1);
    expect(await wait(growing)).toBe(0);
    expect(await once(growing)).toBe(0);
  }
});

it("does not extend waits when the clock is set back", async () => {
  for (const limited of [hourly, growing]) {
    for (let n = 0; n < 3; n += 1) await once(limited);
    // The clocks of two servers may differ slightly.
    clock.jump(-30);
    expect(await wait(limited)).toBeGreaterThan(30);
    clock.jump(-3_600);
    expect(await wait(limited)).toBe(0);
    const free = Array.from({ length: limited.limit.free }, () => once(limited));
    expect(await Promise.all(free)).toEqual(free.map(() => 0));
    expect(await once(limited)).toBeGreaterThan(0);
  }
});

it("resets after a success, and counts each subject separately", async () => {
  const other = { ...hourly, subject: "karim@exemple.fr" };
  for (let n = 0; n < 3; n += 1) await once(hourly);
  expect(await wait(other)).toBe(0);
  expect(await wait({ ...hourly, subject: "JEANNE@exemple.fr" })).toBeGreaterThan(0);
  await resetLimit(database.db, hourly);
  expect(await wait(hourly)).toBe(0);
});

it("stores no readable address, and deletes expired rows", async () => {
  await once(hourly);
  const rows = () => database.db.selectFrom("rate_limits").selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain("jeanne");
  await deleteExpired("rate_limits", "expires_at")(database.db, clock);
  expect(await rows()).toHaveLength(1);
  clock.pass(3_601);
  await deleteExpired("rate_limits", "expires_at")(database.db, clock);
  expect(await rows()).toEqual([]);
});
