import { day, minute } from "@passerelle/domain";
import { expect } from "vitest";
import { openSession } from "./sessions";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, login } from "../context/calls";
import { unwrap } from "../context/unwrap";

/** Tries wrong passwords until the server delays the next try; returns the delay in seconds. */
async function failUntilDelayed({ anonymous }: TestContext, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: "une autre rive" });
  const headers = { "Content-Type": "application/json" };
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await anonymous.raw("POST", "/user/login", { body, headers });
    if (answer.status === 429) return Number(answer.headers.get("Retry-After"));
  }
  return 0;
}

export const laterSessionTests: ContractTest[] = [
  contractTest("accepts the password after the seconds of Retry-After (D-042)", "login", async (context) => {
    const { me, password } = await context.signIn("applicant");
    const wait = await failUntilDelayed(context, me.email);
    expect(wait).toBeGreaterThan(0);
    await context.passTime(wait + 1);
    expect(await login(context, me.email, password)).toHaveProperty("status", 200);
  }),
  contractTest("waits longer after every further failure (D-042)", "login", async (context) => {
    const { me } = await context.signIn("applicant");
    const first = await failUntilDelayed(context, me.email);
    await context.passTime(first + 1);
    expect(await failUntilDelayed(context, me.email)).toBeGreaterThan(first);
  }),
  contractTest("accepts a token for seven days (D-045)", "getMe", async (context) => {
    const actor = await context.signIn("applicant");
    await context.passTime(7 * day - 10 * minute);
    expect(await call(actor, "GET", "/user/me")).toHaveProperty("status", 200);
    await context.passTime(20 * minute);
    expect(await call(actor, "GET", "/user/me")).toEqual(refused(401));
    await expect(context.openLive(actor.token)).rejects.toThrow("refused");
  }),
  contractTest("lists no expired session (D-045)", "listSessions", async (context) => {
    const older = await context.signIn("applicant");
    await context.passTime(6 * day);
    const newer = await openSession(context, older);
    await context.passTime(2 * day);
    expect(await unwrap(newer.GET("/user/sessions"))).toMatchObject([{ current: true }]);
  }),
  contractTest("lists the most recently used session first", "listSessions", async (context) => {
    const older = await context.signIn("applicant");
    await context.passTime(minute);
    const newer = await openSession(context, older);
    await context.passTime(10 * minute);
    for (const user of [older, newer, older]) {
      await context.passTime(10 * minute);
      await call(user, "GET", "/user/me");
      expect((await unwrap(user.GET("/user/sessions"))).map(({ current }) => current)).toEqual([true, false]);
    }
  }),
].map((one): ContractTest => ({ ...one, needs: "clock" }));
