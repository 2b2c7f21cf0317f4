import { expect } from "vitest";
import type { Schemas } from "../../src";
import { publish, remove, theApplicant, theRecruiter } from "../context/acts";
import { anOffer } from "../context/builders";
import { refusedFields, sendJson } from "../context/calls";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { aWord } from "../context/search-acts";
import { unwrap } from "../context/unwrap";

const suggested = async (member: TestUser, q: string) =>
  (await unwrap(member.GET("/places", { params: { query: { q } } }))).items;

/** The place that is suggested first for a text. */
async function placeFor(member: TestUser, text: string) {
  const [place] = await suggested(member, text);
  if (!place) throw new Error(`No place is suggested for ${text}.`);
  return place;
}

export const placeTests: ContractTest[] = [
  contractTest("suggests places by name or postal code, ten at most (D-390)", "searchPlaces", async (context) => {
    const member = await theApplicant(context);
    expect(await placeFor(member, "lyon")).toMatchObject({ name: "Lyon", kind: "city", country: "FR" });
    expect(await placeFor(member, "st etienne")).toMatchObject({ name: "Saint-Étienne", department: "42" });
    expect(await placeFor(member, "69100")).toMatchObject({ name: "Villeurbanne" });
    expect((await suggested(member, "saint")).length).toBeLessThanOrEqual(10);
    expect(await suggested(member, aWord())).toEqual([]);
  }),
  contractTest("names an offer's location after its place (D-392)", "searchPlaces", async (context) => {
    const recruiter = await theRecruiter(context);
    const { id: place } = await placeFor(recruiter, "lyon");
    const offer = await publish(recruiter, { location: "x", place });
    expect(offer).toMatchObject({ location: "Lyon", place: { id: place, name: "Lyon", latitude: expect.any(Number) } });
    const textOnly = await publish(recruiter, { location: "Lyon", place: null });
    expect(textOnly).not.toHaveProperty("place");
  }),
  contractTest("refuses an unknown place (D-392)", "searchPlaces", async (context) => {
    const recruiter = await theRecruiter(context);
    const body = { ...anOffer(), place: "fr-00000" };
    expect(await sendJson(recruiter, "POST", "/job-offer", body)).toEqual(refusedFields("place"));
  }),
  contractTest("lists the offers around a place, with their distance (D-394)", "searchPlaces", async (context) => {
    const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
    const word = aWord();
    const ids: number[] = [];
    for (const location of ["Lyon", "Villeurbanne", "Paris"])
      ids.push((await publish(recruiter, { location, jobTitle: word })).id);
    ids.push((await publish(recruiter, { location: "Paris", remote: "full", jobTitle: word })).id);
    const { id: near } = await placeFor(applicant, "lyon");
    ids.push((await publish(recruiter, { location: "Saint-Étienne (42)", jobTitle: word })).id);
    const found = async (query: { near?: string; within?: 10 | 100 }) => {
      const page = await unwrap(applicant.GET("/job-offers-for-me", { params: { query: { ...query, search: word } } }));
      return new Map(page.items.map(({ id, distance }) => [ids.indexOf(id), distance]));
    };
    expect(new Set((await found({ near })).keys())).toEqual(new Set([0, 3]));
    const around = await found({ near, within: 10 });
    expect(new Set(around.keys())).toEqual(new Set([0, 1, 3]));
    expect(around.get(0)).toBe(0);
    expect(around.get(1)).toBeLessThan(10);
    // All answers are checked for distances that are not those of the places.
    expect((await found({ near, within: 100 })).get(4)).toBeGreaterThan(40);
    for (const id of ids) await remove(recruiter, id);
  }),
  ...testsOf("listJobOffersForMe", {
    "reads a place out of the words of a search (D-412)": async (context) => {
      const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
      const word = aWord();
      const { id } = await publish(recruiter, { location: "Villeurbanne", jobTitle: word });
      const found = async (query: { search: string; location?: string }) =>
        unwrap(applicant.GET("/job-offers-for-me", { params: { query } }));
      const { items, understood } = await found({ search: `${word} à 20 km de Lyon` });
      if (understood) {
        expect(understood).toMatchObject({ search: word, location: "Lyon", within: 20 });
        expect(items.map((offer) => offer.id)).toEqual([id]);
        expect(await found({ search: `${word} à distance` })).not.toHaveProperty("understood");
        expect(await found({ search: `${word} à Lyon`, location: "Brest" })).not.toHaveProperty("understood");
      }
      await remove(recruiter, id);
    },
    "finds 'développeuse front à 20 km de Lyon' in one box (D-412)": async (context) => {
      const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
      const jobs: ReadonlyArray<readonly [isFound: boolean, offer: Partial<Schemas["JobOfferInput"]>]> = [
        [true, { jobTitle: "Développeur front-end", location: "Lyon" }],
        [true, { jobTitle: "Développeuse frontend", location: "Villeurbanne" }],
        [true, { jobTitle: "Développeur·se front end", location: "69003 Lyon" }],
        [true, { jobTitle: "Développeur (H/F)", skills: ["Front-end"], location: "Saint-Priest (69)" }],
        [true, { jobTitle: "Développeuse front", location: "Brest", remote: "full" }],
        [false, { jobTitle: "Développeuse front", location: "Vienne (38)" }],
        [false, { jobTitle: "Développeuse front", location: "Paris" }],
        [false, { jobTitle: "Développeuse back", location: "Lyon" }],
      ];
      const published = new Map<number, boolean>();
      for (const [isFound, offer] of jobs)
        published.set((await publish(recruiter, { skills: [], ...offer })).id, isFound);
      const query = { search: "développeuse front à 20 km de Lyon", pageSize: 100 };
      const { items, understood } = await unwrap(applicant.GET("/job-offers-for-me", { params: { query } }));
      if (understood) {
        expect(understood).toMatchObject({ search: "développeuse front", location: "Lyon", within: 20 });
        const found = new Set(items.map(({ id }) => id));
        expect([...published].map(([id]) => found.has(id))).toEqual(jobs.map(([isFound]) => isFound));
      }
      for (const id of published.keys()) await remove(recruiter, id);
    },
    "reads the place of a location with a distance (D-448)": async (context) => {
      const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
      const word = aWord();
      const { id } = await publish(recruiter, { location: "Villeurbanne", jobTitle: word });
      const found = (query: { location: string; within?: 20 }) =>
        unwrap(applicant.GET("/job-offers-for-me", { params: { query: { search: word, ...query } } }));
      const { items, understood } = await found({ location: "lyon", within: 20 });
      if (understood) {
        expect(understood).toMatchObject({ search: word, location: "Lyon", within: 20 });
        expect(items.map((offer) => offer.id)).toEqual([id]);
        for (const query of [{ location: "lyon" }, { location: "Saint-Denis", within: 20 as const }])
          expect([query, await found(query)]).toEqual([
            query,
            expect.not.objectContaining({ understood: expect.anything() }),
          ]);
      }
      await remove(recruiter, id);
    },
  }),
];
