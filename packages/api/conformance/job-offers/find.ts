import { expect } from "vitest";
import {
  anotherApplicant,
  anotherRecruiter,
  apply,
  close,
  offerFor,
  offersFor,
  once,
  publish,
  readOffer,
  theApplicant,
  theRecruiter,
} from "../context/acts";
import { anOffer } from "../context/builders";
import { exclusive, testsOf, type ContractTest } from "../context/harness";
import { call, refused } from "../context/calls";
import { unwrap } from "../context/unwrap";

/** A recruiter with 25 offers, whose ids are in order of publication, and an applicant without skills. */
const aMarket = once(async ({ signIn }) => {
  const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
  const ids: number[] = [];
  for (let number = 1; number <= 25; number += 1) {
    const skills = number % 3 === 0 ? [] : ["Hydraulique", `Métier ${number}`];
    ids.push((await publish(recruiter, { jobTitle: `Offre ${number}`, skills })).id);
  }
  return { recruiter, applicant, ids };
});

export const findingTests: ContractTest[] = [
  ...testsOf("getJobOffer", {
    "returns the whole offer, with its recruiter (D-111)": async (context) => {
      const recruiter = await theRecruiter(context);
      const offer = await readOffer(await anotherRecruiter(context), (await publish(recruiter)).id);
      expect(offer).toMatchObject({ ...anOffer(), recruiter: { username: recruiter.me.username, company: null } });
      for (const ofApplicants of ["applicationStatus", "applicationID", "decision", "match"])
        expect(offer).not.toHaveProperty(ofApplicants);
    },
    "shows applicants the state of their application (D-111)": async (context) => {
      const [recruiter, applicant] = [await theRecruiter(context), await theApplicant(context)];
      const { id } = await publish(recruiter);
      expect(await readOffer(applicant, id)).toMatchObject({ applicationStatus: "not_applied", applicationID: null });
      const application = await apply(applicant, id);
      const standing = { applicationStatus: "applied_not_seen", applicationID: application.id };
      expect(await readOffer(applicant, id)).toMatchObject(standing);
    },
    "has no match for an applicant without skills (D-097)": async (context) => {
      const { applicant, ids } = await aMarket(context);
      expect(await readOffer(applicant, ids[0] ?? 0)).toHaveProperty("match", null);
    },
    "shows an inactive offer only to its recruiter and its applicants (D-099)": async (context) => {
      const [recruiter, applicant] = [await theRecruiter(context), await theApplicant(context)];
      const { id } = await publish(recruiter);
      await apply(applicant, id);
      await close(recruiter, id);
      const readers = [recruiter, applicant, await anotherApplicant(context), await anotherRecruiter(context)];
      const seen = await Promise.all(readers.map((reader) => readOffer(reader, id)));
      expect(seen).toEqual([expect.any(Object), expect.any(Object), 404, 404]);
    },
  }),
  ...testsOf("listRecruiterJobOffers", {
    "lists active offers to everyone else (D-110)": async (context) => {
      const recruiter = await context.signIn("recruiter");
      const offer = await publish(recruiter);
      await publish(recruiter, { active: false });
      const path = `/job-offers/recruiter/${recruiter.me.username}?page=`;
      for (const reader of [await theApplicant(context), await anotherRecruiter(context)]) {
        const page = { totalPages: 1, totalItems: 1 };
        expect(await call(reader, "GET", `${path}1`)).toMatchObject({ body: { items: [{ id: offer.id }], ...page } });
        expect(await call(reader, "GET", `${path}2`)).toMatchObject({ body: { items: [], ...page } });
      }
    },
    "finds a recruiter by username in any case (D-030)": async (context) => {
      const { recruiter, applicant } = await aMarket(context);
      const path = `/job-offers/recruiter/${recruiter.me.username.toUpperCase()}`;
      expect(await call(applicant, "GET", path)).toMatchObject({ status: 200, body: { totalItems: 25 } });
    },
    "answers 404 for an unknown recruiter (D-005)": async (context) => {
      const path = "/job-offers/recruiter/personne-de-ce-nom";
      expect(await call(await theApplicant(context), "GET", path)).toEqual(refused(404));
    },
  }),
  ...testsOf("listJobOffersForMe", {
    "contains the active offers, not yet applied to (D-096)": async (context) => {
      const applicant = await theApplicant(context);
      const { id } = await publish(await theRecruiter(context));
      const standing = { applicationStatus: "not_applied", applicationID: null };
      const { jobTitle, location, contract } = anOffer();
      expect(await offerFor(applicant, id)).toMatchObject({ id, ID: id, jobTitle, location, contract, ...standing });
    },
    "keeps an offer applied to once it is inactive (D-099, D-109)": exclusive(async (context) => {
      const [recruiter, applicant] = [await theRecruiter(context), await theApplicant(context)];
      const { id } = await publish(recruiter);
      const application = await apply(applicant, id);
      const { totalItems: before } = await unwrap(applicant.GET("/job-offers-for-me"));
      await close(recruiter, id);
      expect(await unwrap(applicant.GET("/job-offers-for-me"))).toMatchObject({ totalItems: before });
      const kept = { active: false, applicationStatus: "applied_not_seen", applicationID: application.id };
      expect(await offerFor(applicant, id)).toMatchObject(kept);
      await apply(applicant, (await publish(recruiter)).id);
      const { totalItems } = await unwrap(applicant.GET("/job-offers-for-me"));
      expect(await offersFor(applicant)).toHaveLength(totalItems);
    }),
    "has equal 'id' and 'ID', both the offer's (D-016)": async (context) => {
      const { applicant } = await aMarket(context);
      const offers = await offersFor(applicant);
      expect(offers.filter(({ id, ID }) => id !== ID)).toEqual([]);
    },
    "shows no match to an applicant without skills (D-097)": async (context) => {
      const { applicant } = await aMarket(context);
      const offers = await offersFor(applicant);
      expect(offers.filter(({ match }) => match)).toEqual([]);
    },
    "has no gap and no duplicate over its pages, newest first (D-097, D-098)": exclusive(async (context) => {
      const { applicant, ids } = await aMarket(context);
      const listed = (await offersFor(applicant, 10)).map(({ id }) => id);
      expect(listed.filter((id) => ids.includes(id))).toEqual(ids.toReversed());
    }),
    "has the same order each time (D-098)": exclusive(async (context) => {
      const { applicant } = await aMarket(context);
      const listed = async () => (await offersFor(applicant, 20)).map(({ id }) => id);
      expect(await listed()).toEqual(await listed());
    }),
    "counts the offers of all pages (D-012)": exclusive(async (context) => {
      const { applicant } = await aMarket(context);
      const query = { page: 1, pageSize: 10 };
      const { totalItems, totalPages } = await unwrap(applicant.GET("/job-offers-for-me", { params: { query } }));
      expect(totalPages).toBe(Math.ceil(totalItems / 10));
      expect(await offersFor(applicant)).toHaveLength(totalItems);
    }),
  }),
];
