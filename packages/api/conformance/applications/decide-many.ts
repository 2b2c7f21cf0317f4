import { day, minute } from "@passerelle/domain";
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
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, testsWith, type ContractTest, type TestContext } from "../context/harness";
import { refusedFields, sendJson } from "../context/calls";
import { notificationsOf } from "../context/posts-acts";

interface Decision {
  applicationID: number;
  decision: string | null;
  message?: string;
  expected?: string | null;
}

const decide = (by: TestUser, decisions: Decision[]) => sendJson(by, "PATCH", "/applications", { decisions });
const results = (...outcomes: [number, string][]) => ({
  status: 200,
  body: { data: outcomes.map(([applicationID, outcome]) => expect.objectContaining({ applicationID, outcome })) },
});

/** An applicant's own application to an offer. */
const storyOf = async (applicant: TestUser, offerId: number): Promise<unknown> =>
  Reflect.get(Object(await readOffer(applicant, offerId)), "application");

/** Undoes each decision of an answer. */
const undo = (by: TestUser, { body }: { body: unknown }) => {
  const data: { applicationID: number; undo?: string }[] = Reflect.get(Object(body), "data") ?? [];
  const decisions = data.map(({ applicationID, undo }) => ({ applicationID, undo }));
  return sendJson(by, "POST", "/applications/undo", { decisions });
};

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
  ...testsOf("decideApplications", {
    "decides on each, with its own message (D-196)": async (context) => {
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
    },
    "notifies each applicant of their own decision (D-105, D-196)": async (context) => {
      const { recruiter, first, second, a, b } = await twoApplications(context);
      await decide(recruiter, [
        { applicationID: a, decision: "accepted", message: "À lundi." },
        { applicationID: b, decision: "rejected" },
      ]);
      expect((await notificationsOf(first))[0]?.message).toContain("À lundi.");
      expect((await notificationsOf(second))[0]?.message).not.toContain("À lundi.");
      expect(await unreadNotificationsOf(second)).toBe(1);
    },
    "changes nothing when repeated (D-196)": async (context) => {
      const { recruiter, first, a, b } = await twoApplications(context);
      const decisions = [a, b].map((applicationID) => ({ applicationID, decision: "rejected", message: "Merci." }));
      await decide(recruiter, decisions);
      const before = await notificationsOf(first);
      expect(await decide(recruiter, decisions)).toEqual(results([a, "unchanged"], [b, "unchanged"]));
      expect(await notificationsOf(first)).toEqual(before);
    },
    "reverses decisions (D-196)": async (context) => {
      const { recruiter, offer, first, a, b } = await twoApplications(context);
      await decide(recruiter, [{ applicationID: a, decision: "rejected" }]);
      const both = [a, b].map((applicationID) => ({ applicationID, decision: null }));
      expect(await decide(recruiter, both)).toEqual(results([a, "decided"], [b, "unchanged"]));
      expect(await offerFor(first, offer.id)).toMatchObject({ decision: null });
    },
    "leaves decided applications, unless their decision is expected (D-282)": async (context) => {
      const { recruiter, offer, first, second, a, b } = await twoApplications(context);
      await decide(recruiter, [{ applicationID: a, decision: "accepted", message: "À lundi." }]);
      const before = await storyOf(first, offer.id);
      const refusal = { decision: "rejected", message: "Merci." };
      const both = [a, b].map((applicationID) => ({ applicationID, ...refusal }));
      expect(await decide(recruiter, both)).toEqual(results([a, "kept"], [b, "decided"]));
      expect(await storyOf(first, offer.id)).toEqual(before);
      expect(await offerFor(second, offer.id)).toMatchObject({ decision: "rejected" });
      const wrong = { applicationID: a, ...refusal, expected: "rejected" };
      expect(await decide(recruiter, [wrong])).toEqual(results([a, "kept"]));
      const meant = { applicationID: a, ...refusal, expected: "accepted" };
      expect(await decide(recruiter, [meant])).toEqual(results([a, "decided"]));
    },
    "decides on the others if one is gone (D-196)": async (context) => {
      const { recruiter, offer, first, second, a, b } = await twoApplications(context);
      await withdraw(first, a);
      const decisions = [a, b].map((applicationID) => ({ applicationID, decision: "accepted" }));
      expect(await decide(recruiter, decisions)).toEqual(results([a, "gone"], [b, "decided"]));
      expect(await offerFor(second, offer.id)).toMatchObject({ decision: "accepted" });
    },
    "finds no applications of another recruiter (D-005, D-196)": async (context) => {
      const { offer, first, a } = await twoApplications(context);
      const other = await anotherRecruiter(context);
      expect(await decide(other, [{ applicationID: a, decision: "accepted" }])).toEqual(results([a, "gone"]));
      expect(await offerFor(first, offer.id)).toMatchObject({ decision: null, applicationStatus: "applied_not_seen" });
    },
    [`accepts ${most} at once, and no more (D-196)`]: async (context) => {
      const { recruiter, a } = await twoApplications(context);
      const many = Array.from({ length: most }, () => ({ applicationID: a, decision: "accepted" }));
      expect(await decide(recruiter, many)).toHaveProperty("status", 200);
      const more = [...many, { applicationID: a, decision: "rejected" }];
      expect(await decide(recruiter, more)).toEqual(refusedFields("decisions"));
      expect(await decide(recruiter, [])).toEqual(refusedFields("decisions"));
    },
    "refuses an invalid decision, and decides nothing": async (context) => {
      const { recruiter, offer, first, a, b } = await twoApplications(context);
      const decisions = [
        { applicationID: a, decision: "accepted" },
        { applicationID: b, decision: "peut-être" },
      ];
      expect(await decide(recruiter, decisions)).toEqual(refusedFields("decisions"));
      expect(await offerFor(first, offer.id)).toMatchObject({ decision: null });
    },
  }),
  contractTest("restores decision, message and dates (D-283)", "undoDecisions", async (context) => {
    const { recruiter, offer, first, second, a, b } = await twoApplications(context);
    await decide(recruiter, [{ applicationID: a, decision: "accepted", message: "À lundi." }]);
    const read = () => Promise.all([first, second].map((each) => storyOf(each, offer.id)));
    const before = await read();
    const refused = await decide(recruiter, [
      { applicationID: a, decision: "rejected", message: "Merci.", expected: "accepted" },
      { applicationID: b, decision: "rejected", message: "Merci." },
    ]);
    expect(await undo(recruiter, refused)).toEqual(results([a, "decided"], [b, "decided"]));
    expect(await read()).toEqual(before);
    expect(await unreadNotificationsOf(second)).toBe(0);
    expect((await notificationsOf(first))[0]?.message).toContain("À lundi.");
  }),
  contractTest("keeps a later decision (D-283)", "undoDecisions", async (context) => {
    const { recruiter, offer, first, second, a, b } = await twoApplications(context);
    const both = [a, b].map((applicationID) => ({ applicationID, decision: "rejected" }));
    const refused = await decide(recruiter, both);
    await decide(recruiter, [{ applicationID: a, decision: "accepted", expected: "rejected" }]);
    expect(await undo(recruiter, refused)).toEqual(results([a, "kept"], [b, "decided"]));
    expect(await undo(recruiter, refused)).toEqual(results([a, "kept"], [b, "kept"]));
    expect(await offerFor(first, offer.id)).toMatchObject({ decision: "accepted" });
    expect(await offerFor(second, offer.id)).toMatchObject({ decision: null });
  }),
  contractTest("undoes no decisions of another recruiter (D-005)", "undoDecisions", async (context) => {
    const { recruiter, offer, first, a } = await twoApplications(context);
    const refused = await decide(recruiter, [{ applicationID: a, decision: "rejected" }]);
    expect(await undo(await anotherRecruiter(context), refused)).toEqual(results([a, "gone"]));
    expect(await offerFor(first, offer.id)).toMatchObject({ decision: "rejected" });
  }),
];

export const laterDecisionTests: ContractTest[] = testsWith("clock", "undoDecisions", {
  "undoes decisions for a day, and not later (D-283)": async (context) => {
    const { recruiter, a, b } = await twoApplications(context);
    const [first, second] = [
      await decide(recruiter, [{ applicationID: a, decision: "rejected" }]),
      await decide(recruiter, [{ applicationID: b, decision: "rejected" }]),
    ];
    await context.passTime(day - minute);
    expect(await undo(recruiter, first)).toEqual(results([a, "decided"]));
    await context.passTime(2 * minute);
    expect(await undo(recruiter, second)).toEqual(results([b, "kept"]));
  },
});
