import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { aPerson } from "./builders";
import { save } from "./forms";
import { promise, type ContractPromise, type Scene } from "./harness";
import { sendJson } from "./plain";

const PAUSE_MS = 50;

/** What is mailed to an address once there is more than before; fails when nothing comes. */
async function mailedSince({ readMails, patience }: Scene, email: string, before: string): Promise<string> {
  const start = Date.now();
  for (;;) {
    const mails = await readMails(email);
    if (mails !== before) return mails.startsWith(before) ? mails.slice(before.length) : mails;
    if (Date.now() - start > patience) throw new Error(`Nothing was mailed to ${email}.`);
    await pause(PAUSE_MS);
  }
}

/** Mails, where a run can read them. */
export const mailPromises: ContractPromise[] = [
  promise(
    "tells the address that is left, and nothing of the new one (D-032)",
    "updateMe",
    async (scene) => {
      const [member, { email }] = [await scene.signIn("applicant"), aPerson()];
      const before = await scene.readMails(member.me.email);
      await save(member, "updateMe", { email });
      const notice = await mailedSince(scene, member.me.email, before);
      // The address that is left may be a stranger's.
      expect(notice.toLowerCase()).not.toContain(email);
    },
    "mails",
  ),
  promise(
    "mails nothing when the address only changes its letters (D-032, D-033)",
    "updateMe",
    async (scene) => {
      const member = await scene.signIn("applicant");
      const before = await scene.readMails(member.me.email);
      await save(member, "updateMe", { email: member.me.email.toUpperCase() });
      await pause(PAUSE_MS * 10);
      expect(await scene.readMails(member.me.email)).toBe(before);
    },
    "mails",
  ),
  promise(
    "mails the code in the language that is asked for (D-160)",
    "register",
    async (scene) => {
      const texts = await Promise.all(
        ["fr", "en"].map(async (language) => {
          const person = aPerson();
          const headers = { "Content-Type": "application/json", "Accept-Language": language };
          await scene.anonymous.raw("POST", "/user/register", { body: JSON.stringify(person), headers });
          return (await mailedSince(scene, person.email, "")).replaceAll(/\d/g, "").replaceAll(person.email, "");
        }),
      );
      expect(texts[0]).not.toBe(texts[1]);
    },
    "mails",
  ),
  promise(
    "mails a verified address no code (D-037)",
    "resendOtp",
    async (scene) => {
      const { me } = await scene.signIn("applicant");
      const before = await scene.readMails(me.email);
      expect(await sendJson(scene.anonymous, "POST", "/user/resend-otp", { email: me.email })).toHaveProperty(
        "status",
        200,
      );
      await pause(PAUSE_MS * 10);
      expect(await scene.readMails(me.email)).toBe(before);
    },
    "mails",
  ),
];
