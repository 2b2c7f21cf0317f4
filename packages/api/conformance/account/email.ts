import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import { aPerson } from "../context/builders";
import { askEmail, confirmEmail, moveEmail } from "../context/emails";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import { call, type PlainAnswer, refused, refusedErrors, sendJson, login } from "../context/calls";
import { endSession } from "../context/sessions";
import { unwrap } from "../context/unwrap";

const chosen = "un-pont-rendu-a-sa-rive";

const undo = ({ anonymous }: TestContext, code: string, password = chosen) =>
  sendJson(anonymous, "POST", "/user/undo-email", { code, password });
const read = (member: TestUser) => unwrap(member.GET("/user/me"));

const withUndo = [
  ...testsOf("undoEmail", {
    "restores the former address with a new password, and ends every session (D-032)": async (context) => {
      const member = await context.signIn("applicant");
      const [{ email: former }, { email }] = [member.me, aPerson()];
      await moveEmail(context, member, email);
      const code = await context.readResetCode(former);
      for (const password of ["court", "motdepasse", former])
        expect(await undo(context, code, password)).toEqual(refusedErrors("password"));
      endSession(member.token);
      expect(await undo(context, ` ${code.toLowerCase()} `)).toHaveProperty("status", 200);
      expect(await call(member, "GET", "/user/me")).toEqual(refused(401));
      for (const [address, password] of [
        [email, member.password],
        [email, chosen],
        [former, member.password],
      ] as const)
        expect(await login(context, address, password)).toEqual(refused(401));
      expect(await login(context, former, chosen)).toHaveProperty("status", 200);
      expect(await undo(context, code)).toEqual(refused(400));
    },
    "closes the live channels of the sessions that it ends (D-032)": async (context) => {
      const member = await context.signIn("applicant");
      await moveEmail(context, member, aPerson().email);
      const code = await context.readResetCode(member.me.email);
      await withLive(context, [member], async (channel) => {
        await skipGreetings(channel);
        endSession(member.token);
        expect(await undo(context, code)).toHaveProperty("status", 200);
        await channel.closed;
      });
    },
    "invalidates the undo of every later change (D-032)": async (context) => {
      const member = await context.signIn("applicant");
      const [first, second] = [member.me.email, aPerson().email];
      await moveEmail(context, member, second);
      const own = await context.readResetCode(first);
      await moveEmail(context, member, aPerson().email);
      const thiefs = await context.readResetCode(second);
      endSession(member.token);
      expect(await undo(context, own)).toHaveProperty("status", 200);
      expect(await undo(context, thiefs)).toEqual(refused(400));
    },
    "cancels an address that waits for its code (D-032)": async (context) => {
      const [member, { email }] = [await context.signIn("applicant"), aPerson()];
      const former = member.me.email;
      await moveEmail(context, member, email);
      await askEmail(member, aPerson().email);
      endSession(member.token);
      expect(await undo(context, await context.readResetCode(former))).toHaveProperty("status", 200);
      const body = { email: former, password: chosen };
      const { token } = await unwrap(context.anonymous.POST("/user/login", { body }));
      expect((await unwrap(context.withToken(token).GET("/user/me"))).pendingEmail ?? null).toBeNull();
    },
    "invalidates the undo of a later change, but not of an earlier one (D-032)": async (context) => {
      const member = await context.signIn("applicant");
      const [first, second, third] = [member.me.email, aPerson().email, aPerson().email];
      await moveEmail(context, member, second);
      const own = await context.readResetCode(first);
      await moveEmail(context, member, third);
      const thiefs = await context.readResetCode(second);
      endSession(member.token);
      expect(await undo(context, thiefs)).toHaveProperty("status", 200);
      expect(await undo(context, own, `${chosen}-2`)).toHaveProperty("status", 200);
      expect(await undo(context, thiefs)).toEqual(refused(400));
      expect(await login(context, first, `${chosen}-2`)).toHaveProperty("status", 200);
    },
  }),
  ...(["confirmEmail", "undoEmail"] as const).map((operationId) =>
    contractTest("invalidates password codes that were mailed before (D-032, D-043)", operationId, async (context) => {
      const [member, { email }] = [await context.signIn("applicant"), aPerson()];
      const former = member.me.email;
      const forget = async (address: string) => {
        await sendJson(context.anonymous, "POST", "/user/forgot-password", { email: address });
        return context.readResetCode(address);
      };
      // A reset code sent to the former address is void after the change; `confirmEmail` needs one from before it.
      const early = operationId === "confirmEmail" ? await forget(former) : "";
      await moveEmail(context, member, email);
      const code = early || (await forget(email));
      endSession(member.token);
      if (operationId === "undoEmail")
        expect(await undo(context, await context.readResetCode(former))).toHaveProperty("status", 200);
      const body = { code, password: `${chosen}-2` };
      expect(await sendJson(context.anonymous, "POST", "/user/reset-password", body)).toEqual(refused(400));
    }),
  ),
].map((test): ContractTest => ({ ...test, needs: "resets" }));

export const accountEmailTests: ContractTest[] = [
  ...withUndo,
  ...testsOf("updateMe", {
    "keeps the old address until the new one is confirmed (D-032)": async (context) => {
      const [member, { email }] = [await context.signIn("applicant"), aPerson()];
      const before = member.me.email;
      expect(await askEmail(member, email)).toMatchObject({
        status: 200,
        body: { data: { email: before, pendingEmail: email } },
      });
      expect(await read(member)).toMatchObject({ email: before, pendingEmail: email });
      expect(await login(context, email, member.password)).toEqual(refused(401));
      expect(await login(context, before, member.password)).toHaveProperty("status", 200);
    },
    "requires the current password, and saves nothing without it (D-032)": async (context) => {
      const member = await context.signIn("applicant");
      const { email } = aPerson();
      for (const currentPassword of [undefined, "", `${member.password}x`])
        expect(
          await save(member, "updateMe", {
            email,
            firstname: "Autre",
            ...(currentPassword !== undefined && { currentPassword }),
          }),
        ).toEqual(refusedErrors("currentPassword"));
      expect(await read(member)).toEqual(member.me);
    },
    "sends the pending address another code, and cancels the change with the current address, without the password (D-032)":
      async (context) => {
        const [member, { email }] = [await context.signIn("applicant"), aPerson()];
        await askEmail(member, email);
        const first = await context.readOtp(email);
        expect(await save(member, "updateMe", { email: email.toUpperCase() })).toHaveProperty("status", 200);
        expect(await save(member, "updateMe", { email: member.me.email })).toMatchObject({
          status: 200,
          body: { data: { email: member.me.email, pendingEmail: null } },
        });
        expect(await confirmEmail(member, first)).toEqual(refused(400));
      },
    "requires the password for a different address while one is pending (D-032)": async (context) => {
      const [member, { email }] = [await context.signIn("applicant"), aPerson()];
      await askEmail(member, email);
      const first = await context.readOtp(email);
      expect(await save(member, "updateMe", { email: aPerson().email })).toEqual(refusedErrors("currentPassword"));
      expect(await read(member)).toMatchObject({ pendingEmail: email });
      expect(await confirmEmail(member, first)).toHaveProperty("status", 200);
    },
    "accepts an address that others have registered but not verified (D-032, D-167)": async (context) => {
      const { email } = await context.register();
      await context.register({ email });
      const member = await context.signIn("applicant");
      await askEmail(member, email);
      expect(await read(member)).toMatchObject({ pendingEmail: email });
    },
  }),
  contractTest("uses the confirmed address (D-032)", "confirmEmail", async (context) => {
    const [member, { email }] = [await context.signIn("applicant"), aPerson()];
    await askEmail(member, email);
    const otp = await context.readOtp(email);
    const code = `${otp.slice(0, 3)} ${otp.slice(3)}`;
    expect(await confirmEmail(member, code)).toMatchObject({
      status: 200,
      body: { data: { email, pendingEmail: null } },
    });
    expect(await login(context, email, member.password)).toHaveProperty("status", 200);
    expect(await login(context, member.me.email, member.password)).toEqual(refused(401));
    expect(await confirmEmail(member, code)).toEqual(refused(400));
    expect(await call(member, "GET", "/user/me")).toHaveProperty("status", 200);
  }),
  contractTest("refuses a wrong code, and cancels after five (D-032, D-036)", "confirmEmail", async (context) => {
    const [member, { email }] = [await context.signIn("applicant"), aPerson()];
    expect(await confirmEmail(member, "123456")).toEqual(refused(400));
    await askEmail(member, email);
    const code = await context.readOtp(email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) expect(await confirmEmail(member, wrong)).toEqual(refused(400));
    expect(await confirmEmail(member, code)).toEqual(refused(400));
    expect(await read(member)).toMatchObject({ email: member.me.email });
  }),
  contractTest("accepts no code of another person (D-032)", "confirmEmail", async (context) => {
    const [member, other, { email }] = [await context.signIn("applicant"), await theApplicant(context), aPerson()];
    await askEmail(member, email);
    expect(await confirmEmail(other, await context.readOtp(email))).toEqual(refused(400));
  }),
  contractTest("does not reserve a pending address (D-032)", "register", async (context) => {
    const { email } = aPerson();
    await askEmail(await context.signIn("applicant"), email);
    const { data } = await context.anonymous.POST("/user/register", { body: aPerson({ email }) });
    expect(data).toMatchObject({ email });
  }),
  contractTest("gives an address to only one of two people who want it (D-032)", "confirmEmail", async (context) => {
    const { email } = aPerson();
    const both = [await context.signIn("applicant"), await context.signIn("applicant")] as const;
    const answers: PlainAnswer[] = [];
    const codes: string[] = [];
    for (const member of both) {
      await askEmail(member, email);
      codes.push(await context.readOtp(email));
    }
    for (const [index, member] of both.entries()) answers.push(await confirmEmail(member, codes[index] ?? ""));
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  }),
  contractTest("refuses a code that was not sent (D-032)", "undoEmail", async (context) => {
    expect(await undo(context, "0000-1111-2222")).toEqual(refused(400));
    expect(await sendJson(context.anonymous, "POST", "/user/undo-email", { code: " ", password: chosen })).toEqual(
      refusedErrors("code"),
    );
  }),
];
