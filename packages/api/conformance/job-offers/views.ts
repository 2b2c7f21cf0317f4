import { expect } from "vitest";
import { apply, close, offerFor, publish, readOffer, remove, withdraw, saveOffer } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { expectOwnUpdates } from "../context/live-acts";
import { save } from "../context/forms";
import { aWord } from "../context/search-acts";
import { listed } from "./filters";
import { call, refused, sendJson, statusesOf } from "../context/calls";

const drop = (applicant: TestUser, id: number) => call(applicant, "DELETE", `/job-offer/${id}/saved`);
const idsOf = async (applicant: TestUser, view: string, more = {}) =>
  (await listed(applicant, { view, pageSize: 100, ...more })).items.map(({ id }) => id);

export const offerViewTests: ContractTest[] = [
  ...testsOf("listJobOffersForMe", {
    "lists the offers applied to, latest first, until withdrawal": async ({ signIn }) => {
      const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
      const [first, second, third] = [await publish(recruiter), await publish(recruiter), await publish(recruiter)];
      const application = await apply(applicant, second.id);
      await apply(applicant, first.id);
      expect(await idsOf(applicant, "applied")).toEqual([first.id, second.id]);
      await close(recruiter, first.id);
      const { items, totalItems, counts } = await listed(applicant, { view: "applied" });
      expect(items).toMatchObject([{ id: first.id, active: false }, { id: second.id }]);
      expect([totalItems, counts?.applied]).toEqual([2, 2]);
      expect(await idsOf(applicant, "applied", { pageSize: 1, page: 2 })).toEqual([second.id]);
      await withdraw(applicant, application.id);
      expect(await idsOf(applicant, "applied")).toEqual([first.id]);
      expect((await listed(applicant, {})).counts).toMatchObject({ applied: 1, saved: 0 });
      expect(await offerFor(applicant, third.id)).toMatchObject({ saved: false });
    },
    "leaves out weak matches if asked (D-449)": async ({ signIn }) => {
      const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
      const word = aWord();
      const skills = Array.from("abcde", (letter) => `${word} ${letter}`);
      await save(applicant, "updateApplicantProfile", { skills: skills.slice(0, 2).join(",") });
      const publishWith = async (wanted: string[]) => (await publish(recruiter, { jobTitle: word, skills: wanted })).id;
      const [medium, weak, none] = [
        await publishWith(skills),
        await publishWith([...skills, `${word} f`]),
        await publishWith([]),
      ];
      const found = async (more: object) => new Set(await idsOf(applicant, "all", { search: word, ...more }));
      expect(await found({})).toEqual(new Set([medium, weak, none]));
      expect(await found({ level: "mine" })).toEqual(new Set([medium, none]));
      expect(await found({ level: "x" })).toEqual(new Set([medium, weak, none]));
      await save(applicant, "updateApplicantProfile", { skills: "" });
      expect(await found({ level: "mine" })).toEqual(new Set([medium, weak, none]));
      for (const id of [medium, weak, none]) await remove(recruiter, id);
    },
    "counts the views without filters": async ({ signIn }) => {
      const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
      const { id } = await publish(recruiter);
      await saveOffer(applicant, id);
      const whole = await listed(applicant, {});
      const none = await listed(applicant, { search: "aucuneoffrenaceciici", view: "saved" });
      expect([none.items, none.totalItems]).toEqual([[], 0]);
      expect(whole.counts).toEqual({ all: whole.totalItems, applied: 0, saved: 1 });
      expect(none.counts).toMatchObject({ applied: 0, saved: 1 });
    },
  }),
  contractTest("lists saved offers, latest first, and filters them", "saveJobOffer", async ({ signIn }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const [first, second] = [
      await publish(recruiter, { contract: "cdi" }),
      await publish(recruiter, { contract: "cdd" }),
    ];
    for (const { id } of [second, first]) expect(await saveOffer(applicant, id)).toMatchObject({ status: 200 });
    expect(await idsOf(applicant, "saved")).toEqual([first.id, second.id]);
    for (const { id } of [second, first]) await apply(applicant, id);
    for (const view of ["saved", "applied"]) {
      const { items, totalItems } = await listed(applicant, { view, contract: "cdd" });
      expect([view, items.map(({ id }) => id), totalItems]).toEqual([view, [second.id], 1]);
    }
    expect(await readOffer(applicant, first.id)).toMatchObject({ saved: true });
    expect(await offerFor(applicant, second.id)).toMatchObject({ saved: true });
  }),
  contractTest("keeps saved offers private", "saveJobOffer", async ({ signIn }) => {
    const [recruiter, applicant, other] = [
      await signIn("recruiter"),
      await signIn("applicant"),
      await signIn("applicant"),
    ];
    const { id } = await publish(recruiter);
    await saveOffer(applicant, id);
    expect([await idsOf(other, "saved"), (await listed(other, {})).counts?.saved]).toEqual([[], 0]);
    expect(await readOffer(other, id)).toMatchObject({ saved: false });
    expect(await readOffer(recruiter, id)).not.toHaveProperty("saved");
    await drop(other, id);
    expect(await idsOf(applicant, "saved")).toEqual([id]);
  }),
  contractTest("saves and removes once, however often it is repeated", "saveJobOffer", async ({ signIn }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const { id } = await publish(recruiter);
    expect(statusesOf(await Promise.all([1, 2, 3].map(() => saveOffer(applicant, id))))).toEqual([200, 200, 200]);
    expect(await idsOf(applicant, "saved")).toEqual([id]);
    expect(statusesOf(await Promise.all([1, 2].map(() => drop(applicant, id))))).toEqual([200, 200]);
    expect(await idsOf(applicant, "saved")).toEqual([]);
  }),
  contractTest("keeps a saved offer that closes, and drops one that is deleted", "saveJobOffer", async ({ signIn }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const [closed, deleted] = [await publish(recruiter), await publish(recruiter)];
    for (const { id } of [closed, deleted]) await saveOffer(applicant, id);
    await close(recruiter, closed.id);
    await remove(recruiter, deleted.id);
    expect(await listed(applicant, { view: "saved" })).toMatchObject({
      items: [{ id: closed.id, active: false, saved: true, applicationStatus: "not_applied" }],
      totalItems: 1,
      counts: { saved: 1 },
    });
    expect(await offerFor(applicant, closed.id)).toBeUndefined();
    expect(await readOffer(applicant, closed.id)).toMatchObject({ active: false, saved: true });
    expect(await saveOffer(applicant, closed.id)).toMatchObject({ status: 200 });
    await drop(applicant, closed.id);
    expect(await saveOffer(applicant, closed.id)).toEqual(refused(404));
  }),
  contractTest("reports saved and removed offers live to the applicant only", "saveJobOffer", async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const [first, second] = [await publish(recruiter), await publish(recruiter)];
    await expectOwnUpdates(context, { actor: applicant, other: recruiter, kind: "saved_offer" }, async (tells) => {
      await saveOffer(applicant, first.id);
      await tells(first.id, true);
      for (const { id } of [first, second]) await saveOffer(applicant, id);
      await tells(second.id, true);
      for (const { id } of [first, first]) await drop(applicant, id);
      await tells(first.id, false);
    });
  }),
  ...testsOf("createApplication", {
    "reports applications and withdrawals live to the applicant only": async (context) => {
      const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      const { id: jobOfferID } = await publish(recruiter);
      await expectOwnUpdates(context, { actor: applicant, other: recruiter, kind: "application" }, async (tells) => {
        const { id } = await apply(applicant, jobOfferID);
        await tells(jobOfferID, true);
        await sendJson(applicant, "POST", "/application", { jobOfferID });
        for (const _ of [1, 2]) await call(applicant, "DELETE", `/application/${id}`);
        await tells(jobOfferID, false);
      });
    },
  }),
  contractTest("does not save a hidden offer", "saveJobOffer", async ({ signIn }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const { id } = await publish(recruiter, { active: false });
    expect([await saveOffer(applicant, id), await saveOffer(applicant, 987_654_321)]).toEqual([
      refused(404),
      refused(404),
    ]);
    expect(await drop(applicant, 987_654_321)).toMatchObject({ status: 200 });
  }),
];
