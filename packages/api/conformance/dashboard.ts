import { expect } from "vitest";
import {
  apply,
  close,
  openApplications,
  publish,
  remove,
  statsOf,
  theApplicant,
  theRecruiter,
  unreadNotificationsOf,
  withdraw,
} from "./acts";
import { promise, type ContractPromise, type Scene } from "./harness";
import { call } from "./plain";

const signInBoth = async ({ signIn }: Scene) => ({
  recruiter: await signIn("recruiter"),
  applicant: await signIn("applicant"),
});

/** The figures of the home page and of the badges. */
export const dashboardPromises: ContractPromise[] = [
  promise("gives a new applicant zeros, and no recruiter's figures", "getDashboardStats", async ({ signIn }) => {
    const zeros = { formations: 0, experiences: 0, projects: 0, certifications: 0, applications: 0, notifications: 0 };
    expect(await statsOf(await signIn("applicant"))).toEqual(zeros);
  }),
  promise("gives a new recruiter zeros, and no applicant's figures", "getDashboardStats", async ({ signIn }) => {
    const offers = { jobOffers: 0, activeJobOffers: 0 };
    const received = { applications: 0, seenApplications: 0, acceptedApplications: 0 };
    expect(await statsOf(await signIn("recruiter"))).toEqual({ ...offers, ...received, notifications: 0 });
  }),
  promise("counts a recruiter's offers, and the active ones", "getDashboardStats", async ({ signIn }) => {
    const recruiter = await signIn("recruiter");
    await publish(recruiter);
    await close(recruiter, (await publish(recruiter)).id);
    await remove(recruiter, (await publish(recruiter)).id);
    expect(await statsOf(recruiter)).toMatchObject({ jobOffers: 2, activeJobOffers: 1 });
  }),
  promise("counts an application for both, for nobody else (D-064)", "getDashboardStats", async (scene) => {
    const { recruiter, applicant } = await signInBoth(scene);
    const other = await scene.signIn("recruiter");
    await apply(applicant, (await publish(recruiter)).id);
    const counted = await Promise.all([recruiter, applicant, other].map(statsOf));
    expect(counted.map(({ applications }) => applications)).toEqual([1, 1, 0]);
  }),
  promise("does not count a withdrawn application (D-064)", "getDashboardStats", async (scene) => {
    const { recruiter, applicant } = await signInBoth(scene);
    await withdraw(applicant, (await apply(applicant, (await publish(recruiter)).id)).id);
    const counted = await Promise.all([recruiter, applicant].map(statsOf));
    expect(counted.map(({ applications }) => applications)).toEqual([0, 0]);
  }),
  promise("does not count an application to a deleted offer (D-108)", "getDashboardStats", async (scene) => {
    const { recruiter, applicant } = await signInBoth(scene);
    const { id } = await publish(recruiter);
    await apply(applicant, id);
    await remove(recruiter, id);
    const counted = await Promise.all([recruiter, applicant].map(statsOf));
    expect(counted.map(({ applications }) => applications)).toEqual([0, 0]);
  }),
  promise("counts an application as seen once the recruiter opened it (D-065)", "getDashboardStats", async (scene) => {
    const { recruiter, applicant } = await signInBoth(scene);
    const { id } = await publish(recruiter);
    await apply(applicant, id);
    expect(await statsOf(recruiter)).toMatchObject({ applications: 1, seenApplications: 0 });
    await openApplications(recruiter, id);
    expect(await statsOf(recruiter)).toMatchObject({ applications: 1, seenApplications: 1, acceptedApplications: 0 });
  }),
  promise("counts notifications (D-063)", "getDashboardStats", async (scene) => {
    const recruiter = await scene.signIn("recruiter");
    await apply(await theApplicant(scene), (await publish(recruiter)).id);
    expect(await statsOf(recruiter)).toHaveProperty("notifications", 1);
  }),

  promise("is zero for somebody new", "getUnreadNotificationsCount", async ({ signIn }) => {
    expect(await unreadNotificationsOf(await signIn("recruiter"))).toBe(0);
  }),
  promise("rises for the recruiter when somebody applies (D-128)", "getUnreadNotificationsCount", async (scene) => {
    const recruiter = await scene.signIn("recruiter");
    await apply(await theApplicant(scene), (await publish(recruiter)).id);
    expect(await unreadNotificationsOf(recruiter)).toBe(1);
  }),
  promise("rises for the recruiter when somebody withdraws (D-107)", "getUnreadNotificationsCount", async (scene) => {
    const recruiter = await scene.signIn("recruiter");
    const applicant = await theApplicant(scene);
    await withdraw(applicant, (await apply(applicant, (await publish(recruiter)).id)).id);
    expect(await unreadNotificationsOf(recruiter)).toBe(2);
  }),
  promise("does not rise for one's own doing (D-129)", "getUnreadNotificationsCount", async (scene) => {
    const applicant = await scene.signIn("applicant");
    await apply(applicant, (await publish(await theRecruiter(scene))).id);
    expect(await unreadNotificationsOf(applicant)).toBe(0);
  }),
  promise("rises for who applied when the offer is closed (D-128)", "getUnreadNotificationsCount", async (scene) => {
    const { recruiter, applicant } = await signInBoth(scene);
    const { id } = await publish(recruiter);
    await apply(applicant, id);
    await close(recruiter, id);
    expect(await unreadNotificationsOf(applicant)).toBe(1);
  }),
  promise("rises for who applied when the offer is deleted (D-108)", "getUnreadNotificationsCount", async (scene) => {
    const { recruiter, applicant } = await signInBoth(scene);
    const { id } = await publish(recruiter);
    await apply(applicant, id);
    await remove(recruiter, id);
    expect(await unreadNotificationsOf(applicant)).toBe(1);
  }),

  promise("is zero for somebody new (D-062)", "getUnreadMessagesCount", async ({ signIn }) => {
    const answer = await call(await signIn("applicant"), "GET", "/messages/unread-count");
    expect(answer).toEqual({ status: 200, body: { unread_count: 0 } });
  }),
];
