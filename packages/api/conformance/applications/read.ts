import { expect } from "vitest";
import { apply, close, offerFor, openApplications, publish, theApplicant, theRecruiter } from "../context/acts";
import { aPerson } from "../context/builders";
import { moveEmail } from "../context/emails";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

/** An offer with one unseen application. */
async function anApplication(context: TestContext, message?: string, by?: TestUser) {
  const [recruiter, applicant] = [await theRecruiter(context), by ?? (await theApplicant(context))];
  const offer = await publish(recruiter);
  return { recruiter, applicant, offer, application: await apply(applicant, offer.id, message) };
}

/** An offer with two applications, the second by the shared applicant. */
async function twoApplications(context: TestContext) {
  const recruiter = await theRecruiter(context);
  const offer = await publish(recruiter);
  const [earlier, applicant] = [await context.signIn("applicant"), await theApplicant(context)];
  const [first, second] = [await apply(earlier, offer.id), await apply(applicant, offer.id)];
  return { recruiter, offer, earlier, applicant, first, second };
}

export const readingTests: ContractTest[] = testsOf("listApplications", {
  "shows the current title and skills of the applicant's profile": async (context) => {
    const applicant = await context.signIn("applicant");
    const { recruiter, offer, application } = await anApplication(context, undefined, applicant);
    for (const shown of [
      { profile: "Soudeuse", skills: ["Hydraulique", "Brasage"] },
      { profile: "Braseuse", skills: ["Brasage", "Hydraulique", "Lecture de plans"] },
    ]) {
      await save(applicant, "updateApplicantProfile", shown);
      expect(await openApplications(recruiter, offer.id)).toMatchObject([shown]);
      const path = { applicationID: application.id };
      const one = await unwrap(recruiter.GET("/application/{applicationID}", { params: { path } }));
      expect(one.data).toMatchObject(shown);
    }
  },
  "shows the applicants and their messages (D-102, D-115)": async (context) => {
    const { recruiter, applicant, offer, application } = await anApplication(context, "Bonjour <b>!</b>");
    const { firstname, lastname, email } = applicant.me;
    const { id, createdAt } = application;
    const shown = { id, createdAt, profile: null, skills: [], resumeUrl: null, message: "Bonjour <b>!</b>" };
    expect(await openApplications(recruiter, offer.id)).toMatchObject([
      { ...shown, Applicant: { user: { firstname, lastname, email } } },
    ]);
  },
  "shows recruiters no birth date, phone number or address (D-159)": async (context) => {
    const [recruiter, offer] = [await theRecruiter(context), await publish(await theRecruiter(context))];
    const applicant = await context.signIn("applicant", { birthdate: "1969-03-04", phone: "+33 6 45 67 89 01" });
    await apply(applicant, offer.id);
    const shown = JSON.stringify(await openApplications(recruiter, offer.id));
    expect(shown).toContain(applicant.me.email);
    for (const secret of ["1969-03-04", "45 67 89"]) expect(shown).not.toContain(secret);
  },
  "shows the applicant's current names and address (D-086)": async (context) => {
    const applicant = await context.signIn("applicant");
    const { recruiter, offer } = await anApplication(context, undefined, applicant);
    await openApplications(recruiter, offer.id);
    const [names, { email }] = [{ firstname: "Renée", lastname: "Nouveau" }, aPerson()];
    await save(applicant, "updateMe", names);
    await moveEmail(context, applicant, email);
    const user = { ...names, email };
    expect(await openApplications(recruiter, offer.id)).toMatchObject([{ Applicant: { user } }]);
  },
  "puts the newest first and counts them (D-012, D-116)": async (context) => {
    const { recruiter, offer, first, second } = await twoApplications(context);
    const { body } = await call(recruiter, "GET", `/applications?jobOfferId=${offer.id}`);
    const items = [{ id: second.id }, { id: first.id }];
    expect(body).toMatchObject({ items, page: 1, totalPages: 1, totalItems: 2 });
    const part = await call(recruiter, "GET", `/applications?jobOfferId=${offer.id}&limit=1&page=2`);
    expect(part.body).toMatchObject({ items: [{ id: first.id }], page: 2, totalPages: 2, totalItems: 2 });
  },
  "is empty for an offer without applications (D-011)": async (context) => {
    const recruiter = await theRecruiter(context);
    const { id } = await publish(recruiter);
    const { body } = await call(recruiter, "GET", `/applications?jobOfferId=${id}&limit=100`);
    expect(body).toMatchObject({ items: [], page: 1, totalPages: 0, totalItems: 0 });
  },
  "shows the applications of an inactive offer (D-109)": async (context) => {
    const { recruiter, offer } = await anApplication(context);
    await close(recruiter, offer.id);
    expect(await openApplications(recruiter, offer.id)).toHaveLength(1);
  },
  "requires an offer (D-001)": async (context) =>
    expect(await call(await theRecruiter(context), "GET", "/applications")).toEqual(refused(400)),
  "keeps the time when it was first seen (D-103)": async (context) => {
    const { recruiter, offer } = await anApplication(context);
    const [first] = await openApplications(recruiter, offer.id);
    const [again] = await openApplications(recruiter, offer.id);
    expect(again?.seenAt).toMatch(/Z$/);
    expect(first?.seenAt ?? again?.seenAt).toBe(again?.seenAt);
    await sendJson(recruiter, "PATCH", `/application/${first?.id ?? 0}`, { decision: "accepted" });
    expect(await openApplications(recruiter, offer.id)).toMatchObject([{ seenAt: again?.seenAt }]);
  },
  "marks as seen only the applications on the returned page (D-103)": async (context) => {
    const { recruiter, offer, earlier, applicant, first, second } = await twoApplications(context);
    await openApplications(recruiter, offer.id, 1);
    expect(await offerFor(applicant, offer.id)).toHaveProperty("applicationStatus", "applied_seen");
    expect(await offerFor(earlier, offer.id)).toHaveProperty("applicationStatus", "applied_not_seen");
    // Unseen applications do not move to the top.
    expect((await openApplications(recruiter, offer.id)).map(({ id }) => id)).toEqual([second.id, first.id]);
  },
  "leaves the applications to other offers unseen (D-103)": async (context) => {
    const { recruiter, applicant, offer } = await anApplication(context);
    await openApplications(recruiter, (await publish(recruiter)).id);
    expect(await offerFor(applicant, offer.id)).toHaveProperty("applicationStatus", "applied_not_seen");
  },
});
