import { beforeEach, expect, it } from "vitest";
import { addUser } from "../../../test/members";
import { testDatabase } from "../../../test/test-database";
import { createTestClock, type TestClock } from "../../../test/test-server";
import { type CodeHolder, createCode, hasValidCode, storeCode, redeemCode } from "./redeem-code";

let clock: TestClock;
let userId: number;
const database = testDatabase();
beforeEach(async () => {
  clock = createTestClock();
  userId = (await addUser(database.db, "applicant")).id;
});

const email = "jeanne@exemple.fr";
async function store(purpose: "verify_email" | "verify_email_open" | "change_email", at = email) {
  const code = createCode();
  await storeCode(database.db, clock, { userId, email: at, purpose }, code);
  return code;
}
const issue = () => store("verify_email");
const issueOpen = () => store("verify_email_open");

/** Tries a code; returns the reason for a refusal, or "right". */
async function attempt(code: string, by: CodeHolder = "holder", at = email): Promise<string> {
  const tried = { userId, email: at, by, for: "registration", code } as const;
  return (await redeemCode(database.db, clock, tried, async () => "work")).refused ?? "right";
}
const isValid = () => hasValidCode(database.db, clock, userId);
const fail = async () => {
  throw new Error("the work failed");
};
const another = (code: string) => (code === "123456" ? "654321" : "123456");

it("is six digits, kept only as a hash (D-034)", async () => {
  const code = await issue();
  expect(code).toMatch(/^\d{6}$/);
  const row = await database.db.selectFrom("email_codes").selectAll().where("user_id", "=", userId).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(`"${code}"`);
});

it("is consumed by one of many concurrent requests (D-034)", async () => {
  const code = await issue();
  const tried = await Promise.all([attempt(code), attempt(code), attempt(code)]);
  expect(tried.toSorted()).toEqual(["right", "used", "used"]);
  expect(await isValid()).toBe(false);
});

it("confirms only the address that it was mailed to, in any case of letters (D-241)", async () => {
  const code = await issue();
  expect(await attempt(code, "holder", "autre@exemple.fr")).toBe("cancelled");
  expect(await attempt(code, "holder", email.toUpperCase())).toBe("right");
});

it("of a new address confirms no registration (D-241)", async () => {
  const code = await store("change_email");
  expect(await attempt(code)).toBe("cancelled");
  expect(await isValid()).toBe(false);
});

it("is not consumed by work that fails, but the try counts (D-241)", async () => {
  const code = await issue();
  const tried = { userId, email, by: "holder", for: "registration", code } as const;
  for (let tries = 0; tries < 4; tries += 1)
    await expect(redeemCode(database.db, clock, tried, fail)).rejects.toThrow("the work failed");
  expect(await isValid()).toBe(true);
  expect(await attempt(another(code))).toBe("cancelled");
});

it("is compared five times at most, even with more concurrent tries (D-036)", async () => {
  const code = await issue();
  const wrong = await Promise.all(Array.from({ length: 9 }, () => attempt(another(code))));
  expect(wrong.filter((tried) => tried === "wrong")).toHaveLength(4);
  expect(wrong.filter((tried) => tried === "cancelled")).toHaveLength(5);
  expect(await attempt(code)).toBe("cancelled");
  expect(await isValid()).toBe(false);
});

it("is not used up by callers who do not name the registration, and learn nothing", async () => {
  const code = await issue();
  for (let tries = 0; tries < 9; tries += 1) expect(await attempt(another(code), "anyone")).toBe("wrong");
  expect(await attempt(code, "anyone")).toBe("wrong");
  expect(await attempt(code)).toBe("right");
});

it.each(["own", "open"])(
  "stays valid beside the open one; callers who name no registration can use only the open one: %s",
  async (which) => {
    const own = await issue();
    clock.pass(1);
    const open = await issueOpen();
    expect(await attempt(own, "anyone")).toBe(own === open ? "right" : "wrong");
    expect(await attempt(which === "own" ? own : open)).toBe("right");
    // Using one voids the other.
    expect(await attempt(which === "own" ? open : own)).toBe("used");
  },
);

it("tells its holder that it was used", async () => {
  const code = await issue();
  await attempt(code);
  expect(await attempt(code, "anyone")).toBe("used");
  expect(await attempt(another(code), "anyone")).toBe("wrong");
});

it("of an account without one is never valid", async () => expect(await attempt("123456")).toBe("cancelled"));
