import { expect } from "vitest";
import { day, dayInParis } from "@passerelle/domain";
import { apply, openApplications, publish, readOffer, timeOf, withdraw } from "../context/acts";
import { openSession } from "../auth/sessions";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, testsWith, type ContractTest, type TestContext } from "../context/harness";
import { mailedSince } from "../context/mails";
import { call, sendJson } from "../context/calls";
import { anApplicant, openResume } from "../profiles/resume-views";
import { unwrap } from "../context/unwrap";

/** Numbers of days that are certainly before and after this many months, from any start date. */
const months23 = { before: 698, after: 702 };
const months24 = { before: 729, after: 732 };

/** Lets days pass, then runs the hourly jobs. */
async function later(context: TestContext, days: number): Promise<void> {
  await context.passTime(days * day);
  await context.runJobs();
}

const loginStatus = async ({ anonymous }: TestContext, { me, password }: TestUser) =>
  (await sendJson(anonymous, "POST", "/user/login", { email: me.email, password })).status;

/** A person who received the notice for 23 months of inactivity. */
async function aNoticed(context: TestContext) {
  const user = await context.signIn("applicant");
  const mails = await context.readMails(user.me.email);
  await later(context, months23.after);
  const noticed = await mailedSince(context, user.me.email, mails);
  return { user, mails: mails + noticed };
}

/** A refused and an accepted application of two people to one offer. */
async function decided(context: TestContext) {
  const [recruiter, refused, accepted] = [
    await context.signIn("recruiter"),
    await context.signIn("applicant"),
    await context.signIn("applicant"),
  ];
  const { id } = await publish(recruiter);
  for (const [applicant, decision] of [
    [refused, "rejected"],
    [accepted, "accepted"],
  ] as const)
    await sendJson(recruiter, "PATCH", `/application/${(await apply(applicant, id)).id}`, { decision });
  return { recruiter, refused, accepted, id };
}

export const retentionTests = [
  ...testsOf("login", {
    "mails a notice after 23 months of inactivity, once (D-157)": async (context) => {
      const { me } = await context.signIn("applicant");
      const before = await context.readMails(me.email);
      await later(context, months23.before);
      expect(await context.readMails(me.email)).toBe(before);
      await later(context, months23.after - months23.before);
      const noticed = await mailedSince(context, me.email, before);
      await later(context, 1);
      expect(await context.readMails(me.email)).toBe(before + noticed);
    },
    "deletes inactive accounts thirty days after the notice (D-157)": async (context) => {
      const { user, mails } = await aNoticed(context);
      // Now more than 24 months in total.
      await context.passTime(29 * day);
      await context.runJobs();
      const path = `/users/${user.me.username}`;
      expect(await call(await context.signIn("recruiter"), "GET", path)).toHaveProperty("status", 200);
      await later(context, 2);
      expect(await call(await context.signIn("recruiter"), "GET", path)).toHaveProperty("status", 404);
      expect(await loginStatus(context, user)).toBe(401);
      expect(await mailedSince(context, user.me.email, mails)).not.toBe("");
    },
    "deletes no account that was used after the notice (D-157)": async (context) => {
      const { user } = await aNoticed(context);
      expect(await loginStatus(context, user)).toBe(200);
      await later(context, 40);
      expect(await loginStatus(context, user)).toBe(200);
    },
    "mails another notice after a new period of inactivity, in the language requested last (D-157, D-160)": async (
      context,
    ) => {
      const user = await context.signIn("applicant");
      const notices: string[] = [];
      for (const language of ["fr", "en"]) {
        const back = await openSession(context, user);
        await back.raw("GET", "/user/me", { headers: { "Accept-Language": language } });
        const before = await context.readMails(user.me.email);
        await later(context, months23.after);
        const notice = await mailedSince(context, user.me.email, before);
        // Links and dates differ in any language.
        notices.push(notice.replaceAll(/https?:\S+|\d/g, ""));
      }
      expect(notices[0]).not.toBe(notices[1]);
    },
    "keeps a registration that waits for its code for seven days (D-157)": async (context) => {
      const { email, password } = await context.register();
      const login = () => sendJson(context.anonymous, "POST", "/user/login", { email, password });
      await later(context, 6);
      expect(await login()).toHaveProperty("status", 403);
      await later(context, 2);
      expect(await login()).toHaveProperty("status", 401);
    },
  }),
  ...testsWith("moderation", "login", {
    "keeps suspended people for 24 months, like all others (D-157)": async (context) => {
      const user = await context.signIn("applicant");
      await context.suspend(user);
      await later(context, months24.before);
      await context.restore("person", user);
      expect(await loginStatus(context, user)).toBe(200);
    },
  }),
  contractTest("keeps refused and accepted applications for 24 months (D-157)", "listApplications", async (context) => {
    const { recruiter, refused, accepted, id } = await decided(context);
    await later(context, months24.before);
    const back = await openSession(context, recruiter);
    expect(await openApplications(back, id)).toHaveLength(2);
    expect(await readOffer(await openSession(context, refused), id)).toMatchObject({
      application: { decision: "rejected" },
    });
    await later(context, months24.after - months24.before);
    expect(await openApplications(back, id)).toMatchObject([{ Applicant: { user: { email: accepted.me.email } } }]);
    expect(await readOffer(await openSession(context, refused), id)).toMatchObject({ application: null });
  }),
  contractTest("shows a withdrawn application for 24 months (D-157)", "getJobOffer", async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const { id } = await publish(recruiter);
    await withdraw(applicant, (await apply(applicant, id)).id);
    await later(context, months24.before);
    const back = await openSession(context, applicant);
    expect(await readOffer(back, id)).toMatchObject({ withdrawnApplications: [{}] });
    await openSession(context, recruiter);
    await later(context, months24.after - months24.before);
    expect(await readOffer(back, id)).toMatchObject({ withdrawnApplications: [] });
  }),
  contractTest("lists the views of a resume for a year", "listResumeViews", async (context) => {
    const [owner, recruiter] = [await anApplicant(context), await context.signIn("recruiter")];
    await openResume(context, recruiter, owner);
    const views = async () => (await unwrap((await openSession(context, owner)).GET("/user/resume-views"))).items;
    await later(context, 364);
    expect(await views()).toHaveLength(1);
    await later(context, 2);
    expect(await views()).toEqual([]);
  }),
  ...testsOf("listNotifications", {
    "notifies applicants once that an offer has expired (D-128, D-179)": async (context) => {
      const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      const closingDate = dayInParis(new Date(await timeOf(recruiter)));
      await apply(applicant, (await publish(recruiter, { closingDate })).id);
      const told = async () => (await unwrap(applicant.GET("/notifications"))).items.map(({ eventType }) => eventType);
      await context.runJobs();
      expect(await told()).toEqual([]);
      await later(context, 1);
      expect(await told()).toEqual(["job_offer"]);
      await sendJson(applicant, "PATCH", "/notifications/read-all", {});
      await context.runJobs();
      expect(await told()).toEqual(["job_offer"]);
    },
  }),
].map((test): ContractTest => ({ ...test, needs: ["clock", "jobs", "mails", ...[test.needs ?? []].flat()] }));
