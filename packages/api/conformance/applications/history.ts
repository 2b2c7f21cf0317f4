import { day } from "@passerelle/domain";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import {
  anotherApplicant,
  apply,
  openApplications,
  publish,
  readOffer,
  theApplicant,
  theRecruiter,
  withdraw,
} from "../context/acts";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

const letter = "Bonjour,\n\nvotre atelier me plaît.";
const moment: unknown = expect.stringMatching(/Z$/);

async function anApplication(context: TestContext) {
  const [recruiter, applicant] = [await theRecruiter(context), await theApplicant(context)];
  const offer = await publish(recruiter);
  return { recruiter, applicant, offer, id: (await apply(applicant, offer.id, letter)).id };
}

const decide = ({ recruiter, id }: Awaited<ReturnType<typeof anApplication>>, body: object) =>
  sendJson(recruiter, "PATCH", `/application/${id}`, body);

export const historyTests: ContractTest[] = [
  contractTest("shows nothing before an application", "getJobOffer", async (context) => {
    const offer = await publish(await theRecruiter(context));
    const nothing = { application: null, withdrawnApplications: [] };
    expect(await readOffer(await theApplicant(context), offer.id)).toMatchObject(nothing);
  }),
  contractTest("shows applicants their letter, and when it was seen", "getJobOffer", async (context) => {
    const { recruiter, applicant, offer, id } = await anApplication(context);
    const sent = { id, jobOfferID: offer.id, message: letter, createdAt: moment, decidedAt: null };
    expect(await readOffer(applicant, offer.id)).toMatchObject({ application: { ...sent, seenAt: null } });
    const [received] = await openApplications(recruiter, offer.id);
    expect(received?.seenAt).toEqual(moment);
    expect(await readOffer(applicant, offer.id)).toMatchObject({ application: { ...sent, seenAt: received?.seenAt } });
  }),
  contractTest("shows the decision with the recruiter's message and its date", "getJobOffer", async (context) => {
    const made = await anApplication(context);
    await decide(made, { decision: "accepted", message: "Venez mardi." });
    const decided = { decision: "accepted", decisionMessage: "Venez mardi.", decidedAt: moment, seenAt: moment };
    const read = async () => {
      const offer = await readOffer(made.applicant, made.offer.id);
      return typeof offer === "number" ? undefined : offer.application;
    };
    const first = await read();
    expect(first).toMatchObject(decided);
    // Timestamps have millisecond precision.
    await pause(5);
    await decide(made, { decision: "rejected" });
    const second = await read();
    expect(second).toMatchObject({ decision: "rejected", decisionMessage: null, decidedAt: moment });
    expect(Date.parse(second?.decidedAt ?? "")).toBeGreaterThan(Date.parse(first?.decidedAt ?? ""));
    expect(second?.seenAt).toBe(first?.seenAt);
  }),
  contractTest("shows recruiters their message and its date", "getReceivedApplication", async (context) => {
    const made = await anApplication(context);
    const params = { path: { applicationID: made.id } };
    const read = async () => (await unwrap(made.recruiter.GET("/application/{applicationID}", { params }))).data;
    expect(await read()).toMatchObject({ decidedAt: null, decisionMessage: null });
    await decide(made, { decision: "rejected", message: "Pas cette fois." });
    const decided = { decision: "rejected", decidedAt: moment, decisionMessage: "Pas cette fois." };
    expect(await read()).toMatchObject(decided);
    expect((await openApplications(made.recruiter, made.offer.id))[0]).toMatchObject(decided);
    await decide(made, { decision: null });
    expect(await read()).toMatchObject({ decidedAt: null, decisionMessage: null });
  }),
  contractTest("shows nothing to other people", "getJobOffer", async (context) => {
    const made = await anApplication(context);
    await decide(made, { decision: "accepted", message: "Venez mardi." });
    const other = await readOffer(await anotherApplicant(context), made.offer.id);
    expect(other).toMatchObject({ application: null, withdrawnApplications: [] });
    const own = await readOffer(made.recruiter, made.offer.id);
    expect(own).toHaveProperty("id", made.offer.id);
    expect(own).not.toHaveProperty("application");
    expect(own).not.toHaveProperty("withdrawnApplications");
  }),
  contractTest("starts again after a withdrawal, and lists the earlier application", "getJobOffer", async (context) => {
    const made = await anApplication(context);
    const { applicant, offer } = made;
    await decide(made, { decision: "rejected", message: "Pas cette fois." });
    await withdraw(applicant, made.id);
    const earlier = { createdAt: moment, withdrawnAt: moment };
    expect(await readOffer(applicant, offer.id)).toMatchObject({ application: null, withdrawnApplications: [earlier] });
    const again = await apply(applicant, offer.id, "Une deuxième fois.");
    const fresh = { id: again.id, message: "Une deuxième fois.", seenAt: null, decision: null, decisionMessage: null };
    expect(await readOffer(applicant, offer.id)).toMatchObject({
      application: fresh,
      withdrawnApplications: [earlier],
    });
    await withdraw(applicant, again.id);
    expect(await readOffer(applicant, offer.id)).toMatchObject({
      withdrawnApplications: [{ createdAt: again.createdAt }, { withdrawnAt: moment }],
    });
    expect(await readOffer(await anotherApplicant(context), offer.id)).toMatchObject({ withdrawnApplications: [] });
  }),
];

export const laterHistoryTests: ContractTest[] = [
  contractTest("lists the last five earlier applications at most (D-107)", "getJobOffer", async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const { id } = await publish(recruiter);
    const sent: string[] = [];
    // A person may apply to the same offer three times a day.
    for (let number = 0; number < 6; number += 1) {
      if (number === 3) await context.passTime(day + 60);
      const application = await apply(applicant, id);
      sent.push(application.createdAt);
      await withdraw(applicant, application.id);
    }
    const withdrawnApplications = sent
      .slice(1)
      .toReversed()
      .map((createdAt) => ({ createdAt }));
    expect(await readOffer(applicant, id)).toMatchObject({ withdrawnApplications });
  }),
].map((test): ContractTest => ({ ...test, needs: "clock" }));
