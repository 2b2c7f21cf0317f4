import { expect } from "vitest";
import { aPerson, UNSTORABLE } from "./builders";
import { promise, type ContractPromise, type Scene } from "./harness";
import { call, refused, refusedErrors, sendJson, statusesOf, type PlainAnswer } from "./plain";
import { unwrap } from "./unwrap";

/** Somebody who waits for verification, and the code that was sent. */
async function somebodyNew({ register, readOtp }: Scene) {
  const person = await register();
  return { ...person, otp: await readOtp(person.email) };
}

const verify = ({ anonymous }: Scene, body: object): Promise<PlainAnswer> =>
  sendJson(anonymous, "POST", "/user/verify-email", body);

const resend = ({ anonymous }: Scene, email: string): Promise<PlainAnswer> =>
  sendJson(anonymous, "POST", "/user/resend-otp", { email });

/** A code that was not sent. */
const wrong = (otp: string) => (otp === "123456" ? "654321" : "123456");

const nonsense = { letters: "abcdef", "too many digits": "1234567", "other digits": "١٢٣٤٥٦" };

export const verificationPromises: ContractPromise[] = [
  promise("logs in with the code of the mail", "verifyEmail", async (scene) => {
    const { email, otp } = await somebodyNew(scene);
    const { token, user } = await unwrap(scene.anonymous.POST("/user/verify-email", { body: { email, otp } }));
    const me = await unwrap(scene.withToken(token).GET("/user/me"));
    expect({ id: me.id, ...user }).toEqual({ id: me.id, username: me.username, role: "applicant" });
  }),
  promise("takes the address in any case, and spaces around both (D-033)", "verifyEmail", async (scene) => {
    const { email, otp } = await somebodyNew(scene);
    const answer = await verify(scene, { email: ` ${email.toUpperCase()} `, otp: ` ${otp} ` });
    expect(answer).toHaveProperty("status", 200);
  }),
  promise("answers a wrong code with 400, never 401 (D-003)", "verifyEmail", async (scene) => {
    const { email, otp } = await somebodyNew(scene);
    expect(await verify(scene, { email, otp: wrong(otp) })).toEqual(refused(400));
  }),
  promise("still takes the code after a wrong one (D-036)", "verifyEmail", async (scene) => {
    const { email, otp } = await somebodyNew(scene);
    await verify(scene, { email, otp: wrong(otp) });
    expect(await verify(scene, { email, otp })).toHaveProperty("status", 200);
  }),
  ...Object.entries(nonsense).map(([what, otp]) =>
    promise(`takes ${what} for a wrong code (D-003)`, "verifyEmail", async (scene) => {
      const { email } = await scene.register();
      expect(await verify(scene, { email, otp })).toEqual(refused(400));
    }),
  ),
  promise("knows no code of an unknown address (D-003)", "verifyEmail", async (scene) => {
    expect(await verify(scene, { email: aPerson().email, otp: "123456" })).toEqual(refused(400));
  }),
  promise(
    "takes a code once, and then says that the address is verified (D-034, D-039)",
    "verifyEmail",
    async (scene) => {
      const { email, otp } = await somebodyNew(scene);
      await verify(scene, { email, otp });
      const error = "Email already verified. Please log in.";
      expect(await verify(scene, { email, otp })).toEqual({ status: 400, body: { error } });
    },
  ),
  promise("opens one session for a code sent twice at once (D-034)", "verifyEmail", async (scene) => {
    const { email, otp } = await somebodyNew(scene);
    const answers = await Promise.all([1, 2, 3].map(() => verify(scene, { email, otp })));
    expect(statusesOf(answers)).toEqual([200, 400, 400]);
  }),
  promise("takes the last code alone after registering again (D-037, D-040)", "verifyEmail", async (scene) => {
    const first = await somebodyNew(scene);
    await scene.register({ email: first.email });
    const last = await scene.readOtp(first.email);
    const taken = [];
    for (const otp of new Set([first.otp, last])) {
      const { status } = await verify(scene, { email: first.email, otp });
      if (status === 200) taken.push(otp);
    }
    expect(taken).toEqual([last]);
  }),
  ...(["email", "otp"] as const).map((field) =>
    promise(`refuses a blank ${field} (D-056)`, "verifyEmail", async (scene) => {
      const body = { email: aPerson().email, otp: "123456", [field]: "  " };
      expect(await verify(scene, body)).toEqual(refusedErrors(field));
    }),
  ),

  ...Object.entries(UNSTORABLE).flatMap(([what, text]) =>
    (["email", "otp"] as const).map((field) =>
      promise(`refuses ${what} in ${field}`, "verifyEmail", async (scene) => {
        const body = { email: aPerson().email, otp: "123456", [field]: text };
        expect(await verify(scene, body)).toEqual(refusedErrors(field));
      }),
    ),
  ),

  promise("answers the same for unknown, waiting and verified addresses (D-037)", "resendOtp", async (scene) => {
    const waiting = await scene.register();
    const verified = await scene.signIn("applicant");
    const unknown = await resend(scene, aPerson().email);
    expect(await resend(scene, waiting.email)).toEqual(unknown);
    expect(await resend(scene, verified.me.email)).toEqual(unknown);
  }),
  promise("asks to wait before another code, and says how long (D-028, D-037)", "resendOtp", async (scene) => {
    const { email } = await scene.register();
    await resend(scene, email);
    expect(await resend(scene, email.toUpperCase())).toEqual(refused(429));
  }),
  promise("leaves a code that works (D-037)", "resendOtp", async (scene) => {
    const { email } = await somebodyNew(scene);
    await resend(scene, email);
    expect(await verify(scene, { email, otp: await scene.readOtp(email) })).toHaveProperty("status", 200);
  }),
  promise("refuses a blank address (D-056)", "resendOtp", async (scene) => {
    expect(await resend(scene, " ")).toEqual(refusedErrors("email"));
  }),
  ...Object.entries(UNSTORABLE).map(([what, text]) =>
    promise(`refuses ${what} in email`, "resendOtp", async (scene) => {
      expect(await resend(scene, text)).toEqual(refusedErrors("email"));
    }),
  ),
  promise("opens nothing by itself: a code is not in the answer", "resendOtp", async (scene) => {
    const { email, otp } = await somebodyNew(scene);
    const answer = await resend(scene, email);
    expect(JSON.stringify(answer.body)).not.toContain(otp);
    expect(await call(scene.anonymous, "GET", "/user/me")).toHaveProperty("status", 401);
  }),
];
