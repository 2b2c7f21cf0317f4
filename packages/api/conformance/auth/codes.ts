import { minute } from "@passerelle/domain";
import { expect } from "vitest";
import type { Schemas } from "../../src";
import { aPerson } from "../context/builders";
import { askEmail, confirmEmail, moveEmail } from "../context/emails";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { CannotRun } from "../context/target";
import { refused, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

const verify = ({ anonymous }: TestContext, email: string, otp: string, registrationId?: string) =>
  sendJson(anonymous, "POST", "/user/verify-email", { email, otp, registrationId });
const resend = ({ anonymous }: TestContext, email: string, registrationId?: string) =>
  sendJson(anonymous, "POST", "/user/resend-otp", { email, registrationId });

/** Registers a person; returns the registration's id. */
async function register({ anonymous }: TestContext, body: Schemas["RegisterInput"]): Promise<string> {
  const { registrationId } = await unwrap(anonymous.POST("/user/register", { body }));
  if (registrationId === undefined) throw new CannotRun("It needs registrations that the server names.");
  return registrationId;
}

export const laterCodeTests: ContractTest[] = [
  ...testsOf("verifyEmail", {
    "accepts a code for fifteen minutes (D-035)": async (context) => {
      const { email } = await context.register();
      const otp = await context.readOtp(email);
      await context.passTime(14 * minute);
      expect(await verify(context, email, otp)).toHaveProperty("status", 200);
    },
    "refuses a code after fifteen minutes, with the documented text (D-035)": async (context) => {
      const { email } = await context.register();
      const otp = await context.readOtp(email);
      await context.passTime(15 * minute + 1);
      expect(await verify(context, email, otp)).toEqual({ status: 400, body: { error: "The code has expired." } });
    },
  }),
  ...testsOf("resendOtp", {
    "sends another code after a minute, which invalidates the previous one (D-037)": async (context) => {
      const { email } = await context.register();
      await resend(context, email);
      const first = await context.readOtp(email);
      expect(await resend(context, email)).toEqual(refused(429));
      await context.passTime(minute + 1);
      expect(await resend(context, email)).toHaveProperty("status", 200);
      const second = await context.readOtp(email);
      if (first !== second) expect(await verify(context, email, first)).toEqual(refused(400));
      expect(await verify(context, email, second)).toHaveProperty("status", 200);
    },
    "sends a registration another code, which invalidates only its own (D-037, D-167)": async (context) => {
      const person = aPerson();
      const [mine, other] = [
        await register(context, person),
        await register(context, aPerson({ email: person.email })),
      ];
      const codes = [await context.readOtp(person.email)];
      await context.passTime(minute + 1);
      await resend(context, person.email, mine);
      const next = await context.readOtp(person.email);
      codes.push(next);
      if (new Set(codes).size === 2)
        expect(await verify(context, person.email, codes[0] ?? "", mine)).toEqual(refused(400));
      expect(await verify(context, person.email, next, other)).toEqual(refused(400));
      expect(await verify(context, person.email, next, mine)).toHaveProperty("status", 200);
    },
    "says how long to wait for another code, and then sends it (D-178)": async (context) => {
      const person = aPerson();
      const registrationId = await register(context, person);
      const { body: refusal } = await resend(context, person.email, registrationId);
      expect(refusal).toEqual({ error: expect.any(String) });
      await context.passTime(minute + 1);
      const { resendIn = 0 } = await unwrap(
        context.anonymous.POST("/user/resend-otp", { body: { email: person.email, registrationId } }),
      );
      expect(resendIn).toBeGreaterThan(minute - 10);
      expect(resendIn).toBeLessThanOrEqual(minute);
      await context.passTime(resendIn - 10);
      const answer = await context.anonymous.raw("POST", "/user/resend-otp", {
        body: JSON.stringify({ email: person.email, registrationId }),
        headers: { "Content-Type": "application/json" },
      });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(10);
      await context.passTime(11);
      expect(await resend(context, person.email, registrationId)).toHaveProperty("status", 200);
    },
  }),
  ...[
    { minutes: 59, status: 200 },
    { minutes: 61, status: 400 },
  ].map(({ minutes, status }) =>
    contractTest(
      `answers a code for a new password with ${status} after ${minutes} minutes (D-043)`,
      "resetPassword",
      async (context) => {
        const { me } = await context.signIn("applicant");
        await sendJson(context.anonymous, "POST", "/user/forgot-password", { email: me.email });
        const code = await context.readResetCode(me.email);
        await context.passTime(minutes * minute);
        const body = { code, password: "un-nouveau-pont-sur-la-loire" };
        expect(await sendJson(context.anonymous, "POST", "/user/reset-password", body)).toHaveProperty(
          "status",
          status,
        );
      },
    ),
  ),
  ...testsOf("forgotPassword", {
    "accepts a code that was mailed before another one was requested (D-043)": async (context) => {
      const { me } = await context.signIn("applicant");
      const ask = () => sendJson(context.anonymous, "POST", "/user/forgot-password", { email: me.email });
      await ask();
      const code = await context.readResetCode(me.email);
      await context.passTime(minute + 1);
      expect(await ask()).toHaveProperty("status", 200);
      const second = await context.readResetCode(me.email);
      expect(second).not.toBe(code);
      const reset = (one: string) =>
        sendJson(context.anonymous, "POST", "/user/reset-password", { code: one, password: "un-pont-sur-la-loire" });
      expect(await reset(code)).toHaveProperty("status", 200);
      // Using one code invalidates the others.
      expect(await reset(second)).toEqual(refused(400));
    },
  }),
  ...[
    { minutes: 14, status: 200 },
    { minutes: 16, status: 400 },
  ].map(({ minutes, status }) =>
    contractTest(
      `answers a code for a new address with ${status} after ${minutes} minutes (D-032, D-035)`,
      "confirmEmail",
      async (context) => {
        const [member, { email }] = [await context.signIn("applicant"), aPerson()];
        await askEmail(member, email);
        const code = await context.readOtp(email);
        await context.passTime(minutes * minute);
        expect(await confirmEmail(member, code)).toHaveProperty("status", status);
      },
    ),
  ),
  ...[
    { hours: 167, status: 200 },
    { hours: 169, status: 400 },
  ].map(({ hours, status }) =>
    contractTest(
      `answers the undo of an address with ${status} after ${hours} hours (D-032)`,
      "undoEmail",
      async (context) => {
        const member = await context.signIn("applicant");
        await moveEmail(context, member, aPerson().email);
        const code = await context.readResetCode(member.me.email);
        await context.passTime(hours * 60 * minute);
        const body = { code, password: "un-pont-rendu-a-sa-rive" };
        expect(await sendJson(context.anonymous, "POST", "/user/undo-email", body)).toHaveProperty("status", status);
      },
    ),
  ),
].map((one): ContractTest => ({ ...one, needs: "clock" }));
