import { expect } from "vitest";
import {
  anotherApplicant,
  anotherRecruiter,
  apply,
  close,
  offerFor,
  offersFor,
  offersOf,
  once,
  publish,
  readOffer,
  remove,
  theApplicant,
  theRecruiter,
} from "./acts";
import { anOffer } from "./builders";
import { promise, type ContractPromise } from "./harness";
import { call, refused } from "./plain";
import { unwrap } from "./unwrap";

/** A recruiter with 25 offers, their ids in the order of publication, and an applicant who declares nothing. */
const aMarket = once(async ({ signIn }) => {
  const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
  const ids: number[] = [];
  for (let number = 1; number <= 25; number += 1) {
    const skills = number % 3 === 0 ? [] : ["Hydraulique", `Métier ${number}`];
    ids.push((await publish(recruiter, { jobTitle: `Offre ${number}`, skills })).id);
  }
  return { recruiter, applicant, ids };
});

export const findingPromises: ContractPromise[] = [
  promise("shows an offer in full, and whose it is (D-111)", "getJobOffer", async (scene) => {
    const recruiter = await theRecruiter(scene);
    const offer = await readOffer(await anotherRecruiter(scene), (await publish(recruiter)).id);
    expect(offer).toMatchObject({ ...anOffer(), recruiter: { username: recruiter.me.username, company: null } });
  }),
  promise("tells an applicant where they stand with it (D-111)", "getJobOffer", async (scene) => {
    const [recruiter, applicant] = [await theRecruiter(scene), await theApplicant(scene)];
    const { id } = await publish(recruiter);
    expect(await readOffer(applicant, id)).toMatchObject({ applicationStatus: "not_applied", applicationID: null });
    const application = await apply(applicant, id);
    const standing = { applicationStatus: "applied_not_seen", applicationID: application.id };
    expect(await readOffer(applicant, id)).toMatchObject(standing);
  }),
  promise("invents no match for somebody who declares nothing (D-097)", "getJobOffer", async (scene) => {
    const { applicant, ids } = await aMarket(scene);
    expect(await readOffer(applicant, ids[0] ?? 0)).toHaveProperty("match", null);
  }),
  promise(
    "shows an inactive offer to its recruiter and to who applied, to nobody else (D-099)",
    "getJobOffer",
    async (scene) => {
      const [recruiter, applicant] = [await theRecruiter(scene), await theApplicant(scene)];
      const { id } = await publish(recruiter);
      await apply(applicant, id);
      await close(recruiter, id);
      const readers = [recruiter, applicant, await anotherApplicant(scene), await anotherRecruiter(scene)];
      const seen = await Promise.all(readers.map((reader) => readOffer(reader, id)));
      expect(seen).toEqual([expect.any(Object), expect.any(Object), 404, 404]);
    },
  ),

  promise(
    "lists all of one's own offers, newest first (D-110, D-116)",
    "listRecruiterJobOffers",
    async ({ signIn }) => {
      const recruiter = await signIn("recruiter");
      const first = await publish(recruiter, { active: false });
      const [second, third] = [await publish(recruiter), await publish(recruiter)];
      const listed = await offersOf(recruiter, recruiter);
      expect(listed.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    },
  ),
  promise("lists the active ones to everybody else (D-110)", "listRecruiterJobOffers", async (scene) => {
    const recruiter = await scene.signIn("recruiter");
    const offer = await publish(recruiter);
    await publish(recruiter, { active: false });
    for (const reader of [await theApplicant(scene), await anotherRecruiter(scene)])
      expect((await offersOf(reader, recruiter)).map(({ id }) => id)).toEqual([offer.id]);
  }),
  promise("counts applications for the offer's recruiter alone", "listRecruiterJobOffers", async (scene) => {
    const recruiter = await scene.signIn("recruiter");
    const applicant = await theApplicant(scene);
    await apply(applicant, (await publish(recruiter)).id);
    expect((await offersOf(recruiter, recruiter))[0]).toHaveProperty("applicationsCount", 1);
    expect((await offersOf(applicant, recruiter))[0]).not.toHaveProperty("applicationsCount");
  }),
  promise("finds a recruiter in upper or lower case (D-030)", "listRecruiterJobOffers", async (scene) => {
    const { recruiter, applicant } = await aMarket(scene);
    const path = `/job-offers/recruiter/${recruiter.me.username.toUpperCase()}`;
    expect(await call(applicant, "GET", path)).toMatchObject({ status: 200, body: { totalItems: 25 } });
  }),
  promise("knows no recruiter of an unknown name (D-005)", "listRecruiterJobOffers", async (scene) => {
    const path = "/job-offers/recruiter/personne-de-ce-nom";
    expect(await call(await theApplicant(scene), "GET", path)).toEqual(refused(404));
  }),

  promise("holds the active offers, not yet applied to (D-096)", "listJobOffersForMe", async (scene) => {
    const applicant = await theApplicant(scene);
    const { id } = await publish(await theRecruiter(scene));
    const standing = { applicationStatus: "not_applied", applicationID: null };
    const { jobTitle, location, contract } = anOffer();
    expect(await offerFor(applicant, id)).toMatchObject({ id, ID: id, jobTitle, location, contract, ...standing });
  }),
  promise("does not hold inactive offers that one has not applied to (D-099)", "listJobOffersForMe", async (scene) => {
    const { id } = await publish(await theRecruiter(scene), { active: false });
    expect(await offerFor(await theApplicant(scene), id)).toBeUndefined();
  }),
  promise("keeps an offer applied to once it is inactive (D-099, D-109)", "listJobOffersForMe", async (scene) => {
    const [recruiter, applicant] = [await theRecruiter(scene), await theApplicant(scene)];
    const { id } = await publish(recruiter);
    const application = await apply(applicant, id);
    await close(recruiter, id);
    const kept = { active: false, applicationStatus: "applied_not_seen", applicationID: application.id };
    expect(await offerFor(applicant, id)).toMatchObject(kept);
  }),
  promise("loses an offer that is deleted (D-108)", "listJobOffersForMe", async (scene) => {
    const recruiter = await theRecruiter(scene);
    const { id } = await publish(recruiter);
    await remove(recruiter, id);
    expect(await offerFor(await theApplicant(scene), id)).toBeUndefined();
  }),
  promise("says 'id' and 'ID' alike, the offer's (D-016)", "listJobOffersForMe", async (scene) => {
    const { applicant } = await aMarket(scene);
    const offers = await offersFor(applicant);
    expect(offers.filter(({ id, ID }) => id !== ID)).toEqual([]);
  }),
  promise("shows no number to somebody who declares nothing (D-097)", "listJobOffersForMe", async (scene) => {
    const { applicant } = await aMarket(scene);
    const offers = await offersFor(applicant);
    expect(offers.filter(({ match }) => match)).toEqual([]);
  }),
  promise(
    "has no gap and no duplicate over its pages, newest first (D-097, D-098)",
    "listJobOffersForMe",
    async (scene) => {
      const { applicant, ids } = await aMarket(scene);
      const listed = (await offersFor(applicant, 10)).map(({ id }) => id);
      expect(listed.filter((id) => ids.includes(id))).toEqual(ids.toReversed());
    },
  ),
  promise("has the same order each time (D-098)", "listJobOffersForMe", async (scene) => {
    const { applicant } = await aMarket(scene);
    const listed = async () => (await offersFor(applicant, 20)).map(({ id }) => id);
    expect(await listed()).toEqual(await listed());
  }),
  promise("says how many there are on all pages (D-012)", "listJobOffersForMe", async (scene) => {
    const { applicant } = await aMarket(scene);
    const query = { page: 1, pageSize: 10 };
    const { totalItems, totalPages } = await unwrap(applicant.GET("/job-offers-for-me", { params: { query } }));
    expect(totalPages).toBe(Math.ceil(totalItems / 10));
    expect(await offersFor(applicant)).toHaveLength(totalItems);
  }),
];
