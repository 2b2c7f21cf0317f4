import { expect } from "vitest";
import { apply, openApplications, publish, statsOf, theApplicant, unreadNotificationsOf } from "../context/acts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call } from "../context/calls";

const signInBoth = async ({ signIn }: TestContext) => ({
  recruiter: await signIn("recruiter"),
  applicant: await signIn("applicant"),
});

export const dashboardTests: ContractTest[] = [
  ...testsOf("getDashboardStats", {
    "returns zeros to a new applicant, and no recruiter's figures": async ({ signIn }) => {
      const zeros = {
        formations: 0,
        experiences: 0,
        projects: 0,
        certifications: 0,
        applications: 0,
        notifications: 0,
      };
      expect(await statsOf(await signIn("applicant"))).toEqual(zeros);
    },
    "returns zeros to a new recruiter, and no applicant's figures": async ({ signIn }) => {
      const offers = { jobOffers: 0, activeJobOffers: 0 };
      const received = { applications: 0, seenApplications: 0, acceptedApplications: 0 };
      expect(await statsOf(await signIn("recruiter"))).toEqual({ ...offers, ...received, notifications: 0 });
    },
    "counts an application as seen once the recruiter has opened it (D-065)": async (context) => {
      const { recruiter, applicant } = await signInBoth(context);
      const { id } = await publish(recruiter);
      await apply(applicant, id);
      expect(await statsOf(recruiter)).toMatchObject({ applications: 1, seenApplications: 0 });
      await openApplications(recruiter, id);
      expect(await statsOf(recruiter)).toMatchObject({ applications: 1, seenApplications: 1, acceptedApplications: 0 });
    },
    "counts notifications (D-063)": async (context) => {
      const recruiter = await context.signIn("recruiter");
      await apply(await theApplicant(context), (await publish(recruiter)).id);
      expect(await statsOf(recruiter)).toHaveProperty("notifications", 1);
    },
  }),
  ...testsOf("getUnreadNotificationsCount", {
    "is zero for a new user": async ({ signIn }) =>
      expect(await unreadNotificationsOf(await signIn("recruiter"))).toBe(0),
  }),

  contractTest("is zero for a new user (D-062)", "getUnreadMessagesCount", async ({ signIn }) => {
    const answer = await call(await signIn("applicant"), "GET", "/messages/unread-count");
    expect(answer).toEqual({ status: 200, body: { unread_count: 0 } });
  }),
];
