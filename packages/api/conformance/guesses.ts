import { expect } from "vitest";
import { aPerson } from "./builders";
import { promise, type ContractPromise, type Scene } from "./harness";
import { refused, sendJson } from "./plain";

/** So many guesses at once nobody needs who only mistypes. */
const GUESSES = 20;

/** A code that was not sent. */
const wrong = (otp: string) => (otp === "123456" ? "654321" : "123456");

const verify = ({ anonymous }: Scene, email: string, otp: string) =>
  sendJson(anonymous, "POST", "/user/verify-email", { email, otp });
const login = ({ anonymous }: Scene, email: string, password: string) =>
  sendJson(anonymous, "POST", "/user/login", { email, password });

/** Guesses until the answer is 429, and tells after how many. */
async function guessesUntilRefused(guess: (number: number) => Promise<{ status: number }>): Promise<number> {
  for (let number = 1; number <= GUESSES; number += 1) if ((await guess(number)).status === 429) return number;
  throw new Error(`${GUESSES} guesses were all answered.`);
}

/** Five wrong codes, which use up the one that was sent. */
async function guessFiveTimes(scene: Scene, email: string, otp: string) {
  for (let tries = 0; tries < 5; tries += 1) expect((await verify(scene, email, wrong(otp))).status).toBe(400);
}

/** Nobody finds a code or a password by trying. Each promise has a person of its own, so that a run can be repeated. */
export const guessingPromises: ContractPromise[] = [
  promise("takes a code after four wrong ones (D-036)", "verifyEmail", async (scene) => {
    const { email } = await scene.register();
    const otp = await scene.readOtp(email);
    for (let tries = 0; tries < 4; tries += 1) await verify(scene, email, wrong(otp));
    expect(await verify(scene, email, otp)).toHaveProperty("status", 200);
  }),
  promise("takes no code any more after five wrong ones (D-036)", "verifyEmail", async (scene) => {
    const { email } = await scene.register();
    const otp = await scene.readOtp(email);
    await guessFiveTimes(scene, email, otp);
    expect(await verify(scene, email, otp)).toEqual(refused(400));
  }),
  promise("takes the next code after five wrong ones (D-036)", "verifyEmail", async (scene) => {
    const { email } = await scene.register();
    await guessFiveTimes(scene, email, await scene.readOtp(email));
    await scene.register({ email });
    expect(await verify(scene, email, await scene.readOtp(email))).toHaveProperty("status", 200);
  }),
  promise(
    "limits the wrong codes of an account, whatever new codes are sent (D-028, D-036)",
    "verifyEmail",
    async (scene) => {
      const { email } = await scene.register();
      let otp = await scene.readOtp(email);
      await guessesUntilRefused(async (number) => {
        if (number % 5 === 1 && number > 1) {
          await scene.register({ email });
          otp = await scene.readOtp(email);
        }
        return verify(scene, email, wrong(otp));
      });
      // Otherwise the refusals themselves would tell which guess was right.
      expect(await verify(scene, email, otp)).toEqual(refused(429));
    },
  ),
  promise("makes whoever guesses a password wait, who then learns nothing (D-028, D-042)", "login", async (scene) => {
    const { me, password } = await scene.signIn("applicant");
    const number = await guessesUntilRefused(() => login(scene, me.email, `${password}x`));
    expect(number).toBeGreaterThan(3);
    expect(await login(scene, me.email, password)).toEqual(refused(429));
  }),
  promise("makes whoever guesses at an unknown address wait as well (D-004, D-042)", "login", async (scene) => {
    const { email, password } = aPerson();
    await guessesUntilRefused(() => login(scene, email, password));
  }),
  promise("lets everybody else log in meanwhile (D-042)", "login", async (scene) => {
    const [guessed, other] = [aPerson(), await scene.signIn("applicant")];
    await guessesUntilRefused(() => login(scene, guessed.email, guessed.password));
    expect(await login(scene, other.me.email, other.password)).toHaveProperty("status", 200);
  }),
  promise("forgets what was counted after a success (D-042)", "login", async (scene) => {
    const { me, password } = await scene.signIn("applicant");
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 3; tries += 1) await login(scene, me.email, `${password}x`);
      expect(await login(scene, me.email, password)).toHaveProperty("status", 200);
    }
  }),
  promise("sends an address no more than a few registrations (D-028)", "register", async (scene) => {
    const { email } = aPerson();
    await guessesUntilRefused(() => sendJson(scene.anonymous, "POST", "/user/register", aPerson({ email })));
  }),
];
