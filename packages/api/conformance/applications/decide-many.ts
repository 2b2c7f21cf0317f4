import { expect } from "vitest";
import {
  anotherRecruiter,
  apply,
  offerFor,
  publish,
  readOffer,
  unreadNotificationsOf,
  withdraw,
} from "../context/acts";
import { contractTest, type ContractTest, type TestContext, type TestUser } from "../context/harness";
import { refused, refusedFields, sendJson } from "../context/calls";
import { notificationsOf } from "../context/posts-acts";

interface Decision {
  applicationID: number;
  decision: string | null;
  message?: string;
}

const decide = (by: TestUser, decisions: Decision[]) => sendJson(by, "PATCH", "/applications", { decisions });
const results = (...outcomes: [number, string][]) => ({
  status: 200,
  body: { data: outcomes.map(([applicationID, outcome]) => ({ applicationID, outcome })) },
});

/** Two new applicants with an application to one new offer. */
async function twoApplications({ signIn }: TestContext) {
  const recruiter = await signIn("recruiter");
  const offer = await publish(recruiter);
  const [first, second] = [await signIn("applicant"), await signIn("applicant")];
  const [a, b] = [await apply(first, offer.id), await apply(second, offer.id)];
  return { recruiter, offer, first, second, a: a.id, b: b.id };
}

const most = 100;

export const decidingManyTests: ContractTest[] = [
  contractTest("decides on each, with its own message (D-196)", "decideApplications", async (context) => {
    const { recruiter, offer, first, second, a, b } = await twoApplications(context);
    const answer = await decide(recruiter, [
      { applicationID: a, decision: "accepted", message: "À lundi, vous." },
      { applicationID: b, decision: "rejected", message: "Merci à vous." },
    ]);
    expect(answer).toEqual(results([a, "decided"], [b, "decided"]));
    expect(await readOffer(first, offer.id)).toMatchObject({
      application: { decision: "accepted", decisionMessage: "À lundi, vous.", applicationStatus: "applied_seen" },
    });
    expect(await readOffer(second, offer.id)).toMatchObject({
      application: { decision: "rejected", decisionMessage: "Merci à vous." },
    });
  }),
  contractTest(
    "notifies each applicant of their own decision (D-105, D-196)",
    "decideApplications",
    async (context) => {
      const { recruiter, first, second, a, b } = await twoApplications(context);
      await decide(recruiter, [
        { applicationID: a, decision: "accepted", message: "À lundi." },
        { applicationID: b, decision: "rejected" },
      ]);
      expect((await notificationsOf(first))[0]?.message).toContain("À lundi.");
      expect((await notificationsOf(second))[0]?.message).not.toContain("À lundi.");
      expect(await unreadNotificationsOf(second)).toBe(1);
    },
  ),
  contractTest("changes nothing when repeated (D-196)", "decideApplications", async (context) => {
    const { recruiter, first, a, b } = await twoApplications(context);
    const decisions = [a, b].map((applicationID) => ({ applicationID, decision: "rejected", message: "Merci." }));
    await decide(recruiter, decisions);
    const before = await notificationsOf(first);
    expect(await decide(recruiter, decisions)).toEqual(results([a, "unchanged"], [b, "unchanged"]));
    expect(await notificationsOf(first)).toEqual(before);
  }),
  contractTest("reverses decisions (D-196)", "decideApplications", async (context) => {
    const { recruiter, offer, first, a, b } = await twoApplications(context);
    await decide(recruiter, [{ applicationID: a, decision: "rejected" }]);
    const both = [a, b].map((applicationID) => ({ applicationID, decision: null }));
    expect(await decide(recruiter, both)).toEqual(results([a, "decided"], [b, "unchanged"]));
    expect(await offerFor(first, offer.id)).toMatchObject({ decision: null });
  }),
  contractTest("decides on the others if one is gone (D-196)", "decideApplications", async (context) => {
    const { recruiter, offer, first, second, a, b } = await twoApplications(context);
    await withdraw(first, a);
    const decisions = [a, b].map((applicationID) => ({ applicationID, decision: "accepted" }));
    expect(await decide(recruiter, decisions)).toEqual(results([a, "gone"], [b, "decided"]));
    expect(await offerFor(second, offer.id)).toMatchObject({ decision: "accepted" });
  }),
  contractTest("finds no applications of another recruiter (D-005, D-196)", "decideApplications", async (context) => {
    const { offer, first, a } = await twoApplications(context);
    const other = await anotherRecruiter(context);
    expect(await decide(other, [{ applicationID: a, decision: "accepted" }])).toEqual(results([a, "gone"]));
    expect(await offerFor(first, offer.id)).toMatchObject({ decision: null, applicationStatus: "applied_not_seen" });
  }),
  contractTest("is a 403 for an applicant (D-104)", "decideApplications", async (context) => {
    const { first, a } = await twoApplications(context);
    expect(await decide(first, [{ applicationID: a, decision: "accepted" }])).toEqual(refused(403));
  }),
  contractTest(`accepts ${most} at once, and no more (D-196)`, "decideApplications", async (context) => {
    const { recruiter, a } = await twoApplications(context);
    const many = Array.from({ length: most }, () => ({ applicationID: a, decision: "accepted" }));
    expect(await decide(recruiter, many)).toHaveProperty("status", 200);
    const more = [...many, { applicationID: a, decision: "rejected" }];
    expect(await decide(recruiter, more)).toEqual(refusedFields("decisions"));
    expect(await decide(recruiter, [])).toEqual(refusedFields("decisions"));
  }),
  contractTest("refuses an invalid decision, and decides nothing", "decideApplications", async (context) => {
    const { recruiter, offer, first, a, b } = await twoApplications(context);
    const decisions = [
      { applicationID: a, decision: "accepted" },
      { applicationID: b, decision: "peut-être" },
    ];
    expect(await decide(recruiter, decisions)).toEqual(refusedFields("decisions"));
    expect(await offerFor(first, offer.id)).toMatchObject({ decision: null });
  }),
];
