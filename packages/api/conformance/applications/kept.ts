import { expect } from "vitest";
import { anotherApplicant, apply, publish, readOffer, remove, withdraw } from "../context/acts";
import { call, refused, sendJson } from "../context/calls";
import { notificationsOf } from "../context/posts-acts";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, testsWith, type ContractTest, type TestContext } from "../context/harness";

const given = {
  jobTitle: "Archiviste",
  location: "Lorient",
  description: "Un fonds maritime.",
  salary: 2100,
  contract: "cdd",
} as const;
const applied = { ...given, remote: "none" };

/** An application, accepted with a letter. */
async function anAcceptance({ signIn }: TestContext) {
  const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
  const offer = await publish(recruiter, given);
  const { id } = await apply(applicant, offer.id, "J'ai rangé trois phares.");
  await sendJson(recruiter, "PATCH", `/application/${id}`, { decision: "accepted", message: "À lundi." });
  return { recruiter, applicant, offer, id };
}

/** Changes of an offer, each with the words that tell of it before and after. */
const told = [
  [{ jobTitle: "Documentaliste" }, /Archiviste.*Documentaliste/],
  [{ location: "Brest" }, /Lorient.*Brest/],
  [{ contract: "cdi" }, /CDD.*CDI/],
  [{ salary: 1900 }, /2\D?100.*1\D?900/],
  [{ remote: "full" }, /sur site.*complet|on site.*fully/],
] as const;

const own = (applicant: TestUser, id: number) => call(applicant, "GET", `/own-application/${id}`);
const appliedView = (applicant: TestUser) => call(applicant, "GET", "/job-offers-for-me?view=applied");

export const keptApplicationTests: ContractTest[] = [
  contractTest("has the offer as it was when the person applied (D-284)", "getOwnApplication", async (context) => {
    const { recruiter, applicant, offer, id } = await anAcceptance(context);
    const changes = { jobTitle: "Documentaliste", location: "Brest", salary: 1900 };
    await sendJson(recruiter, "PATCH", `/job-offer/${offer.id}`, changes);
    expect(await own(applicant, id)).toMatchObject({ status: 200, body: { data: { id, offer: applied } } });
    expect(await readOffer(applicant, offer.id)).toMatchObject({ location: "Brest", application: { offer: applied } });
    expect(await call(recruiter, "GET", `/application/${id}`)).toMatchObject({ body: { data: { offer: applied } } });
  }),
  ...testsOf("updateJobOffer", {
    "tells the applicant what changed, before and after (D-285, D-428)": async (context) => {
      const { recruiter, applicant, offer, id } = await anAcceptance(context);
      const edit = (changes: object) => sendJson(recruiter, "PATCH", `/job-offer/${offer.id}`, changes);
      await edit({ description: "Un fonds maritime et fluvial." });
      expect(await readOffer(applicant, offer.id)).not.toHaveProperty("modifiedAt");
      await edit({ location: "Brest", salary: 1900 });
      expect(await readOffer(applicant, offer.id)).toHaveProperty("modifiedAt");
      expect(await appliedView(applicant)).toMatchObject({ body: { items: [{ modifiedAt: expect.any(String) }] } });
      const [told] = await notificationsOf(applicant);
      for (const value of [/Lorient/, /Brest/, /2\D?100/, /1\D?900/]) expect(told?.message).toMatch(value);
      expect(told?.target).toEqual({ kind: "job_offer", id: offer.id, applicationId: id });
    },
  }),
  ...told.map(([change, words]) =>
    contractTest(
      `tells the applicant of a change of the ${Object.keys(change).join()} (D-285)`,
      "updateJobOffer",
      async (context) => {
        const { recruiter, applicant, offer } = await anAcceptance(context);
        await sendJson(recruiter, "PATCH", `/job-offer/${offer.id}`, change);
        expect(await readOffer(applicant, offer.id)).toHaveProperty("modifiedAt");
        expect((await notificationsOf(applicant))[0]?.message).toMatch(words);
      },
    ),
  ),
  contractTest("stays with the applicant after the offer is deleted (D-108)", "getOwnApplication", async (context) => {
    const { recruiter, applicant, offer, id } = await anAcceptance(context);
    const before = await own(applicant, id);
    await remove(recruiter, offer.id);
    const data = {
      message: "J'ai rangé trois phares.",
      decision: "accepted",
      decisionMessage: "À lundi.",
      offer: applied,
    };
    const { body } = await own(applicant, id);
    expect(body).toMatchObject({ data: { ...data, offerDeletedAt: expect.any(String) } });
    expect(before).toMatchObject({ body: { data } });
    const row = { ID: offer.id, applicationID: id, jobTitle: "Archiviste", active: false, decision: "accepted" };
    expect(await appliedView(applicant)).toMatchObject({
      body: { items: [{ ...row, deletedAt: expect.any(String) }], counts: { applied: 1 } },
    });
  }),
  contractTest("stays with the applicant after the recruiter leaves (D-108)", "getOwnApplication", async (context) => {
    const { recruiter, applicant, id } = await anAcceptance({ ...context, signIn: context.signUp });
    await sendJson(recruiter, "POST", "/user/delete", { currentPassword: recruiter.password });
    const data = {
      decision: "accepted",
      decisionMessage: "À lundi.",
      offer: applied,
      offerDeletedAt: expect.any(String),
    };
    expect(await own(applicant, id)).toMatchObject({ status: 200, body: { data } });
    expect(await appliedView(applicant)).toMatchObject({ body: { items: [{ applicationID: id }] } });
  }),
  ...testsOf("listJobOffersForMe", {
    "lists a changed and deleted offer as it was when the person applied, and says how it ended (D-405, D-429)": async (
      context,
    ) => {
      const { recruiter, applicant, offer, id } = await anAcceptance(context);
      const changes = { jobTitle: "Documentaliste", location: "Brest", contract: "cdi", salary: 1900, remote: "full" };
      await sendJson(recruiter, "PATCH", `/job-offer/${offer.id}`, changes);
      await remove(recruiter, offer.id);
      const { description: _, ...row } = applied;
      expect(await appliedView(applicant)).toMatchObject({
        body: { items: [{ ...row, deletedAt: expect.any(String) }] },
      });
      const deletedOffer = { ...changes, description: given.description };
      const data = { offer: applied, offerTitle: "Documentaliste", deletedOffer };
      expect(await own(applicant, id)).toMatchObject({ body: { data } });
      const messages = (await notificationsOf(applicant)).map(({ message }) => message);
      expect(messages).toContainEqual(expect.stringMatching(/Documentaliste.*(supprimée|deleted)/));
    },
  }),
  contractTest("is the applicant's alone (D-108)", "getOwnApplication", async (context) => {
    const { recruiter, offer, id } = await anAcceptance(context);
    const other = await anotherApplicant(context);
    expect(await own(other, id)).toEqual(refused(404));
    await remove(recruiter, offer.id);
    expect(await own(other, id)).toEqual(refused(404));
    expect(await own(recruiter, id)).toEqual(refused(403));
    expect(await call(other, "DELETE", `/own-application/${id}`)).toEqual(refused(404));
  }),
  contractTest("deletes what the applicant kept, once (D-108)", "deleteOwnApplication", async (context) => {
    const { recruiter, applicant, offer, id } = await anAcceptance(context);
    const discard = () => call(applicant, "DELETE", `/own-application/${id}`);
    expect(await discard()).toEqual(refused(404));
    await remove(recruiter, offer.id);
    expect(await discard()).toMatchObject({ status: 200 });
    expect(await discard()).toEqual(refused(404));
    expect(await own(applicant, id)).toEqual(refused(404));
    expect(await appliedView(applicant)).toMatchObject({ body: { items: [], counts: { applied: 0 } } });
  }),
  contractTest("keeps no withdrawn application (D-107)", "getOwnApplication", async (context) => {
    const { recruiter, applicant, offer, id } = await anAcceptance(context);
    await withdraw(applicant, id);
    await remove(recruiter, offer.id);
    expect(await own(applicant, id)).toEqual(refused(404));
  }),
];

/** These move the clock. */
export const laterKeptApplicationTests: ContractTest[] = testsWith(["clock", "jobs"], "updateJobOffer", {
  "tells of further changes within an hour together (D-285)": async (context) => {
    const { recruiter, applicant, offer } = await anAcceptance(context);
    const edit = (changes: object) => sendJson(recruiter, "PATCH", `/job-offer/${offer.id}`, changes);
    for (const location of ["Brest", "Quimper", "Vannes"]) await edit({ location });
    const first = await notificationsOf(applicant);
    expect(first.filter(({ message }) => message.includes("→"))).toHaveLength(1);
    for (const { id } of first) await call(applicant, "PATCH", `/notifications/${id}/read`);
    await context.passTime(3700);
    await context.runJobs();
    const [told] = await notificationsOf(applicant);
    expect(told?.message).toContain("Brest → Vannes");
  },
});
