import { expect } from "vitest";
import type { Schemas } from "../../src";
import { anotherRecruiter, apply, offerFor, once, publish, unreadNotificationsOf } from "../context/acts";
import { add, experiences } from "../context/cv-lists";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, sendJson } from "../context/calls";
import { notificationsOf, read } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";

type Query = Record<string, string | number>;

/** The applications to an offer that match a query. */
async function received(
  recruiter: TestUser,
  id: number,
  query: Query = {},
): Promise<Schemas["ReceivedApplicationPage"]> {
  const wrong: object = query;
  const params = { path: { id }, query: { pageSize: 100, ...wrong } };
  return unwrap(recruiter.GET("/job-offer/{id}/applications", { params }));
}

const idsOf = async (recruiter: TestUser, id: number, query: Query = {}) =>
  (await received(recruiter, id, query)).items.map((each) => each.id);

const open = async (recruiter: TestUser, applicationID: number) =>
  (await unwrap(recruiter.GET("/application/{applicationID}", { params: { path: { applicationID } } }))).data;

const decide = (recruiter: TestUser, id: number, decision: string) =>
  sendJson(recruiter, "PATCH", `/application/${id}`, { decision });

/** A new offer with `count` new applications. */
async function anOfferWith({ signIn }: TestContext, count: number) {
  const recruiter = await signIn("recruiter");
  const offer = await publish(recruiter);
  const applicants: TestUser[] = [];
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const applicant = await signIn("applicant");
    applicants.push(applicant);
    ids.push((await apply(applicant, offer.id)).id);
  }
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  return { recruiter, offer, applicants, a, b, c, d };
}

const word = `Xylo${Date.now().toString(36)}`;

/** Three applicants: each has a unique search word, and one word occurs in all their letters. */
const aSearchedOffer = once(async ({ signIn }) => {
  const recruiter = await signIn("recruiter");
  const offer = await publish(recruiter);
  const named = await signIn("applicant", { firstname: "Élodie", lastname: `${word}nom` });
  const titled = await signIn("applicant");
  const skilled = await signIn("applicant");
  await save(titled, "updateApplicantProfile", { profile: `Soudeuse ${word}titre`, skills: [`${word}profil`] });
  await add(experiences, skilled, { technologies: ["C++", `${word}cv`] });
  const letter = `Votre entreprise m’attire : l’ŒUVRE d’une vie, ${word}lettre.`;
  const ids = {
    named: (await apply(named, offer.id, letter)).id,
    titled: (await apply(titled, offer.id, letter)).id,
    skilled: (await apply(skilled, offer.id, letter)).id,
  };
  return { recruiter, offer, ids };
});

const found: [string, string, (keyof Awaited<ReturnType<typeof aSearchedOffer>>["ids"])[]][] = [
  ["a name without its accents", "elodie", ["named"]],
  ["the beginnings of two names", `${word}n élo`, ["named"]],
  ["a title", `SOUDEUSE ${word}titre`, ["titled"]],
  ["a skill of the profile", `${word}profil`, ["titled"]],
  ["a skill of the CV", `c++ ${word}cv`, ["skilled"]],
  ["the beginning of a title", `soudeuse ${word}tit`, ["titled"]],
  ["the beginning of a skill of the profile", `${word}pro`, ["titled"]],
  ["the beginning of a skill of the CV", `${word}c`, ["skilled"]],
  ["a word of the letter", "oeuvre", ["skilled", "titled", "named"]],
  ["the beginning of a word of the letter", "entrep", ["skilled", "titled", "named"]],
  ["the middle of a word", `${word.slice(1)}nom`, []],
  ["words of the letter and of the name together", `élodie ${word}lettre`, ["named"]],
  ["words that do not all match", `élodie ${word}absent`, []],
  ["a text without a word", "🙂", []],
  ["nothing", "  ", ["skilled", "titled", "named"]],
];

export const receivedTests: ContractTest[] = [
  ...testsOf("listReceivedApplications", {
    "lists the applicants and marks nothing as seen (D-190)": async (context) => {
      const { recruiter, offer, applicants, a, b } = await anOfferWith(context, 2);
      const [first, second] = applicants;
      const page = await received(recruiter, offer.id);
      expect(page.items).toMatchObject([
        { id: b, seenAt: null, decision: null, Applicant: { user: { username: second?.me.username } } },
        { id: a, seenAt: null, decision: null, Applicant: { user: { username: first?.me.username } } },
      ]);
      expect(page).toMatchObject({ page: 1, totalPages: 1, totalItems: 2 });
      if (first) expect(await offerFor(first, offer.id)).toHaveProperty("applicationStatus", "applied_not_seen");
      if (first) expect(await unreadNotificationsOf(first)).toBe(0);
    },
    "contains no letter or resume (D-190)": async (context) => {
      const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      const offer = await publish(recruiter);
      await apply(applicant, offer.id, "Ma lettre secrète.");
      const { body } = await call(recruiter, "GET", `/job-offer/${offer.id}/applications`);
      expect(JSON.stringify(body)).not.toContain("secrète");
      expect(JSON.stringify(body)).not.toContain("resume");
    },
    "puts unread ones first, each group newest first (D-190)": async (context) => {
      const { recruiter, offer, a, b, c, d } = await anOfferWith(context, 4);
      for (const id of [b, d]) await open(recruiter, id);
      expect(await idsOf(recruiter, offer.id)).toEqual([c, a, d, b]);
      expect(await idsOf(recruiter, offer.id, { sort: "oldest" })).toEqual([a, c, b, d]);
      expect(await idsOf(recruiter, offer.id, { sort: "score" })).toEqual([c, a, d, b]);
      expect(await idsOf(recruiter, offer.id, { pageSize: 2, page: 2 })).toEqual([d, b]);
    },
    "keeps its pages stable while the recruiter reads (D-190)": async (context) => {
      const { recruiter, offer, a, b, c, d } = await anOfferWith(context, 4);
      await open(recruiter, b);
      const { asOf, items, ...first } = await received(recruiter, offer.id, { pageSize: 2 });
      expect(items.map(({ id }) => id)).toEqual([d, c]);
      expect(first).toMatchObject({ totalItems: 4, totalPages: 2 });
      await decide(recruiter, d, "accepted");
      await open(recruiter, c);
      const second = await received(recruiter, offer.id, { asOf, pageSize: 2, page: 2 });
      expect(second).toMatchObject({ asOf, totalItems: 4, items: [{ id: a }, { id: b }] });
      expect(await received(recruiter, offer.id, { asOf, page: 9 })).toMatchObject({ items: [], totalItems: 4 });
      expect(await idsOf(recruiter, offer.id, { asOf, status: "unread" })).toEqual([d, c, a]);
      expect(await idsOf(recruiter, offer.id, { status: "unread" })).toEqual([a]);
    },
    "accepts a timestamp of any time zone and year": async (context) => {
      const { recruiter, offer } = await anOfferWith(context, 1);
      for (const asOf of ["2020-01-01T00:00:00+16:00", "2016-12-31T23:59:60Z", "0000-01-01T00:00:00Z"])
        expect([asOf, await received(recruiter, offer.id, { asOf })]).toMatchObject([asOf, { totalItems: 1 }]);
    },
    "refuses an invalid timestamp": async (context) => {
      const { recruiter, offer } = await anOfferWith(context, 0);
      expect(await call(recruiter, "GET", `/job-offer/${offer.id}/applications?asOf=hier`)).toEqual(refused(400));
    },
    "lists and counts by status (D-190)": async (context) => {
      const { recruiter, offer, a, b, c, d } = await anOfferWith(context, 4);
      await decide(recruiter, a, "accepted");
      await decide(recruiter, b, "rejected");
      await open(recruiter, c);
      const counts = { all: 4, unread: 1, seen: 1, accepted: 1, rejected: 1 };
      const ids = { all: [d, c, b, a], unread: [d], seen: [c], accepted: [a], rejected: [b], autre: [d, c, b, a] };
      for (const [status, expected] of Object.entries(ids)) {
        const page = await received(recruiter, offer.id, { status });
        expect(page).toMatchObject({ counts, totalItems: expected.length });
        expect(page.items.map(({ id }) => id)).toEqual(expected);
      }
    },
    "does not list the applications to other offers": async (context) => {
      const { recruiter, offer, a, applicants } = await anOfferWith(context, 1);
      const other = await publish(recruiter);
      for (const applicant of applicants) await apply(applicant, other.id);
      const page = await received(recruiter, offer.id);
      expect([page.items.map(({ id }) => id), page.counts.all]).toEqual([[a], 1]);
    },
  }),
  ...testsOf("getReceivedApplication", {
    "returns one application, which marks it as seen once (D-103)": async (context) => {
      const { recruiter, offer, applicants, a, b } = await anOfferWith(context, 2);
      const [first, second] = applicants;
      if (!first || !second) throw new Error("No one applied.");
      const application = await open(recruiter, a);
      expect(application).toMatchObject({ id: a, jobOfferID: offer.id, message: "Je connais bien ces machines." });
      expect(application.seenAt).toMatch(/Z$/);
      expect(await offerFor(first, offer.id)).toHaveProperty("applicationStatus", "applied_seen");
      expect(await offerFor(second, offer.id)).toHaveProperty("applicationStatus", "applied_not_seen");
      expect(await unreadNotificationsOf(first)).toBe(1);
      await read(first, (await notificationsOf(first))[0]?.id ?? 0);
      expect(await open(recruiter, a)).toHaveProperty("seenAt", application.seenAt);
      expect(await unreadNotificationsOf(first)).toBe(0);
      expect((await received(recruiter, offer.id)).items.find(({ id }) => id === b)).toHaveProperty("seenAt", null);
    },
    "marks nothing as seen for HEAD": async (context) => {
      const { recruiter, offer, a } = await anOfferWith(context, 1);
      await recruiter.raw("HEAD", `/application/${a}`);
      expect((await received(recruiter, offer.id)).counts).toMatchObject({ unread: 1, seen: 0 });
    },
    "is a 404 for another recruiter, and marks nothing as seen (D-104)": async (context) => {
      const { recruiter, offer, a } = await anOfferWith(context, 1);
      expect(await call(await anotherRecruiter(context), "GET", `/application/${a}`)).toEqual(refused(404));
      expect((await received(recruiter, offer.id)).counts.unread).toBe(1);
    },
  }),
  ...found.map(([what, search, people]) =>
    contractTest(`finds by ${what}`, "listReceivedApplications", async (context) => {
      const { recruiter, offer, ids } = await aSearchedOffer(context);
      const page = await received(recruiter, offer.id, { search });
      expect(page.items.map(({ id }) => id)).toEqual(people.map((who) => ids[who]));
      expect(page).toMatchObject({ totalItems: people.length, counts: { all: 3, unread: 3 } });
    }),
  ),
];
