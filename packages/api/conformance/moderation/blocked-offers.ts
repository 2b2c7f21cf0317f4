import { expect } from "vitest";
import { apply, offerFor, offersFor, offersOf, publish, readOffer, withdraw, saveOffer } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, exclusive, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { createAlert, foundFor } from "../job-offers/alerts-acts";
import { listed } from "../job-offers/filters";
import { block, unblock } from "../people/people";
import { call, refused, sendJson } from "../context/calls";

const send = (applicant: TestUser, jobOfferID: number) => sendJson(applicant, "POST", "/application", { jobOfferID });

/** An applicant, and a recruiter with an offer that one search word finds. */
async function anOffer({ signIn }: TestContext) {
  const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
  const search = `Rabot${recruiter.me.id}x${Date.now().toString(36)}`;
  const { id } = await publish(recruiter, { jobTitle: search });
  const ids = async (query: object = {}) => (await listed(applicant, { search, ...query })).items.map((one) => one.id);
  return { applicant, recruiter, search, id, ids };
}

/** Checks that an applicant's list is as long as the counts say; returns the ids of its offers. */
async function counted(applicant: TestUser) {
  const { totalItems, counts } = await listed(applicant, {});
  const offers = await offersFor(applicant);
  expect([totalItems, counts?.all]).toEqual([offers.length, offers.length]);
  return offers.map(({ id }) => id);
}

const offered: ContractTest[] = [
  ...testsOf("listJobOffersForMe", {
    "shows an applicant no offers by recruiters they block (D-185)": exclusive(async (context) => {
      const { applicant, recruiter, search, id, ids } = await anOffer(context);
      const [before, others] = [
        await listed(applicant, {}),
        await listed(await context.signIn("applicant"), { search }),
      ];
      await publish(recruiter, { active: false });
      await block(applicant, recruiter);
      expect([await ids(), (await listed(applicant, { search })).totalItems]).toEqual([[], 0]);
      expect(await counted(applicant)).not.toContain(id);
      expect((await listed(applicant, { view: "saved" })).counts?.all).toBe((before.counts?.all ?? 0) - 1);
      expect(others.items).toMatchObject([{ id, active: true }]);
      await unblock(applicant, recruiter);
      expect(await ids()).toEqual([id]);
      expect(await counted(applicant)).toContain(id);
    }),
    "ranks the remaining offers without gaps over pages (D-185)": async (context) => {
      const { applicant, recruiter, search } = await anOffer(context);
      const other = await context.signIn("recruiter");
      for (const by of [other, recruiter, other, recruiter, other]) await publish(by, { jobTitle: search });
      const kept = (await offersOf(other, other)).map(({ id }) => id);
      await block(applicant, recruiter);
      const pages = await Promise.all([1, 2, 3].map((page) => listed(applicant, { search, page, pageSize: 2 })));
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(kept);
      expect(pages.map(({ totalItems }) => totalItems)).toEqual([3, 3, 3]);
    },
  }),
  ...testsOf("getJobOffer", {
    "hides offers by a blocked recruiter, and answers for their list as for an unknown one (D-185)": async (
      context,
    ) => {
      const { applicant, recruiter, id } = await anOffer(context);
      const other = await context.signIn("recruiter");
      const list = (reader: TestUser) => call(reader, "GET", `/job-offers/recruiter/${recruiter.me.username}`);
      for (const reader of [applicant, other]) await block(reader, recruiter);
      for (const reader of [applicant, other]) {
        expect(await readOffer(reader, id)).toBe(404);
        expect(await list(reader)).toEqual(refused(404));
      }
      expect(await saveOffer(applicant, id)).toEqual(refused(404));
      expect(await readOffer(await context.signIn("applicant"), id)).toMatchObject({ id, active: true });
      expect(await list(recruiter)).toMatchObject({ status: 200, body: { items: [{ id }] } });
    },
  }),
  ...testsOf("createApplication", {
    "refuses an application to an offer by a blocked recruiter, as for a closed one (D-185)": async (context) => {
      const { applicant, recruiter, id } = await anOffer(context);
      await block(applicant, recruiter);
      expect(await send(applicant, id)).toEqual(refused(409));
      await unblock(applicant, recruiter);
      expect(await send(applicant, id)).toHaveProperty("status", 201);
    },
  }),
];

const kept: ContractTest[] = [
  ...testsOf("listJobOffersForMe", {
    "keeps offers applied to before a block, as closed, until withdrawal (D-185)": exclusive(async (context) => {
      const { applicant, recruiter, id, ids } = await anOffer(context);
      const application = await apply(applicant, id);
      const before = await counted(applicant);
      await block(applicant, recruiter);
      const shown = { id, active: false, applicationStatus: "applied_not_seen" };
      expect(await offerFor(applicant, id)).toMatchObject(shown);
      expect(await readOffer(applicant, id)).toMatchObject(shown);
      expect([await ids(), await ids({ view: "applied" })]).toEqual([[id], [id]]);
      expect(await counted(applicant)).toEqual(expect.arrayContaining([id, ...before]));
      expect(await readOffer(recruiter, id)).toMatchObject({ id, active: true });
      await withdraw(applicant, application.id);
      expect([await ids(), await ids({ view: "applied" }), await readOffer(applicant, id)]).toEqual([[], [], 404]);
    }),
  }),
  contractTest("keeps offers saved before a block, as closed (D-185)", "saveJobOffer", async (context) => {
    const { applicant, recruiter, id, ids } = await anOffer(context);
    await saveOffer(applicant, id);
    await block(applicant, recruiter);
    expect([await ids(), await ids({ view: "saved" })]).toEqual([[], [id]]);
    expect((await listed(applicant, {})).counts).toMatchObject({ saved: 1 });
    expect(await readOffer(applicant, id)).toMatchObject({ id, active: false, saved: true });
    expect(await send(applicant, id)).toEqual(refused(409));
    await call(applicant, "DELETE", `/job-offer/${id}/saved`);
    expect(await readOffer(applicant, id)).toBe(404);
  }),
];

const unchanged: ContractTest[] = [
  contractTest(
    "shows the same offers to applicants blocked by a recruiter (D-185)",
    "createBlock",
    exclusive(async (context) => {
      const { applicant, recruiter, id, ids } = await anOffer(context);
      await block(recruiter, applicant);
      expect(await ids()).toEqual([id]);
      expect(await counted(applicant)).toContain(id);
      expect(await offersOf(applicant, recruiter)).toMatchObject([{ id, active: true }]);
      expect(await readOffer(applicant, id)).toMatchObject({ id, active: true });
      expect(await send(applicant, id)).toHaveProperty("status", 201);
    }),
  ),
  {
    ...contractTest(
      "finds the same alerts for applicants blocked by a recruiter (D-185)",
      "createBlock",
      async (context) => {
        const { applicant, recruiter, search } = await anOffer(context);
        await createAlert(applicant, { search });
        await block(recruiter, applicant);
        await publish(recruiter, { jobTitle: search });
        await context.notifyOfAlerts();
        expect(await foundFor(applicant)).toHaveLength(1);
      },
    ),
    needs: "alerts",
  },
];

const told: ContractTest[] = testsOf("getJobOffer", {
  "shows only the blocker that a kept offer is by a blocked recruiter (D-185)": async (context) => {
    const { applicant, recruiter, id } = await anOffer(context);
    const other = await context.signIn("applicant");
    for (const one of [applicant, other]) await apply(one, id);
    const whose = (reader: TestUser) => Promise.all([readOffer(reader, id), offerFor(reader, id)]);
    await block(recruiter, applicant);
    for (const offer of await whose(applicant)) expect(offer).not.toHaveProperty("recruiter.blocked", true);
    await block(applicant, recruiter);
    const blocked = { recruiter: { username: recruiter.me.username, blocked: true } };
    expect(await whose(applicant)).toMatchObject([blocked, blocked]);
    for (const offer of [...(await whose(other)), await readOffer(recruiter, id)])
      expect(offer).not.toHaveProperty("recruiter.blocked", true);
    await unblock(applicant, recruiter);
    for (const offer of await whose(applicant)) expect(offer).not.toHaveProperty("recruiter.blocked", true);
  },
});

export const blockedOfferTests: ContractTest[] = [...offered, ...kept, ...told, ...unchanged];
