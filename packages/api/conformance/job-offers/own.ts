import { expect } from "vitest";
import { day, dayInParis } from "@passerelle/domain";
import type { Schemas } from "../../src";
import { apply, close, once, publish, readOffer, remove, timeOf, withdraw } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { expectOwnUpdates } from "../context/live-acts";
import { call, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

type Query = Record<string, string | number>;

async function listed(reader: TestUser, recruiter: TestUser, query: Query = {}): Promise<Schemas["JobOfferPage"]> {
  const { username } = recruiter.me;
  const wrong: object = query;
  return unwrap(
    reader.GET("/job-offers/recruiter/{username}", { params: { path: { username }, query: { ...wrong } } }),
  );
}

const idsOf = async (recruiter: TestUser, query: Query = {}) =>
  (await listed(recruiter, recruiter, query)).items.map(({ id }) => id);

/** Three open offers of a recruiter, the last with an application, a closed one and a draft. */
const someOffers = once(async ({ signIn }) => {
  const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
  const later = await publish(recruiter, { jobTitle: "Soudeuse", closingDate: "2998-12-31" });
  const sooner = await publish(recruiter, { jobTitle: "Boulangère", location: "Brest", closingDate: "2997-01-31" });
  const closed = await publish(recruiter, { jobTitle: "Soudeuse de nuit" });
  await sendJson(recruiter, "PATCH", `/job-offer/${closed.id}`, { active: false });
  const draft = await publish(recruiter, { jobTitle: "Plâtrière", active: false });
  const applied = await publish(recruiter, { jobTitle: "Couvreuse", skills: ["Zinguerie"] });
  await apply(applicant, applied.id);
  const ids = { later: later.id, sooner: sooner.id, closed: closed.id, draft: draft.id, applied: applied.id };
  return { recruiter, applicant, ids };
});

type Named = keyof Awaited<ReturnType<typeof someOffers>>["ids"];
const newest: Named[] = ["applied", "draft", "closed", "sooner", "later"];

const found: [string, Query, Named[]][] = [
  ["all, newest first", {}, newest],
  ["open ones", { status: "open" }, ["applied", "sooner", "later"]],
  ["closed ones", { status: "closed" }, ["closed"]],
  ["drafts, which are not closed ones (D-388)", { status: "draft" }, ["draft"]],
  ["those without applications", { applications: "none" }, ["draft", "closed", "sooner", "later"]],
  ["open ones without applications", { applications: "none", status: "open" }, ["sooner", "later"]],
  ["a title without its accents", { search: "boulangere" }, ["sooner"]],
  ["the beginning of a word, in a closed offer too", { search: "soud" }, ["closed", "later"]],
  ["words that are all there", { search: "zinguerie couvreuse" }, ["applied"]],
  ["nothing by words that do not all match", { search: "zinguerie soudeuse" }, []],
  ["nothing by a text without a word", { search: "🙂" }, []],
  ["the oldest first", { sort: "oldest" }, newest.toReversed()],
  ["what closes next first", { sort: "closing" }, ["sooner", "later", "applied", "draft", "closed"]],
  ["all by what makes no sense", { status: "x", applications: "x", sort: "x", search: "  " }, newest],
];

export const ownOfferTests: ContractTest[] = [
  ...found.map(([what, query, names]) =>
    contractTest(`finds one's own offers by ${what} (D-220)`, "listRecruiterJobOffers", async (context) => {
      const { recruiter, ids } = await someOffers(context);
      expect(await idsOf(recruiter, query)).toEqual(names.map((name) => ids[name]));
    }),
  ),
  ...testsOf("listRecruiterJobOffers", {
    "counts one's own by status, regardless of filters (D-220)": async (context) => {
      const { recruiter } = await someOffers(context);
      const counts = { all: 5, open: 3, closed: 1, draft: 1 };
      for (const query of [{}, { status: "closed", search: "soudeuse" }, { search: "personne" }, { page: 9 }])
        expect(await listed(recruiter, recruiter, query)).toHaveProperty("counts", counts);
      const narrowed = await listed(recruiter, recruiter, { status: "open", pageSize: 2, page: 2 });
      expect(narrowed).toMatchObject({ totalItems: 3, totalPages: 2, items: [{ jobTitle: "Soudeuse" }] });
      expect(await listed(recruiter, recruiter, { search: "personne" })).toMatchObject({
        totalItems: 0,
        totalPages: 0,
      });
    },
    "neither filters nor counts for other people (D-220)": async (context) => {
      const { recruiter, applicant, ids } = await someOffers(context);
      for (const reader of [applicant, await context.signIn("recruiter")]) {
        const page = await listed(reader, recruiter, { status: "closed", search: "soudeuse", sort: "oldest" });
        expect(page.items.map(({ id }) => id)).toEqual([ids.applied, ids.sooner, ids.later]);
        expect(page).not.toHaveProperty("counts");
      }
    },
    "shows these numbers to no one else, and no names (D-221)": async (context) => {
      const { signIn } = context;
      const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
      const { id } = await publish(recruiter);
      await apply(applicant, id);
      await readOffer(applicant, id);
      const numbers = ["applicationsCount", "unreadApplicationsCount", "viewsCount"];
      for (const reader of [applicant, await signIn("recruiter")])
        for (const seen of [(await listed(reader, recruiter)).items[0], await readOffer(reader, id)])
          for (const name of numbers) expect(seen).not.toHaveProperty(name);
      expect(JSON.stringify(await listed(recruiter, recruiter))).not.toContain(applicant.me.username);
    },
  }),
  contractTest("counts each applicant who opened an offer once (D-221)", "getJobOffer", async (context) => {
    const { signIn } = context;
    const [recruiter, other] = [await signIn("recruiter"), await signIn("recruiter")];
    const { id } = await publish(recruiter);
    const views = async () => (await listed(recruiter, recruiter)).items[0]?.viewsCount;
    for (const reader of [recruiter, other]) await readOffer(reader, id);
    expect(await views()).toBe(0);
    const [one, two] = [await signIn("applicant"), await signIn("applicant")];
    await one.raw("HEAD", `/job-offer/${id}`);
    await unwrap(one.GET("/job-offers-for-me"));
    expect(await views()).toBe(0);
    for (const reader of [one, one, two, one]) await readOffer(reader, id);
    expect(await views()).toBe(2);
    const change = await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { active: false });
    expect(change).toMatchObject({ body: { data: { viewsCount: 2 } } });
  }),
  ...testsOf("listApplications", {
    "counts unread applications until the recruiter reads them (D-221)": async (context) => {
      const { signIn } = context;
      const recruiter = await signIn("recruiter");
      const { id } = await publish(recruiter);
      const [first, second] = [await apply(await signIn("applicant"), id), await signIn("applicant")];
      const { id: withdrawn } = await apply(second, id);
      const numbers = async () => (await listed(recruiter, recruiter)).items[0];
      expect(await numbers()).toMatchObject({ applicationsCount: 2, unreadApplicationsCount: 2 });
      await call(recruiter, "GET", `/application/${first.id}`);
      expect(await numbers()).toMatchObject({ applicationsCount: 2, unreadApplicationsCount: 1 });
      await withdraw(second, withdrawn);
      expect(await numbers()).toMatchObject({ applicationsCount: 1, unreadApplicationsCount: 0 });
    },
  }),
  ...testsOf("updateJobOffer", {
    "reports changes of an offer to the recruiter's own connections (D-222)": async (context) => {
      const [actor, other] = [await context.signIn("recruiter"), await context.signIn("recruiter")];
      await expectOwnUpdates(context, { actor, other, kind: "job_offer" }, async (tells) => {
        const { id } = await publish(actor);
        await tells(id, true);
        await close(actor, id);
        await tells(id, true);
        await remove(actor, id);
        await tells(id, false);
      });
    },
  }),
];

export const expiredOfferTests: ContractTest[] = testsOf("listRecruiterJobOffers", {
  "lists and counts offers past their closing date as closed, and drafts as drafts (D-388)": async (context) => {
    const recruiter = await context.signIn("recruiter");
    const closingDate = dayInParis(new Date(await timeOf(recruiter)));
    const passed = await publish(recruiter, { closingDate });
    const draft = await publish(recruiter, { closingDate, active: false });
    const open = await publish(recruiter);
    expect(await idsOf(recruiter, { status: "closed" })).toEqual([]);
    await context.passTime(day);
    expect(await idsOf(recruiter, { status: "closed" })).toEqual([passed.id]);
    expect(await idsOf(recruiter, { status: "open" })).toEqual([open.id]);
    expect(await idsOf(recruiter, { status: "draft" })).toEqual([draft.id]);
    expect(await idsOf(recruiter, { sort: "closing" })).toEqual([open.id, draft.id, passed.id]);
    const counts = { all: 3, open: 1, closed: 1, draft: 1 };
    expect(await listed(recruiter, recruiter)).toHaveProperty("counts", counts);
  },
}).map((one) => ({ ...one, needs: "clock" }));
