import { expect } from "vitest";
import type { Schemas } from "../../src";
import { anotherApplicant, apply, close, publish, readOffer, remove, theRecruiter } from "../context/acts";
import { anOffer, aName } from "../context/builders";
import { call, refused } from "../context/calls";
import { save } from "../context/forms";
import { contractTest, testsOf, testsWith, type ContractTest, type TestContext } from "../context/harness";
import { unwrap } from "../context/unwrap";
import { closedForVisitors, idsIn, publicIds, publicPage, publishForAll, readPublic, statusOf } from "./acts";

/** Expects an offer that was public to be gone for visitors, alone and in lists. */
async function expectGone(context: TestContext, { id, jobTitle }: Schemas["JobOffer"]) {
  expect(closedForVisitors).toContain(await statusOf(context, id));
  expect(await publicIds(context, { search: jobTitle })).not.toContain(id);
}

const choice: ContractTest[] = [
  contractTest("is not public unless its recruiter says so (D-371)", "createJobOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const offer = await publish(recruiter, { jobTitle: "Facteur d’orgues" });
    expect(offer).toMatchObject({ public: false });
    expect(await statusOf(context, offer.id)).toBe(404);
    expect(await publicIds(context, { search: "orgues" })).not.toContain(offer.id);
  }),
  contractTest("becomes public and private again (D-371)", "updateJobOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const offer = await publish(recruiter, { jobTitle: "Campaniste" });
    const params = { path: { id: offer.id } };
    for (const isPublic of [true, false, true]) {
      const answer = await unwrap(recruiter.PATCH("/job-offer/{id}", { params, body: { public: isPublic } }));
      expect(answer.data.public).toBe(isPublic);
      expect(await statusOf(context, offer.id)).toBe(isPublic ? 200 : 404);
      expect((await publicIds(context, { search: "campaniste" })).includes(offer.id)).toBe(isPublic);
    }
  }),
  contractTest("keeps the choice when other fields change (D-371)", "updateJobOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const { id } = await publishForAll(recruiter);
    await unwrap(recruiter.PATCH("/job-offer/{id}", { params: { path: { id } }, body: { location: "Brest" } }));
    expect((await readPublic(context, id)).location).toBe("Brest");
  }),
  contractTest("tells an applicant of an offer that anybody can read (D-450)", "getJobOffer", async (context) => {
    const [recruiter, applicant] = [await theRecruiter(context), await anotherApplicant(context)];
    const { id } = await publishForAll(recruiter);
    const { public: isShared = true } = Object(await readOffer(applicant, id));
    expect(isShared).toBe(true);
    const hidden = await publish(recruiter, { public: false });
    await apply(applicant, id);
    await close(recruiter, id);
    for (const one of [hidden.id, id]) expect(await readOffer(applicant, one)).not.toHaveProperty("public");
  }),
];

const reading: ContractTest[] = [
  contractTest("is read in full by anybody (D-372)", "getPublicOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const offer = await publishForAll(recruiter);
    const { active: _, public: __, clientId: ___, ...terms } = anOffer();
    const shown = await readPublic(context, offer.id);
    expect(shown).toMatchObject({ ...terms, id: offer.id, company: { username: recruiter.me.username } });
    const { publishedAt } = shown;
    expect(publishedAt).toMatch(/Z$/);
    expect(await readPublic(context, offer.id)).toHaveProperty("publishedAt", publishedAt);
    const { items } = await publicPage(context, { pageSize: 100 });
    expect(items.find(({ id }) => id === offer.id)).toMatchObject({ publishedAt });
  }),
  contractTest("names no person and counts nothing (D-372)", "getPublicOffer", async (context) => {
    const recruiter = await context.signIn("recruiter", { firstname: "Gwenaëlle", lastname: "Quéméner" });
    const applicant = await context.signIn("applicant", { firstname: "Ildiko", lastname: "Szabó" });
    const offer = await publishForAll(recruiter, { jobTitle: "Tonnelier" });
    await apply(applicant, offer.id, "Bonjour.");
    const { username } = recruiter.me;
    const paths = [`/public/offers/${offer.id}`, "/public/offers?search=tonnelier", `/public/companies/${username}`];
    for (const path of paths) {
      const { status, body } = await call(context.anonymous, "GET", path);
      expect(status).toBe(200);
      const text = JSON.stringify(body);
      for (const word of ["Gwenaëlle", "Quéméner", "Ildiko", "Szabó", recruiter.me.email, applicant.me.username])
        expect(text).not.toContain(word);
      expect(text).not.toMatch(/"(applicationsCount|unreadApplicationsCount|viewsCount|modifiedAt)"/);
    }
  }),
  contractTest("is gone at once when it is closed (D-373)", "getPublicOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const offer = await publishForAll(recruiter, { jobTitle: "Allumeur de réverbères" });
    await close(recruiter, offer.id);
    await expectGone(context, offer);
  }),
  contractTest("is gone at once when it is deleted (D-373)", "getPublicOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const offer = await publishForAll(recruiter, { jobTitle: "Rempailleur" });
    await remove(recruiter, offer.id);
    await expectGone(context, offer);
  }),
  contractTest("is a 404 as a draft, like an unknown one (D-373)", "getPublicOffer", async (context) => {
    const { id } = await publishForAll(await theRecruiter(context), { active: false });
    for (const one of [id, 2_000_000_001])
      expect(await call(context.anonymous, "GET", `/public/offers/${one}`)).toEqual(refused(404));
  }),
  ...testsWith("moderation", "getPublicOffer", {
    "is hidden while operators hide it (D-373)": async (context) => {
      const offer = await publishForAll(await theRecruiter(context), { jobTitle: "Montreur d’ours" });
      await context.hide("offer", offer.id);
      expect(await statusOf(context, offer.id)).toBe(404);
      expect(await publicIds(context, { search: "ours montreur" })).not.toContain(offer.id);
    },
    "is hidden while its recruiter is suspended (D-373)": async (context) => {
      const recruiter = await context.signIn("recruiter");
      const offer = await publishForAll(recruiter, { jobTitle: "Sabotier" });
      await context.suspend(recruiter);
      expect(await statusOf(context, offer.id)).toBe(404);
      expect(await publicIds(context, { search: "sabotier" })).not.toContain(offer.id);
      expect(await call(context.anonymous, "GET", `/public/companies/${recruiter.me.username}`)).toEqual(refused(404));
      await context.restore("person", recruiter);
      expect(await statusOf(context, offer.id)).toBe(200);
    },
  }),
];

const companies: ContractTest[] = testsOf("getPublicCompany", {
  "lists a company's public offers only (D-374)": async (context) => {
    const recruiter = await context.signUp("recruiter");
    const [first] = [await publishForAll(recruiter), await publish(recruiter)];
    const last = await publishForAll(recruiter);
    const params = { path: { username: recruiter.me.username.toUpperCase() } };
    const { data } = await unwrap(context.anonymous.GET("/public/companies/{username}", { params }));
    expect(data).toMatchObject({ username: recruiter.me.username, profile: null, offers: { totalItems: 2 } });
    expect(idsIn(data.offers)).toEqual([last.id, first.id]);
  },
  "is found by a former username (D-374)": async (context) => {
    const recruiter = await context.signUp("recruiter");
    await publishForAll(recruiter);
    const username = aName();
    await save(recruiter, "updateMe", { username });
    const params = { path: { username: recruiter.me.username } };
    expect((await unwrap(context.anonymous.GET("/public/companies/{username}", { params }))).data.username).toBe(
      username,
    );
  },
  "is a 404 without an open public offer (D-374)": async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await anotherApplicant(context)];
    await publish(recruiter);
    const { id } = await publishForAll(recruiter);
    await close(recruiter, id);
    for (const name of [recruiter.me.username, applicant.me.username, "personne-de-ce-nom"])
      expect(await call(context.anonymous, "GET", `/public/companies/${name}`)).toEqual(refused(404));
  },
});

export const publicOfferTests: readonly ContractTest[] = [...choice, ...reading, ...companies];
