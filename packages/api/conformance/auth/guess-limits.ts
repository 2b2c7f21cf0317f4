import { expect } from "vitest";
import { aPerson } from "../context/builders";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { refused, sendJson, login } from "../context/calls";

/** More guesses than typing errors need. */
const GUESSES = 20;

/** A code that differs from the one sent. */
const wrong = (otp: string) => (otp === "123456" ? "654321" : "123456");

const verify = ({ anonymous }: TestContext, email: string, otp: string) =>
  sendJson(anonymous, "POST", "/user/verify-email", { email, otp });

/** Guesses until the response is 429; returns the number of guesses. */
async function guessesUntilRefused(guess: (number: number) => Promise<{ status: number }>): Promise<number> {
  for (let number = 1; number <= GUESSES; number += 1) if ((await guess(number)).status === 429) return number;
  throw new Error(`${GUESSES} guesses were all answered.`);
}

/** Tries five wrong codes, which invalidates the one that was sent. */
async function guessFiveTimes(context: TestContext, email: string, otp: string) {
  for (let tries = 0; tries < 5; tries += 1) expect((await verify(context, email, wrong(otp))).status).toBe(400);
}

/** Contract tests that codes and passwords cannot be guessed. Each uses a new person, so that a run can be repeated. */
export const guessLimitTests: ContractTest[] = [
  ...testsOf("verifyEmail", {
    "accepts a code after four wrong ones (D-036)": async (context) => {
      const { email } = await context.register();
      const otp = await context.readOtp(email);
      for (let tries = 0; tries < 4; tries += 1) await verify(context, email, wrong(otp));
      expect(await verify(context, email, otp)).toHaveProperty("status", 200);
    },
    "refuses the code after five wrong ones (D-036)": async (context) => {
      const { email } = await context.register();
      const otp = await context.readOtp(email);
      await guessFiveTimes(context, email, otp);
      expect(await verify(context, email, otp)).toEqual(refused(400));
    },
    "accepts the next code after five wrong ones (D-036)": async (context) => {
      const { email } = await context.register();
      await guessFiveTimes(context, email, await context.readOtp(email));
      await context.register({ email });
      expect(await verify(context, email, await context.readOtp(email))).toHaveProperty("status", 200);
    },
    "limits the wrong codes of an account, even with new codes (D-028, D-036)": async (context) => {
      const { email } = await context.register();
      let otp = await context.readOtp(email);
      await guessesUntilRefused(async (number) => {
        if (number % 5 === 1 && number > 1) {
          await context.register({ email });
          otp = await context.readOtp(email);
        }
        return verify(context, email, wrong(otp));
      });
      // Otherwise the error would reveal the right guess.
      expect(await verify(context, email, otp)).toEqual(refused(429));
    },
  }),
  contractTest("sends another code at login if none is valid (D-038)", "login", async (context) => {
    const { email, password } = await context.register();
    await guessFiveTimes(context, email, await context.readOtp(email));
    expect(await login(context, email, password)).toMatchObject(refused(403));
    expect(await verify(context, email, await context.readOtp(email))).toHaveProperty("status", 200);
  }),
  contractTest("delays repeated failures without revealing the password (D-028, D-042)", "login", async (context) => {
    const { me, password } = await context.signIn("applicant");
    const number = await guessesUntilRefused(() => login(context, me.email, `${password}x`));
    expect(number).toBeGreaterThan(3);
    expect(await login(context, me.email, password)).toEqual(refused(429));
  }),
  contractTest("delays repeated failures for an unknown address too (D-004, D-042)", "login", async (context) => {
    const { email, password } = aPerson();
    await guessesUntilRefused(() => login(context, email, password));
  }),
  contractTest("delays no other account's login (D-042)", "login", async (context) => {
    const [guessed, other] = [aPerson(), await context.signIn("applicant")];
    await guessesUntilRefused(() => login(context, guessed.email, guessed.password));
    expect(await login(context, other.me.email, other.password)).toHaveProperty("status", 200);
  }),
  contractTest("resets the count of failures after a success (D-042)", "login", async (context) => {
    const { me, password } = await context.signIn("applicant");
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 3; tries += 1) await login(context, me.email, `${password}x`);
      expect(await login(context, me.email, password)).toHaveProperty("status", 200);
    }
  }),
  contractTest("limits the registrations of one address (D-028)", "register", async (context) => {
    const { email } = aPerson();
    await guessesUntilRefused(() => sendJson(context.anonymous, "POST", "/user/register", aPerson({ email })));
  }),
];
