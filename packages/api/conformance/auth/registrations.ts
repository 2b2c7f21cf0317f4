import { expect } from "vitest";
import type { Schemas } from "../../src";
import { asNode } from "../../src/contract/openapi-document";
import { aPerson, aName } from "../context/builders";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { CannotRun } from "../context/target";
import { call, refused, refusedErrors, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

type Person = Schemas["RegisterInput"];

/** Registers a person; returns the code, and the registration's id if the server returns one. */
async function register({ anonymous, readOtp }: TestContext, person: Person) {
  const { registrationId, resendIn } = await unwrap(anonymous.POST("/user/register", { body: person }));
  if (registrationId === undefined) throw new CannotRun("It needs registrations that the server names.");
  return { ...person, registrationId, resendIn, otp: await readOtp(person.email) };
}

const verify = ({ anonymous }: TestContext, body: Schemas["VerifyEmailInput"]) =>
  sendJson(anonymous, "POST", "/user/verify-email", body);
const resend = ({ anonymous }: TestContext, body: Schemas["ResendOtpInput"]) =>
  sendJson(anonymous, "POST", "/user/resend-otp", body);
const correct = ({ anonymous }: TestContext, body: Schemas["CorrectEmailInput"]) =>
  sendJson(anonymous, "POST", "/user/registration-email", body);
const login = ({ anonymous }: TestContext, { email, password }: Person) =>
  sendJson(anonymous, "POST", "/user/login", { email, password });

const wrong = (otp: string) => (otp === "123456" ? "654321" : "123456");

const aStranger = (email: string) => aPerson({ email, role: "recruiter" });

/** Everything a stranger who knows an address can do: sixteen wrong codes, another code, five registrations. */
async function interfere(context: TestContext, email: string) {
  for (let tries = 0; tries < 16; tries += 1) await verify(context, { email, otp: "no code" });
  await resend(context, { email });
  for (let round = 0; round < 5; round += 1) {
    const { registrationId, otp } = await register(context, aStranger(email));
    for (let tries = 0; tries < 3; tries += 1) await verify(context, { email, otp: wrong(otp), registrationId });
  }
}

export const registrationOwnerTests: ContractTest[] = [
  ...testsOf("verifyEmail", {
    "confirms the registration that the code was sent for (D-167)": async (context) => {
      const owner = await register(context, aPerson());
      const stranger = await register(context, aStranger(owner.email));
      const { email, otp, registrationId } = owner;
      const { token } = await unwrap(
        context.anonymous.POST("/user/verify-email", { body: { email, otp, registrationId } }),
      );
      const me = await unwrap(context.withToken(token).GET("/user/me"));
      expect(me).toMatchObject({ role: "applicant", lastname: owner.lastname });
      expect(await login(context, owner)).toHaveProperty("status", 200);
      expect(await login(context, stranger)).toEqual(refused(401));
    },
    "confirms no other registration with its code (D-167)": async (context) => {
      const owner = await register(context, aPerson());
      const { email, otp, registrationId } = await register(context, aStranger(owner.email));
      if (otp !== owner.otp)
        expect(await verify(context, { email, otp: owner.otp, registrationId })).toEqual(refused(400));
      expect(await verify(context, { email: aPerson().email, otp, registrationId })).toEqual(refused(400));
    },
    "keeps a code valid, whatever a stranger tries (D-167)": async (context) => {
      const { email, otp, registrationId } = await register(context, aPerson());
      await interfere(context, email);
      expect(await verify(context, { email, otp, registrationId })).toHaveProperty("status", 200);
    },
    "uses the newest code of an address if no registration is named (D-167)": async (context) => {
      const { email, otp, registrationId } = await register(context, aPerson());
      expect(await resend(context, { email })).toHaveProperty("status", 200);
      if (otp !== (await context.readOtp(email))) expect(await verify(context, { email, otp })).toEqual(refused(400));
      expect(await verify(context, { email, otp, registrationId })).toHaveProperty("status", 200);
    },
    "limits a registration's wrong codes, even with new codes (D-036)": async (context) => {
      const { email, otp: first, registrationId } = await register(context, aPerson());
      let [otp, status] = [first, 0];
      for (let tries = 1; tries <= 20 && status !== 429; tries += 1) {
        status = (await verify(context, { email, otp: wrong(otp), registrationId })).status;
        if (tries % 5 > 0 || status === 429) continue;
        expect(await resend(context, { email, registrationId })).toHaveProperty("status", 200);
        otp = await context.readOtp(email);
      }
      expect(await verify(context, { email, otp, registrationId })).toEqual(refused(429));
    },
    "gives the same answer to a wrong code for every address": async (context) => {
      const waiting = await context.register();
      const verified = await context.signIn("applicant");
      const otp = wrong(await context.readOtp(waiting.email));
      const answersFor = async (email: string) => {
        const answers = [];
        for (let tries = 0; tries < 7; tries += 1) answers.push(await verify(context, { email, otp }));
        return answers;
      };
      const unknown = await answersFor(aPerson().email);
      expect(await answersFor(waiting.email)).toEqual(unknown);
      expect(await answersFor(verified.me.email)).toEqual(unknown);
      expect(await call(verified, "GET", "/user/me")).toHaveProperty("status", 200);
    },
  }),
  contractTest("registers an address that a stranger tries to block (D-167)", "register", async (context) => {
    const person = aPerson();
    await interfere(context, person.email);
    const { email, otp, registrationId } = await register(context, person);
    expect(await verify(context, { email, otp, registrationId })).toHaveProperty("status", 200);
    expect(await login(context, person)).toHaveProperty("status", 200);
  }),
  ...testsOf("login", {
    "names the waiting registration to the person with the password (D-038, D-167)": async (context) => {
      const owner = await register(context, aPerson());
      await register(context, aStranger(owner.email));
      const { status, body } = await login(context, owner);
      expect({ status, body }).toMatchObject({ status: 403, body: { registrationId: owner.registrationId } });
      expect(asNode(body)["resendIn"]).toBeGreaterThan(0);
    },
    "cancels a registration's code after five wrong tries, and sends another at login (D-036, D-038)": async (
      context,
    ) => {
      const owner = await register(context, aPerson());
      const { email, otp, registrationId } = owner;
      for (let tries = 0; tries < 5; tries += 1) await verify(context, { email, otp: wrong(otp), registrationId });
      expect(await verify(context, { email, otp, registrationId })).toEqual(refused(400));
      expect(await login(context, owner)).toMatchObject({ status: 403, body: { registrationId } });
      const next = await context.readOtp(email);
      expect(await verify(context, { email, otp: next, registrationId })).toHaveProperty("status", 200);
    },
  }),
  contractTest("does not reserve a username before verification (D-167)", "register", async (context) => {
    const username = aName();
    const [late, early] = [
      await register(context, aPerson({ username })),
      await register(context, aPerson({ username })),
    ];
    const namedBy = async ({ email, otp, registrationId }: typeof late) =>
      (await unwrap(context.anonymous.POST("/user/verify-email", { body: { email, otp, registrationId } }))).user
        .username;
    expect(await namedBy(early)).toBe(username);
    expect(await namedBy(late)).not.toBe(username);
    expect(await login(context, late)).toHaveProperty("status", 200);
  }),
  contractTest("also accepts the code without the registration's id (D-167)", "resendOtp", async (context) => {
    const { email, registrationId } = await register(context, aPerson());
    expect(await resend(context, { email })).toHaveProperty("status", 200);
    const otp = await context.readOtp(email);
    expect(await verify(context, { email, otp, registrationId })).toHaveProperty("status", 200);
  }),

  contractTest("says when another code can be requested (D-178)", "resendOtp", async (context) => {
    const { email, registrationId, otp, resendIn } = await register(context, aPerson());
    expect(resendIn).toBeGreaterThan(0);
    expect(await resend(context, { email, registrationId })).toEqual(refused(429));
    for (let tries = 0; tries < 5; tries += 1) await verify(context, { email, otp: wrong(otp), registrationId });
    const answer = await resend(context, { email, registrationId });
    expect(answer).toMatchObject({ status: 200, body: { resendIn: expect.any(Number) } });
  }),
  contractTest("sends a registration's code to the corrected address", "correctEmail", async (context) => {
    const [person, { email }] = [aPerson(), aPerson()];
    const { registrationId, otp } = await register(context, person);
    const corrected = await correct(context, { registrationId, email });
    expect(corrected).toMatchObject({ status: 200, body: { email, registrationId } });
    expect(asNode(corrected.body)["resendIn"]).toBeGreaterThan(0);
    expect(await resend(context, { email, registrationId })).toEqual(refused(429));
    const next = await context.readOtp(email);
    if (next !== otp) expect(await verify(context, { email, otp, registrationId })).toEqual(refused(400));
    expect(await verify(context, { email: person.email, otp: next, registrationId })).toEqual(refused(400));
    const body = { email, otp: next, registrationId };
    const { token } = await unwrap(context.anonymous.POST("/user/verify-email", { body }));
    expect(await unwrap(context.withToken(token).GET("/user/me"))).toMatchObject({ email, lastname: person.lastname });
    expect(await login(context, { ...person, email })).toHaveProperty("status", 200);
    expect(await correct(context, { registrationId, email: aPerson().email })).toEqual(refused(404));
  }),
  contractTest("cancels every code sent before the correction", "correctEmail", async (context) => {
    const [person, { email }] = [aPerson(), aPerson()];
    const { registrationId } = await register(context, person);
    await resend(context, { email: person.email });
    const otp = await context.readOtp(person.email);
    expect(await correct(context, { registrationId, email })).toHaveProperty("status", 200);
    if (otp !== (await context.readOtp(email)))
      expect(await verify(context, { email, otp, registrationId })).toEqual(refused(400));
  }),
  contractTest("refuses a taken address, and a registration that does not exist", "correctEmail", async (context) => {
    const { registrationId } = await register(context, aPerson());
    const { me } = await context.signIn("applicant");
    expect(await correct(context, { registrationId, email: me.email })).toEqual(refusedErrors("email"));
    expect(await correct(context, { registrationId, email: "zoe" })).toEqual(refusedErrors("email"));
    expect(await correct(context, { registrationId: "unknown", email: aPerson().email })).toEqual(refused(404));
  }),
];
