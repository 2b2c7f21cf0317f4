import { expect } from "vitest";
import {
  apply,
  offerFor,
  openApplications,
  publish,
  statsOf,
  theApplicant,
  theRecruiter,
  unreadNotificationsOf,
  withdraw,
} from "../context/acts";
import { UNSTORABLE } from "../context/builders";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedFields, sendJson } from "../context/calls";
import { notificationsOf } from "../context/posts-acts";

const decide = (by: TestUser, id: number, body: object) => sendJson(by, "PATCH", `/application/${id}`, body);

/** An application to a recruiter's offer. Tests that count something pass new people. */
async function anApplication(context: TestContext, people: { recruiter?: TestUser; applicant?: TestUser } = {}) {
  const { recruiter = await theRecruiter(context), applicant = await theApplicant(context) } = people;
  const offer = await publish(recruiter);
  return { recruiter, applicant, offer, id: (await apply(applicant, offer.id)).id };
}

const wrong: Record<string, object> = {
  "a missing decision": {},
  "another decision": { decision: "maybe" },
  "a decision that is no text": { decision: true },
};
const wrongWords: Record<string, unknown> = {
  "a word over 5000 characters (D-029)": "x".repeat(5001),
  "a word that is no text": { text: "Bravo" },
  ...UNSTORABLE,
};

export const decidingTests: ContractTest[] = [
  ...(["accepted", "rejected"] as const).map((decision) =>
    contractTest(
      `shows '${decision}' on both sides beside the status (D-106)`,
      "decideApplication",
      async (context) => {
        const { recruiter, applicant, offer, id } = await anApplication(context);
        const answer = await decide(recruiter, id, { decision });
        expect(answer).toMatchObject({ status: 200, body: { data: { id, decision, seenAt: expect.any(String) } } });
        expect(await openApplications(recruiter, offer.id)).toMatchObject([{ id, decision }]);
        expect(await offerFor(applicant, offer.id)).toMatchObject({ applicationStatus: "applied_seen", decision });
      },
    ),
  ),
  ...testsOf("decideApplication", {
    "counts as accepted and as seen (D-065)": async (context) => {
      const { recruiter, id } = await anApplication(context, { recruiter: await context.signIn("recruiter") });
      await decide(recruiter, id, { decision: "accepted" });
      expect(await statsOf(recruiter)).toMatchObject({ seenApplications: 1, acceptedApplications: 1 });
      await decide(recruiter, id, { decision: "rejected" });
      expect(await statsOf(recruiter)).toMatchObject({ seenApplications: 1, acceptedApplications: 0 });
    },
    "notifies the applicant, with the recruiter's message (D-105, D-128)": async (context) => {
      const { recruiter, applicant, offer, id } = await anApplication(context, {
        applicant: await context.signIn("applicant"),
      });
      await decide(recruiter, id, { decision: "accepted", message: "Nous vous appelons cette semaine." });
      const [notification] = await notificationsOf(applicant);
      expect(notification).toMatchObject({
        eventType: "job_application",
        isRead: false,
        target: { kind: "job_offer", id: offer.id },
      });
      expect(notification?.message).toContain(offer.jobTitle);
      expect(notification?.message).toContain("Nous vous appelons cette semaine.");
      expect(await unreadNotificationsOf(applicant)).toBe(1);
    },
    "notifies of another message with the same decision (D-105)": async (context) => {
      const applicant = await context.signIn("applicant");
      const { recruiter, id } = await anApplication(context, { applicant });
      for (const message of ["Nous vous appelons lundi.", "Nous vous appelons mardi."]) {
        await decide(recruiter, id, { decision: "accepted", message });
        expect(await notificationsOf(applicant)).toMatchObject([{ message: expect.stringContaining(message) }]);
      }
    },
    "notifies when the message of the same decision is removed (D-105)": async (context) => {
      const applicant = await context.signIn("applicant");
      const { recruiter, id } = await anApplication(context, { applicant });
      for (const message of ["Nous vous appelons lundi.", undefined, "Nous vous appelons mardi.", ""])
        await decide(recruiter, id, { decision: "accepted", message });
      const [notification] = await notificationsOf(applicant);
      expect(notification).toMatchObject({ isRead: false, message: expect.not.stringContaining("Nous vous appelons") });
    },
    "accepts a decision without a message, empty or null": async (context) => {
      const { recruiter, id } = await anApplication(context);
      for (const message of [undefined, "", null])
        expect(await decide(recruiter, id, { decision: "accepted", message })).toHaveProperty("status", 200);
    },
    "refuses to replace another decision than the expected one (D-351)": async (context) => {
      const { recruiter, applicant, offer, id } = await anApplication(context, {
        applicant: await context.signIn("applicant"),
      });
      await decide(recruiter, id, { decision: "accepted", message: "À lundi !", expected: null });
      expect(await decide(recruiter, id, { decision: "rejected", expected: null })).toEqual(refused(409));
      expect(await openApplications(recruiter, offer.id)).toMatchObject([{ decision: "accepted" }]);
      expect(await notificationsOf(applicant)).toMatchObject([{ message: expect.stringContaining("À lundi !") }]);
      expect(await decide(recruiter, id, { decision: "rejected", expected: "accepted" })).toMatchObject({
        body: { data: { decision: "rejected" } },
      });
    },
    "repeats a decision whatever was expected (D-351)": async (context) => {
      const { recruiter, id } = await anApplication(context);
      for (const expected of [null, null, "rejected"])
        expect(await decide(recruiter, id, { decision: "accepted", message: "À lundi !", expected })).toMatchObject({
          status: 200,
          body: { data: { decision: "accepted" } },
        });
    },
    "finds no withdrawn application (D-107)": async (context) => {
      const { recruiter, applicant, id } = await anApplication(context);
      const read = () => call(recruiter, "GET", `/application/${id}`);
      expect(await read()).toHaveProperty("status", 200);
      await withdraw(applicant, id);
      expect([await read(), await decide(recruiter, id, { decision: "accepted" })]).toEqual([
        refused(404),
        refused(404),
      ]);
    },
  }),
  ...Object.entries(wrong).map(([what, body]) =>
    contractTest(`refuses ${what}`, "decideApplication", async (context) => {
      const { recruiter, id } = await anApplication(context);
      expect(await decide(recruiter, id, body)).toEqual(refusedFields("decision"));
    }),
  ),
  ...Object.entries(wrongWords).map(([what, message]) =>
    contractTest(`refuses ${what} and decides nothing`, "decideApplication", async (context) => {
      const { recruiter, offer, id } = await anApplication(context);
      expect(await decide(recruiter, id, { decision: "accepted", message })).toEqual(refusedFields("message"));
      expect(await openApplications(recruiter, offer.id)).toMatchObject([{ decision: null }]);
    }),
  ),
];
