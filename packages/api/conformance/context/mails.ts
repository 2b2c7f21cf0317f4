import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { aPerson } from "./builders";
import { moveEmail } from "./emails";
import { save } from "./forms";
import { testsWith, type ContractTest, type TestContext } from "./harness";
import { refused, sendJson } from "./calls";
import { endSession } from "./sessions";
import { CannotRun } from "./target";
import { unwrap } from "./unwrap";

const PAUSE_MS = 50;

/** Waits for new mails to an address; fails if none arrives. */
export async function mailedSince(
  { readMails, patience }: TestContext,
  email: string,
  before: string,
): Promise<string> {
  const start = Date.now();
  for (;;) {
    const mails = await readMails(email);
    if (mails !== before) return mails.startsWith(before) ? mails.slice(before.length) : mails;
    if (Date.now() - start > patience) throw new Error(`Nothing was mailed to ${email}.`);
    await pause(PAUSE_MS);
  }
}

export const mailTests: ContractTest[] = [
  ...testsWith("mails", "confirmEmail", {
    "mails the old address after the change, without the new one (D-032)": async (context) => {
      const [member, { email }] = [await context.signIn("applicant"), aPerson()];
      const before = await context.readMails(member.me.email);
      await save(member, "updateMe", { email, currentPassword: member.password });
      const code = await context.readOtp(email);
      expect(await context.readMails(member.me.email)).toBe(before);
      await sendJson(member, "POST", "/user/confirm-email", { code });
      const notice = await mailedSince(context, member.me.email, before);
      // The former address may belong to a stranger.
      expect(notice.toLowerCase()).not.toContain(email);
    },
  }),
  ...testsWith("mails", "changePassword", {
    "mails a notice when the password is changed or reset (D-043, D-044)": async (context) => {
      const member = await context.signIn("applicant");
      const { email } = member.me;
      const before = await context.readMails(email);
      const changed = { currentPassword: member.password, password: "un-autre-pont-sur-la-loire" };
      expect(await sendJson(member, "POST", "/user/password", changed)).toHaveProperty("status", 200);
      await mailedSince(context, email, before);
      await sendJson(context.anonymous, "POST", "/user/forgot-password", { email });
      const code = await context.readResetCode(email);
      const asked = await context.readMails(email);
      const reset = { code, password: "encore-un-pont-sur-la-loire" };
      expect(await sendJson(context.anonymous, "POST", "/user/reset-password", reset)).toHaveProperty("status", 200);
      expect(await mailedSince(context, email, asked)).not.toContain(code);
    },
  }),
  ...testsWith("mails", "deleteMe", {
    "mails the deletion of an account to its address (D-158)": async (context) => {
      const member = await context.signIn("applicant");
      const before = await context.readMails(member.me.email);
      endSession(member.token);
      const currentPassword = member.password;
      expect(await sendJson(member, "POST", "/user/delete", { currentPassword })).toHaveProperty("status", 200);
      await mailedSince(context, member.me.email, before);
    },
  }),
  ...testsWith("mails", "undoEmail", {
    "mails the restored address about its new password, and the other one nothing (D-032, D-044)": async (context) => {
      const [member, { email }] = [await context.signIn("applicant"), aPerson()];
      await moveEmail(context, member, email);
      const code = await context.readResetCode(member.me.email);
      const [former, other] = [await context.readMails(member.me.email), await context.readMails(email)];
      endSession(member.token);
      const body = { code, password: "un-pont-rendu-a-sa-rive" };
      expect(await sendJson(context.anonymous, "POST", "/user/undo-email", body)).toHaveProperty("status", 200);
      expect(await mailedSince(context, member.me.email, former)).not.toContain(code);
      expect(await context.readMails(email)).toBe(other);
    },
  }),
  ...testsWith("mails", "updateMe", {
    "mails nothing when only the case of the address changes (D-032, D-033)": async (context) => {
      const member = await context.signIn("applicant");
      const before = await context.readMails(member.me.email);
      await save(member, "updateMe", { email: member.me.email.toUpperCase() });
      await pause(PAUSE_MS * 10);
      expect(await context.readMails(member.me.email)).toBe(before);
    },
  }),
  ...testsWith("mails", "register", {
    "mails the code in the requested language (D-160)": async (context) => {
      const texts = await Promise.all(
        ["fr", "en"].map(async (language) => {
          const person = aPerson();
          const headers = { "Content-Type": "application/json", "Accept-Language": language };
          await context.anonymous.raw("POST", "/user/register", { body: JSON.stringify(person), headers });
          const words = (await mailedSince(context, person.email, "")).replaceAll(person.email, "");
          // Removes links and codes, which always differ.
          return words.replaceAll(/https?:\S+|\d/g, "");
        }),
      );
      expect(texts[0]).not.toBe(texts[1]);
    },
    "names the registration in the mail's link, for its own codes only (D-167)": async (context) => {
      const { anonymous, readOtp, withToken } = context;
      const owner = await context.register();
      const [, fragment] = /\/verify-email#([^\s"<>]+)/.exec(await mailedSince(context, owner.email, "")) ?? [];
      if (fragment === undefined) throw new CannotRun("It needs mails with links.");
      const [email = "", registrationId = ""] = fragment.split("/").map(decodeURIComponent);
      const otp = await readOtp(email);
      await context.register({ email, role: "recruiter" });
      const moved = { registrationId, email: aPerson().email };
      expect(await sendJson(anonymous, "POST", "/user/registration-email", moved)).toEqual(refused(404));
      const { token } = await unwrap(anonymous.POST("/user/verify-email", { body: { email, otp, registrationId } }));
      const me = await unwrap(withToken(token).GET("/user/me"));
      expect(me).toMatchObject({ email: owner.email, lastname: owner.lastname });
    },
    "mails nothing for a refused registration (D-054)": async (context) => {
      const person = aPerson();
      for (const wrong of [{ password: "password" }, { birthdate: "2999-01-01" }, { username: "admin" }, { role: "x" }])
        expect(await sendJson(context.anonymous, "POST", "/user/register", { ...person, ...wrong })).toHaveProperty(
          "status",
          400,
        );
      await pause(PAUSE_MS * 10);
      expect(await context.readMails(person.email)).toBe("");
    },
  }),
  ...testsWith("mails", "forgotPassword", {
    "puts the code into the fragment of the mail's link, which browsers do not send to servers (D-055)": async (
      context,
    ) => {
      const { me } = await context.signIn("applicant");
      await sendJson(context.anonymous, "POST", "/user/forgot-password", { email: me.email });
      const code = await context.readResetCode(me.email);
      const [, link] = /https?:\/\/\S+?\/reset-password([^\s"<>]*)/.exec(await context.readMails(me.email)) ?? [];
      if (link === undefined) throw new CannotRun("It needs mails with links.");
      expect(link).toBe(`#${code}`);
    },
  }),
  ...testsWith("mails", "resendOtp", {
    "mails no code to a verified address (D-037)": async (context) => {
      const { me } = await context.signIn("applicant");
      const before = await context.readMails(me.email);
      expect(await sendJson(context.anonymous, "POST", "/user/resend-otp", { email: me.email })).toHaveProperty(
        "status",
        200,
      );
      await pause(PAUSE_MS * 10);
      expect(await context.readMails(me.email)).toBe(before);
    },
  }),
];
