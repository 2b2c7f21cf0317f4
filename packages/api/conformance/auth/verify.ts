import { expect } from "vitest";
import type { Schemas } from "../../src";
import { aPerson, UNSTORABLE } from "../context/builders";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedErrors, sendJson, statusesOf, type PlainAnswer } from "../context/calls";
import { unwrap } from "../context/unwrap";

type Role = Schemas["Role"];

/** A person waiting for verification, and the code from the mail. */
async function aNewcomer({ register, readOtp }: TestContext, role: Role = "applicant") {
  const person = await register({ role });
  return { ...person, otp: await readOtp(person.email) };
}

const verify = ({ anonymous }: TestContext, body: object): Promise<PlainAnswer> =>
  sendJson(anonymous, "POST", "/user/verify-email", body);

const resend = ({ anonymous }: TestContext, email: string): Promise<PlainAnswer> =>
  sendJson(anonymous, "POST", "/user/resend-otp", { email });

/** A code that differs from the one sent. */
const wrong = (otp: string) => (otp === "123456" ? "654321" : "123456");

const nonsense = { letters: "abcdef", "too many digits": "1234567", "other digits": "١٢٣٤٥٦" };

export const verificationTests: ContractTest[] = [
  ...testsOf("verifyEmail", {
    "logs in with the mailed code": async (context) => {
      for (const role of ["applicant", "recruiter"] as const) {
        const { email, otp } = await aNewcomer(context, role);
        const { token, user } = await unwrap(context.anonymous.POST("/user/verify-email", { body: { email, otp } }));
        const me = await unwrap(context.withToken(token).GET("/user/me"));
        expect({ id: me.id, ...user }).toEqual({ id: me.id, username: me.username, role });
        expect(me.role).toBe(role);
      }
    },
    "sets no cookie on a shared computer (D-357)": async (context) => {
      const { email, otp } = await aNewcomer(context);
      const body = { email, otp, shared: true };
      const { response } = await context.anonymous.POST("/user/verify-email", { body });
      expect([response.status, response.headers.get("set-cookie")]).toEqual([200, null]);
    },
    "accepts the address in any case, and spaces around both and inside the code (D-033)": async (context) => {
      const { email, otp } = await aNewcomer(context);
      const answer = await verify(context, {
        email: ` ${email.toUpperCase()} `,
        otp: ` ${otp.slice(0, 3)} ${otp.slice(3)} `,
      });
      expect(answer).toHaveProperty("status", 200);
    },
    "answers a wrong code with 400, never 401 (D-003)": async (context) => {
      const { email, otp } = await aNewcomer(context);
      expect(await verify(context, { email, otp: wrong(otp) })).toEqual(refused(400));
    },
    "accepts the code after a wrong one (D-036)": async (context) => {
      const { email, otp } = await aNewcomer(context);
      await verify(context, { email, otp: wrong(otp) });
      expect(await verify(context, { email, otp })).toHaveProperty("status", 200);
    },
    "accepts no code for an unknown address (D-003)": async (context) =>
      expect(await verify(context, { email: aPerson().email, otp: "123456" })).toEqual(refused(400)),
    "accepts a code once, and then says that the address is verified (D-034, D-039)": async (context) => {
      const { email, otp } = await aNewcomer(context);
      await verify(context, { email, otp });
      const error = "Email already verified. Please log in.";
      expect(await verify(context, { email, otp })).toEqual({ status: 400, body: { error } });
    },
    "opens one session for a code sent twice simultaneously (D-034)": async (context) => {
      const { email, otp } = await aNewcomer(context);
      const answers = await Promise.all([1, 2, 3].map(() => verify(context, { email, otp })));
      expect(statusesOf(answers)).toEqual([200, 400, 400]);
    },
    "accepts only the last code after registering again (D-037, D-040)": async (context) => {
      const first = await aNewcomer(context);
      await context.register({ email: first.email });
      const last = await context.readOtp(first.email);
      const taken = [];
      for (const otp of new Set([first.otp, last])) {
        const { status } = await verify(context, { email: first.email, otp });
        if (status === 200) taken.push(otp);
      }
      expect(taken).toEqual([last]);
    },
  }),
  ...Object.entries(nonsense).map(([what, otp]) =>
    contractTest(`treats ${what} as a wrong code (D-003)`, "verifyEmail", async (context) => {
      const { email } = await context.register();
      expect(await verify(context, { email, otp })).toEqual(refused(400));
    }),
  ),
  ...(["email", "otp"] as const).map((field) =>
    contractTest(`refuses a blank ${field} (D-056)`, "verifyEmail", async (context) => {
      const body = { email: aPerson().email, otp: "123456", [field]: "  " };
      expect(await verify(context, body)).toEqual(refusedErrors(field));
    }),
  ),

  ...Object.entries(UNSTORABLE).flatMap(([what, text]) =>
    (["email", "otp"] as const).map((field) =>
      contractTest(`refuses ${what} in ${field}`, "verifyEmail", async (context) => {
        const body = { email: aPerson().email, otp: "123456", [field]: text };
        expect(await verify(context, body)).toEqual(refusedErrors(field));
      }),
    ),
  ),
  ...testsOf("resendOtp", {
    "gives the same answer for unknown, waiting and verified addresses (D-037)": async (context) => {
      const waiting = await context.register();
      const verified = await context.signIn("applicant");
      const unknown = await resend(context, aPerson().email);
      expect(await resend(context, waiting.email)).toEqual(unknown);
      expect(await resend(context, verified.me.email)).toEqual(unknown);
    },
    "answers a request for another code too soon with 429 and Retry-After (D-028, D-037)": async (context) => {
      const { email } = await context.register();
      await resend(context, email);
      expect(await resend(context, email.toUpperCase())).toEqual(refused(429));
    },
    "sends a code that works (D-037)": async (context) => {
      const { email } = await aNewcomer(context);
      await resend(context, email);
      expect(await verify(context, { email, otp: await context.readOtp(email) })).toHaveProperty("status", 200);
    },
    "refuses a blank address (D-056)": async (context) =>
      expect(await resend(context, " ")).toEqual(refusedErrors("email")),
    "opens no session and returns no code": async (context) => {
      const { email, otp } = await aNewcomer(context);
      const answer = await resend(context, email);
      expect(JSON.stringify(answer.body)).not.toContain(otp);
      expect(await call(context.anonymous, "GET", "/user/me")).toHaveProperty("status", 401);
    },
  }),
  ...Object.entries(UNSTORABLE).map(([what, text]) =>
    contractTest(`refuses ${what} in email`, "resendOtp", async (context) => {
      expect(await resend(context, text)).toEqual(refusedErrors("email"));
    }),
  ),
];
