import { expect } from "vitest";
import { theApplicant } from "./acts";
import { aPerson } from "./builders";
import { save } from "./forms";
import { promise, type ContractPromise, type Scene } from "./harness";
import { call, refused, sendJson } from "./plain";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const verify = ({ anonymous }: Scene, email: string, otp: string) =>
  sendJson(anonymous, "POST", "/user/verify-email", { email, otp });
const login = ({ anonymous }: Scene, email: string, password: string) =>
  sendJson(anonymous, "POST", "/user/login", { email, password });
const resend = ({ anonymous }: Scene, email: string) => sendJson(anonymous, "POST", "/user/resend-otp", { email });

const promises = [
  promise("takes a code for fifteen minutes (D-035)", "verifyEmail", async (scene) => {
    const { email } = await scene.register();
    const otp = await scene.readOtp(email);
    await scene.passTime(14 * MINUTE);
    expect(await verify(scene, email, otp)).toHaveProperty("status", 200);
  }),
  promise("takes no code after fifteen minutes, in the decided words (D-035)", "verifyEmail", async (scene) => {
    const { email } = await scene.register();
    const otp = await scene.readOtp(email);
    await scene.passTime(15 * MINUTE + 1);
    expect(await verify(scene, email, otp)).toEqual({ status: 400, body: { error: "The code has expired." } });
  }),
  promise("sends another code after a minute, which cancels the one before (D-037)", "resendOtp", async (scene) => {
    const { email } = await scene.register();
    await resend(scene, email);
    const first = await scene.readOtp(email);
    expect(await resend(scene, email)).toEqual(refused(429));
    await scene.passTime(MINUTE + 1);
    expect(await resend(scene, email)).toHaveProperty("status", 200);
    const second = await scene.readOtp(email);
    if (first !== second) expect(await verify(scene, email, first)).toEqual(refused(400));
    expect(await verify(scene, email, second)).toHaveProperty("status", 200);
  }),
  promise("lets in who guessed once the time has passed that it says (D-042)", "login", async (scene) => {
    const { me, password } = await scene.signIn("applicant");
    const body = JSON.stringify({ email: me.email, password: `${password}x` });
    const headers = { "Content-Type": "application/json" };
    let wait = 0;
    for (let tries = 0; tries < 20 && wait === 0; tries += 1) {
      const answer = await scene.anonymous.raw("POST", "/user/login", { body, headers });
      if (answer.status === 429) wait = Number(answer.headers.get("Retry-After"));
    }
    expect(wait).toBeGreaterThan(0);
    await scene.passTime(wait + 1);
    expect(await login(scene, me.email, password)).toHaveProperty("status", 200);
  }),
  promise("takes a token for seven days (D-045)", "getMe", async (scene) => {
    const actor = await scene.signIn("applicant");
    await scene.passTime(7 * DAY - 10 * MINUTE);
    expect(await call(actor, "GET", "/user/me")).toHaveProperty("status", 200);
    await scene.passTime(20 * MINUTE);
    expect(await call(actor, "GET", "/user/me")).toEqual(refused(401));
    await expect(scene.openLive(actor.token)).rejects.toThrow("refused");
  }),
  promise("leads from a former username for ninety days, and then gives it free (D-172)", "getUser", async (scene) => {
    const member = await scene.signIn("applicant");
    const { username } = member.me;
    await save(member, "updateMe", { username: aPerson().email.split("@")[0] ?? "" });
    await scene.passTime(89 * DAY);
    expect(await call(await theApplicant(scene), "GET", `/users/${username}`)).toHaveProperty("status", 200);
    await scene.passTime(2 * DAY);
    expect(await call(await theApplicant(scene), "GET", `/users/${username}`)).toEqual(refused(404));
    expect((await scene.signIn("applicant", { username })).me.username.toLowerCase()).toBe(username.toLowerCase());
  }),
];

/** What ends or begins with time, where a run can put the clock forward. They come last: every session grows old. */
export const timePromises: ContractPromise[] = promises.map((one) => ({ ...one, needs: "clock" }));
