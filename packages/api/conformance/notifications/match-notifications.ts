import { expect } from "vitest";
import { apply, close, publish } from "../context/acts";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { block } from "../people/people";
import { sendJson } from "../context/calls";
import { notificationsOf, read } from "../context/posts-acts";

let kinds = 0;

/** Unique skills. */
const ownSkills = (count: number) => {
  const kind = `${Date.now().toString(36)}-${(kinds += 1)}`;
  return Array.from({ length: count }, (_, number) => `Métier ${kind}-${number}`);
};

/** An applicant with these skills, and a recruiter. */
async function applicantAndRecruiter({ signIn }: TestContext, skills: readonly string[]) {
  const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
  await save(applicant, "updateApplicantProfile", { skills });
  return { applicant, recruiter };
}

const matchingOffersOf = async (reader: TestUser) =>
  (await notificationsOf(reader)).flatMap(({ eventType, target }) => (eventType === "job_offer" ? [target?.id] : []));

/** Expects an applicant with `has` of some skills to be notified, or not, of an offer that wants `wants` of them. */
const notifies = (title: string, has: number, wants: number, isNotified: boolean) =>
  contractTest(title, "createJobOffer", async (context) => {
    const skills = ownSkills(wants + has);
    const { applicant, recruiter } = await applicantAndRecruiter(context, skills.slice(0, has));
    const { id } = await publish(recruiter, { skills: skills.slice(0, wants) });
    expect(await matchingOffersOf(applicant)).toEqual(isNotified ? [id] : []);
  });

export const matchNotificationTests: ContractTest[] = [
  notifies("notifies applicants with its only skill (D-128)", 1, 1, true),
  notifies("notifies applicants with two of four skills (D-128)", 2, 4, true),
  notifies("does not notify applicants with two of five skills (D-128)", 2, 5, false),
  notifies("does not notify applicants with one of two skills (D-128)", 1, 2, false),
  notifies("does not notify applicants with no skill in common", 0, 1, false),
  ...testsOf("updateJobOffer", {
    "notifies about an inactive offer only when it becomes active, once (D-128)": async (context) => {
      const skills = ownSkills(1);
      const { applicant, recruiter } = await applicantAndRecruiter(context, skills);
      const { id } = await publish(recruiter, { skills, active: false });
      expect(await matchingOffersOf(applicant)).toEqual([]);
      for (const active of [true, false, true]) await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { active });
      expect(await matchingOffersOf(applicant)).toEqual([id]);
      await read(applicant, (await notificationsOf(applicant))[0]?.id ?? 0);
      for (const active of [false, true]) await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { active });
      expect(await matchingOffersOf(applicant)).toEqual([id]);
    },
    "does not notify about an edit of an active offer (D-128)": async (context) => {
      const skills = ownSkills(1);
      const { applicant, recruiter } = await applicantAndRecruiter(context, []);
      const { id } = await publish(recruiter, { skills });
      await save(applicant, "updateApplicantProfile", { skills });
      for (const changes of [{ salary: 3000 }, { active: true }])
        await sendJson(recruiter, "PATCH", `/job-offer/${id}`, changes);
      expect(await matchingOffersOf(applicant)).toEqual([]);
    },
    "does not notify applicants who have already applied (D-128)": async (context) => {
      const skills = ownSkills(1);
      const { applicant, recruiter } = await applicantAndRecruiter(context, []);
      const { id } = await publish(recruiter, { skills });
      await apply(applicant, id);
      await save(applicant, "updateApplicantProfile", { skills });
      await close(recruiter, id);
      await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { active: true });
      expect(await matchingOffersOf(applicant)).toEqual([]);
    },
  }),
  ...testsOf("createJobOffer", {
    "notifies about five matching offers a day at most (D-128)": async (context) => {
      const skills = ownSkills(1);
      const { applicant, recruiter } = await applicantAndRecruiter(context, skills);
      const ids: number[] = [];
      for (let count = 0; count < 7; count += 1) ids.unshift((await publish(recruiter, { skills })).id);
      expect(await matchingOffersOf(applicant)).toEqual(ids.slice(2));
    },
    "counts removed matches towards the daily five (D-128, D-169)": async (context) => {
      const skills = ownSkills(1);
      const { applicant, recruiter } = await applicantAndRecruiter(context, skills);
      for (let count = 0; count < 5; count += 1) await close(recruiter, (await publish(recruiter, { skills })).id);
      expect(await matchingOffersOf(applicant)).toEqual([]);
      await publish(recruiter, { skills });
      expect(await matchingOffersOf(applicant)).toEqual([]);
    },
    "does not count unwanted matches towards the daily five (D-128, D-180)": async (context) => {
      const skills = ownSkills(1);
      const { applicant, recruiter } = await applicantAndRecruiter(context, skills);
      const choose = (offers: string) => sendJson(applicant, "PATCH", "/user/notification-settings", { offers });
      await choose("none");
      for (let count = 0; count < 5; count += 1) await publish(recruiter, { skills });
      await choose("app");
      const { id } = await publish(recruiter, { skills });
      expect(await matchingOffersOf(applicant)).toEqual([id]);
    },
    "does not count offers hidden by a block towards the daily five (D-128, D-185)": async (context) => {
      const skills = ownSkills(1);
      const { applicant, recruiter } = await applicantAndRecruiter(context, skills);
      const [blocked, blocker] = [await context.signIn("recruiter"), await context.signIn("recruiter")];
      await block(applicant, blocked);
      await block(blocker, applicant);
      for (const unheard of [blocked, blocked, blocked, blocker, blocker]) await publish(unheard, { skills });
      const { id } = await publish(recruiter, { skills });
      expect(await matchingOffersOf(applicant)).toEqual([id]);
    },
  }),
];
