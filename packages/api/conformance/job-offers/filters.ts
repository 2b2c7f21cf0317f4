import { day } from "@passerelle/domain";
import { expect } from "vitest";
import type { Schemas } from "../../src";
import { apply, close, once, publish, timeOf } from "../context/acts";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, testsWith, type ContractTest } from "../context/harness";
import { unwrap } from "../context/unwrap";
import { publicIds, publicPage, publishForAll } from "../public-offers/acts";

/** The query of the call; filters may be invalid. */
type Query = Record<string, string | number>;

/** The page of a list for a query. */
export async function listed(applicant: TestUser, query: Query): Promise<Schemas["JobOfferForApplicantPage"]> {
  const wrong: object = query;
  return unwrap(applicant.GET("/job-offers-for-me", { params: { query: { ...wrong } } }));
}

const word = `Xylo${Date.now().toString(36)}`;

/** Four offers that one search word finds, and others that it does not find. */
const aMarket = once(async ({ signIn }) => {
  const [recruiter, other] = [await signIn("recruiter"), await signIn("recruiter")];
  const applicant = await signIn("applicant");
  const company = `Ateliers ${word}phone`;
  await save(other, "updateRecruiterProfile", { company });
  const text = { description: `Un métier de ${word}.`, skills: ["Go", "C++"] };
  const offers = {
    welder: await publishForAll(recruiter, {
      ...text,
      jobTitle: "Soudeuse",
      location: "Saint-Nazaire",
      contract: "cdi",
      salary: 2000,
    }),
    baker: await publishForAll(recruiter, {
      ...text,
      jobTitle: "Boulangère",
      location: "Brest",
      contract: "cdd",
      salary: 0,
      remote: "full",
    }),
    tuner: await publishForAll(other, {
      jobTitle: "Accordeuse",
      description: "Pianos.",
      location: "Brest",
      contract: "stage",
      salary: 3000,
      remote: "partial",
    }),
    luthier: await publishForAll(recruiter, {
      jobTitle: "Luthière",
      description: "Bois.",
      skills: [word],
      location: "Nantes",
      salary: 2500,
    }),
  };
  await publish(recruiter, { jobTitle: "Autre métier" });
  return { recruiter, other, applicant, offers };
});

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

type Name = "welder" | "baker" | "tuner" | "luthier";
const all: Name[] = ["welder", "baker", "tuner", "luthier"];

/** Members and visitors find the same offers. */
const finds = (what: string, query: Query, names: readonly Name[]) =>
  contractTest(what, "listJobOffersForMe", async (context) => {
    const { applicant, offers } = await aMarket(context);
    const { items, totalItems } = await listed(applicant, { search: word, pageSize: 100, ...query });
    const ids = inOrder(names.map((name) => offers[name].id));
    expect(inOrder(items.map(({ id }) => id))).toEqual(ids);
    expect(totalItems).toBe(ids.length);
    const wrong: object = { search: word, ...query };
    expect(inOrder(await publicIds(context, wrong))).toEqual(ids);
  });

export const offerFilterTests: ContractTest[] = [
  finds(
    "finds words in description, skills and company, without case and as beginnings",
    { search: word.toUpperCase() },
    all,
  ),
  finds("finds offers that have all the words, without accents", { search: `${word} BOULANGERE` }, ["baker"]),
  finds("finds words of two letters as a whole", { search: `${word} chez go` }, ["welder", "baker"]),
  finds("finds words of signs as a whole", { search: `${word} c++` }, ["welder", "baker"]),
  finds("finds words of two letters not as beginnings", { search: `${word} pi` }, []),
  finds("finds words of three letters as beginnings", { search: `${word} pia` }, ["tuner"]),
  ...testsOf("listJobOffersForMe", {
    "lists offers that have all of three words first": async (context) => {
      const { applicant, offers } = await aMarket(context);
      const { items } = await listed(applicant, { search: `saint ${word} soudeuse` });
      expect(items[0]?.id).toBe(offers.welder.id);
      expect(items[0]?.foundBy?.missing ?? []).toEqual([]);
    },
    "says where an offer has each word, and which it lacks (D-402)": async (context) => {
      const { signIn } = context;
      const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
      const named = (name: string) => `${name}${recruiter.me.id}`;
      const company = named("Lumen");
      await save(recruiter, "updateRecruiterProfile", { company });
      await publishForAll(recruiter, {
        jobTitle: `Artisane ${named("vitrail")}`,
        skills: [named("Plomb")],
        location: named("Chartres"),
        // Of the title and the description, the title counts.
        description: `${named("Verre")} et ${named("vitrail")}.`,
      });
      const search = ["vitrail", "plomb", "lumen", "chartres", "verre"].map(named).join(" ");
      const query = { search: `${search} absent` };
      const pages = [await listed(applicant, query), await publicPage(context, query)];
      for (const { foundBy } of pages.flatMap(({ items }) => [...items]))
        if (foundBy) {
          const fields = foundBy.words.map(({ in: field }) => field);
          expect(fields).toEqual(["title", "skills", "company", "location", "description"]);
          expect(foundBy.missing).toEqual(["absent"]);
        }
    },
    "counts the offers for each choice of a filter": async (context) => {
      const { applicant } = await aMarket(context);
      const { facets } = await listed(applicant, { search: word, remote: "full", facets: "true" });
      if (facets)
        expect(facets).toMatchObject({ contract: { cdd: 1, cdi: 0 }, remote: { none: 2, partial: 1, full: 1 } });
    },
    "counts what an empty list would hold without one word": async (context) => {
      const { applicant } = await aMarket(context);
      const { nearest } = await listed(applicant, { search: `${word} menuiserie` });
      if (nearest) expect(nearest).toContainEqual({ filter: "search", word: "menuiserie", count: 4 });
    },
    "searches for stop words if there are no other words": async (context) => {
      const { applicant, offers } = await aMarket(context);
      const { items } = await listed(applicant, { search: "de un", company: "", location: "naz" });
      expect(items.map(({ id }) => id)).toContain(offers.welder.id);
      expect((await listed(applicant, { search: "chez", company: word })).items).toEqual([]);
    },
    "finds an offer by the new name of its company, not by the former one": async ({ signIn }) => {
      const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
      const [former, next] = [`Ancien${recruiter.me.id}`, `Nouveau${recruiter.me.id}`];
      await save(recruiter, "updateRecruiterProfile", { company: former });
      const { id } = await publish(recruiter);
      expect((await listed(applicant, { search: former })).items).toMatchObject([{ id }]);
      await save(recruiter, "updateRecruiterProfile", { company: next });
      expect((await listed(applicant, { search: former })).items).toEqual([]);
      expect((await listed(applicant, { search: next })).items).toMatchObject([{ id }]);
    },
    "keeps the order of the whole list, and its pages, with filters (D-096)": async (context) => {
      const { applicant, offers } = await aMarket(context);
      const ids = Object.values(offers).map(({ id }) => id);
      const { items } = await listed(applicant, { search: word, pageSize: 100 });
      const { items: everything } = await listed(applicant, { pageSize: 100 });
      const inOrder = everything.map(({ id }) => id).filter((id) => ids.includes(id));
      if (inOrder.length === ids.length) expect(items.map(({ id }) => id)).toEqual(inOrder);
      const pages = await Promise.all([1, 2, 3].map((page) => listed(applicant, { search: word, pageSize: 2, page })));
      expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(items.map(({ id }) => id));
    },
    "finds an inactive offer only for its applicants (D-099)": async (context) => {
      const { recruiter, applicant } = await aMarket(context);
      const jobTitle = `Fermée bis${word}`;
      const { id } = await publish(recruiter, { jobTitle });
      const other = await context.signIn("applicant");
      await apply(applicant, id);
      await close(recruiter, id);
      expect((await listed(applicant, { search: `bis${word}` })).items).toMatchObject([{ id, active: false }]);
      expect((await listed(other, { search: `bis${word}` })).items).toEqual([]);
    },
  }),
  finds("finds a place by the beginnings of its words", { location: "naz SAINT" }, ["welder"]),
  finds("finds a place without case", { location: "saint-NAZ" }, ["welder"]),
  finds("finds one of several contracts, and ignores unknown ones", { contract: "stage, CDI,autre" }, [
    "welder",
    "tuner",
  ]),
  finds("finds a place by a word of the search", { search: `${word} brest` }, ["baker", "tuner"]),
  finds("finds no place by another text", { location: word }, []),
  finds("finds what says nothing of remote work as on site", { remote: "none" }, ["welder", "luthier"]),
  finds("finds one of several kinds of remote work", { remote: "full,partial" }, ["baker", "tuner"]),
  finds("finds a least salary, which an offer without one has not", { minSalary: 2500 }, ["tuner", "luthier"]),
  finds("finds offers published within some days", { publishedWithin: 1 }, all),
  finds("finds what fulfils all filters", { contract: "cdd", location: "brest", remote: "full", publishedWithin: 7 }, [
    "baker",
  ]),
  finds("finds the offers of one company", { company: `ATE ${word}` }, ["tuner"]),
  finds("finds no company by the words of its offers", { company: word }, ["tuner"]),
  finds(
    "ignores filters that make no sense (D-010)",
    { contract: "benevolat", remote: ",", minSalary: "beaucoup", publishedWithin: -1, location: "  ", view: "toutes" },
    all,
  ),
  ...[{ search: "🙂" }, { location: " - " }, { company: "🙂 !" }].map((query) =>
    finds(`finds nothing by a text without a word: ${JSON.stringify(query)}`, query, []),
  ),
  finds("takes signs of a query language for nothing", { search: `${word} ' | & ! :* (` }, all),
  contractTest("finds an offer by its changed text", "updateJobOffer", async (context) => {
    const { recruiter, applicant } = await aMarket(context);
    const { id } = await publish(recruiter, { jobTitle: `Avant ter${word}` });
    await unwrap(
      recruiter.PATCH("/job-offer/{id}", {
        params: { path: { id } },
        body: { jobTitle: "Après", skills: [`quater${word}`] },
      }),
    );
    expect((await listed(applicant, { search: `ter${word}` })).items).toEqual([]);
    expect((await listed(applicant, { search: `quater${word}` })).items).toMatchObject([{ id, jobTitle: "Après" }]);
  }),
];

/** More than the inaccuracy of the server's time, in seconds. */
const MARGIN = 900;

export const laterOfferFilterTests: ContractTest[] = testsWith("clock", "listJobOffersForMe", {
  "finds offers up to the given age, and none older": async ({ signIn, passTime }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const { id, createdAt } = await publish(recruiter);
    await apply(applicant, id);
    const found = async (publishedWithin: number) =>
      (await listed(applicant, { view: "applied", publishedWithin })).items.map((offer) => offer.id);
    // The offer is dated by the database, whose clock may be behind that of a server put forward.
    const age = ((await timeOf(recruiter)) - Date.parse(createdAt)) / 1000;
    const days = Math.floor((age + MARGIN) / day) + 2;
    await passTime(days * day - MARGIN - age);
    expect([await found(days - 1), await found(days)]).toEqual([[], [id]]);
    await passTime(2 * MARGIN);
    expect([await found(days), await found(days + 1)]).toEqual([[], [id]]);
  },
});
