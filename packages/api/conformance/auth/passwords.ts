import { expect } from "vitest";
import { openSession } from "./sessions";
import { aPerson } from "../context/builders";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { everythingSoFar, skipGreetings, withLive } from "../context/live-acts";
import { call, refused, refusedErrors, sendJson, login } from "../context/calls";
import { endSession } from "../context/sessions";
import { unwrap } from "../context/unwrap";

const forgot = ({ anonymous }: TestContext, email: string) =>
  sendJson(anonymous, "POST", "/user/forgot-password", { email });
const reset = ({ anonymous }: TestContext, code: string, password: string) =>
  sendJson(anonymous, "POST", "/user/reset-password", { code, password });

const change = (user: TestUser, currentPassword: string, password: string) =>
  sendJson(user, "POST", "/user/password", { currentPassword, password });

const chosen = "un-nouveau-pont-sur-la-loire";

/** A person who has asked for a new password, and the code from the mail. */
async function forgetful(context: TestContext): Promise<TestUser & { code: string }> {
  const user = await context.signIn("applicant");
  expect(await forgot(context, user.me.email)).toHaveProperty("status", 200);
  return { ...user, password: user.password, code: await context.readResetCode(user.me.email) };
}

const withCodes = [
  contractTest("sets the new password, and ends every session (D-043)", "resetPassword", async (context) => {
    const user = await forgetful(context);
    const { email } = user.me;
    await withLive(context, [user], async (channel) => {
      await skipGreetings(channel);
      expect(await reset(context, user.code, chosen)).toHaveProperty("status", 200);
      endSession(user.token);
      await channel.closed;
    });
    expect(await call(user, "GET", "/user/me")).toEqual(refused(401));
    expect(await login(context, email, user.password)).toEqual(refused(401));
    expect(await login(context, email, chosen)).toHaveProperty("status", 200);
  }),
  contractTest("accepts a code once, in any case (D-043)", "resetPassword", async (context) => {
    const { code, token } = await forgetful(context);
    endSession(token);
    expect(await reset(context, ` ${code.toLowerCase()} `, chosen)).toHaveProperty("status", 200);
    expect(await reset(context, code, `${chosen}-2`)).toEqual(refused(400));
  }),
  contractTest("refuses a weak password, and keeps the code valid (D-041, D-043)", "resetPassword", async (context) => {
    const { code, me, token } = await forgetful(context);
    for (const password of ["court", "motdepasse", me.email])
      expect(await reset(context, code, password)).toEqual(refusedErrors("password"));
    endSession(token);
    expect(await reset(context, code, chosen)).toHaveProperty("status", 200);
  }),
  ...testsOf("changePassword", {
    "invalidates the code when the password is changed (D-043, D-044)": async (context) => {
      const { code, ...user } = await forgetful(context);
      expect(await change(user, user.password, chosen)).toHaveProperty("status", 200);
      expect(await reset(context, code, `${chosen}-2`)).toEqual(refused(400));
    },
  }),
].map((test): ContractTest => ({ ...test, needs: "resets" }));

const changeTests = testsOf("changePassword", {
  "changes the password, and ends all other sessions (D-044)": async (context) => {
    const user = await context.signIn("applicant");
    const other = await openSession(context, user);
    await withLive(context, [user, other], async (own, others) => {
      await Promise.all([own, others].map(skipGreetings));
      expect(await change(user, user.password, chosen)).toHaveProperty("status", 200);
      endSession(other.token);
      await others.closed;
      expect(await everythingSoFar(own)).toEqual([]);
    });
    expect(await call(other, "GET", "/user/me")).toEqual(refused(401));
    expect(await call(user, "GET", "/user/me")).toHaveProperty("status", 200);
    expect(await login(context, user.me.email, user.password)).toEqual(refused(401));
    expect(await login(context, user.me.email, chosen)).toHaveProperty("status", 200);
  },
  "refuses a wrong current password, and keeps the session (D-044)": async (context) => {
    const user = await context.signIn("applicant");
    expect(await change(user, `${user.password}x`, chosen)).toEqual(refusedErrors("currentPassword"));
    expect(await call(user, "GET", "/user/me")).toHaveProperty("status", 200);
    expect(await login(context, user.me.email, user.password)).toHaveProperty("status", 200);
  },
  "refuses a weak password (D-041, D-044)": async (context) => {
    const user = await context.signIn("applicant");
    for (const password of ["court", "motdepasse", user.me.email, user.me.username])
      expect(await change(user, user.password, password)).toEqual(refusedErrors("password"));
  },
  "limits guesses at the current password (D-028, D-044)": async (context) => {
    const user = await context.signIn("applicant");
    let tries = 0;
    while (tries < 20 && (await change(user, `essai-${tries}`, chosen)).status !== 429) tries += 1;
    expect(tries).toBeLessThan(20);
    expect(await change(user, user.password, chosen)).toEqual(refused(429));
  },
});

export const passwordTests: ContractTest[] = [
  ...withCodes,
  ...changeTests,
  ...testsOf("forgotPassword", {
    "gives the same answer for known, waiting and unknown addresses (D-043)": async (context) => {
      const [known, waiting] = [await context.signIn("applicant"), await context.register()];
      const unknown = await forgot(context, aPerson().email);
      expect(unknown).toHaveProperty("status", 200);
      expect(await forgot(context, known.me.email)).toEqual(unknown);
      expect(await forgot(context, waiting.email)).toEqual(unknown);
    },
    "answers a repeated request too soon with 429, for every address (D-028, D-043)": async (context) => {
      const { email } = aPerson();
      await forgot(context, email);
      expect(await forgot(context, email)).toEqual(refused(429));
    },
    "says when another code can be requested (D-178)": async ({ anonymous }) => {
      const { resendIn } = await unwrap(anonymous.POST("/user/forgot-password", { body: { email: aPerson().email } }));
      expect(resendIn).toBeGreaterThan(0);
    },
    "changes neither password nor sessions before the code is used (D-043)": async (context) => {
      const user = await context.signIn("applicant");
      await forgot(context, user.me.email);
      expect(await login(context, user.me.email, user.password)).toHaveProperty("status", 200);
      expect(await call(user, "GET", "/user/me")).toHaveProperty("status", 200);
    },
  }),
  contractTest("refuses a code that was not sent (D-043)", "resetPassword", async (context) => {
    expect(await reset(context, "0000-1111-2222", chosen)).toEqual(refused(400));
  }),
  ...[
    { code: " ", password: chosen },
    { code: "0000-1111-2222", password: "" },
  ].map((body) =>
    contractTest(
      `refuses a blank ${body.password ? "code" : "password"} (D-056)`,
      "resetPassword",
      async ({ anonymous }) => {
        const field = body.password ? "code" : "password";
        expect(await sendJson(anonymous, "POST", "/user/reset-password", body)).toEqual(refusedErrors(field));
      },
    ),
  ),
];
