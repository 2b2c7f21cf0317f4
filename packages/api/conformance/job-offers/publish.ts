import { expect } from "vitest";
import type { Schemas } from "../../src";
import {
  anotherRecruiter,
  apply,
  offerFor,
  publish,
  readOffer,
  remove,
  theApplicant,
  theRecruiter,
} from "../context/acts";
import { INVISIBLE, UNSTORABLE, anOffer } from "../context/builders";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedFields, sendJson, statusesOf, type PlainAnswer } from "../context/calls";

type Field = keyof Schemas["JobOfferInput"];

async function post(context: TestContext, changes: object): Promise<PlainAnswer> {
  return sendJson(await theRecruiter(context), "POST", "/job-offer", { ...anOffer(), ...changes });
}

/** Expects an offer to be refused for one field, as a flat `{field}`. */
const refuses = (what: string, field: Field, value: unknown) =>
  contractTest(`refuses ${what}`, "createJobOffer", async (context) => {
    expect(await post(context, { [field]: value })).toEqual(refusedFields(field));
  });

/** Expects an offer to be published, and compares it with a later read. */
const publishes = (what: string, changes: Partial<Schemas["JobOfferInput"]>, seen: Partial<Schemas["JobOffer"]>) =>
  contractTest(`publishes ${what}`, "createJobOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const { id } = await publish(recruiter, changes);
    expect(await readOffer(recruiter, id)).toMatchObject(seen);
  });

/** Publishes an offer as the shared recruiter, then sends a PATCH with any body. */
async function change(context: TestContext, body: unknown, before: Partial<Schemas["JobOfferInput"]> = {}) {
  const recruiter = await theRecruiter(context);
  const { id, createdAt } = await publish(recruiter, before);
  const answer = await sendJson(recruiter, "PATCH", `/job-offer/${id}`, body);
  return { answer, createdAt, after: await readOffer(recruiter, id) };
}

const usualTerms = { remote: "none", closingDate: null, positions: 1 };
const required = ["jobTitle", "description", "location"] as const;
const limits = { jobTitle: 150, description: 5000, location: 100 } as const;
const markup = "<script>alert(1)</script> & 'Développeur' \"H/F\" 🙂";

export const publishingTests: ContractTest[] = [
  contractTest("returns the saved offer (D-019, D-021)", "createJobOffer", async (context) => {
    const { id, createdAt, public: _, place: __, ...saved } = await publish(await theRecruiter(context), anOffer());
    const none = { applicationsCount: 0, unreadApplicationsCount: 0, viewsCount: 0 };
    const pay = { salaryMin: anOffer().salary, salaryMax: null, salaryPeriod: "month" };
    expect(saved).toEqual({ ...anOffer(), ...pay, ...none });
    expect(createdAt).toMatch(/Z$/);
    expect(id).toBeGreaterThan(0);
  }),
  contractTest("defaults to an active cdi without salary (D-112)", "createJobOffer", async (context) => {
    const given = { jobTitle: "Comptable", description: "Tenue des comptes.", location: "Lyon" };
    const { body } = await sendJson(await theRecruiter(context), "POST", "/job-offer", given);
    const usual = { contract: "cdi", salary: 0, skills: [], benefits: [], ...usualTerms, active: true };
    expect(body).toMatchObject({ data: { ...given, ...usual } });
  }),
  publishes("an inactive offer as a draft (D-350)", { active: false }, { active: false, draft: true }),
  contractTest("is no draft once it was published (D-350)", "updateJobOffer", async (context) => {
    const published = await change(context, { active: true }, { active: false });
    expect(published.answer.body).toMatchObject({ data: { active: true } });
    expect(published.after).not.toHaveProperty("draft");
    const closed = await change(context, { active: false });
    expect(closed.after).not.toHaveProperty("draft");
  }),
  publishes("texts with surrounding spaces (D-056)", { jobTitle: "  Soudeuse\n" }, { jobTitle: "Soudeuse" }),
  publishes(
    "a title and a place on one line (D-056)",
    { jobTitle: "Soudeuse\r\nde nuit", location: "Saint-\u202ENazaire" },
    { jobTitle: "Soudeuse de nuit", location: "Saint-Nazaire" },
  ),
  publishes(
    "a text at its limit with surrounding spaces (D-029)",
    { jobTitle: `  ${"é".repeat(limits.jobTitle)}\n` },
    { jobTitle: "é".repeat(limits.jobTitle) },
  ),
  publishes(
    "markup as plain text",
    { description: markup, jobTitle: markup },
    { description: markup, jobTitle: markup },
  ),
  publishes(
    "distinct skills and benefits, in the given order and their first spelling, without blank ones (D-094)",
    { skills: ["Vue", "Go", " go ", "GO", "", "  ", "Élan"], benefits: ["RTT", "rtt", "Mutuelle", "Vélo", "Cantine"] },
    { skills: ["Vue", "Go", "Élan"], benefits: ["RTT", "Mutuelle", "Vélo", "Cantine"] },
  ),
  publishes(
    "texts and lists up to their limits (D-029)",
    { ...texts("é", 0), skills: Array.from({ length: 50 }, (_, n) => String(n).padEnd(60, "x")) },
    texts("é", 0),
  ),
  contractTest("ignores fields that are the server's (D-006)", "createJobOffer", async (context) => {
    const { me } = await anotherRecruiter(context);
    const { id } = await publish(await theRecruiter(context));
    const { body } = await post(context, { id, recruiterId: me.id, createdAt: "2001-01-01T00:00:00Z", ID: id });
    expect(JSON.stringify(body)).not.toContain("2001-01-01");
    expect(body).not.toMatchObject({ data: { id } });
  }),

  ...required.map((field) => refuses(`a missing ${field} (D-056)`, field, undefined)),
  ...required.map((field) => refuses(`a ${field} of spaces (D-056)`, field, " \n\t ")),
  ...required.map((field) => refuses(`a ${field} of invisible characters`, field, INVISIBLE)),
  ...required.map((field) => refuses(`a list as ${field}`, field, ["Lyon"])),
  ...required.map((field) => refuses(`a ${field} over its limit (D-029)`, field, "x".repeat(limits[field] + 1))),
  ...Object.entries(UNSTORABLE).flatMap(([what, text]) => [
    ...required.map((field) => refuses(`${what} in ${field}`, field, text)),
    refuses(`${what} in a skill`, "skills", ["Go", text]),
    refuses(`${what} in a benefit`, "benefits", [text]),
  ]),
  refuses("a salary in words (D-112)", "salary", "3000"),
  refuses("a negative salary (D-112)", "salary", -1),
  refuses("an excessive salary (D-112)", "salary", 1e300),
  refuses("an unknown contract", "contract", "benevolat"),
  refuses("an active value that is not a boolean", "active", "oui"),
  refuses(
    "51 skills (D-029)",
    "skills",
    Array.from({ length: 51 }, (_, n) => `compétence ${n}`),
  ),
  refuses("a skill of 61 characters (D-029)", "skills", ["x".repeat(61)]),
  refuses("skills that are not a list", "skills", "Go, SQL"),
  refuses("skills that are not texts", "skills", [1, null]),
  contractTest("changes the fields of the body and keeps the others", "updateJobOffer", async (context) => {
    for (const changes of [{ salary: 3000.5 }, { location: "Brest" }, { contract: "cdd" }, { benefits: ["RTT"] }]) {
      const { answer, after } = await change(context, changes);
      expect(answer).toMatchObject({ status: 200, body: { data: { ...anOffer(), ...changes } } });
      expect(after).toMatchObject({ ...anOffer(), ...changes });
    }
  }),
  contractTest("keeps omitted fields even if the body has all required ones", "updateJobOffer", async (context) => {
    const carried = { jobTitle: "Mécanicienne", description: "À terre.", location: "Brest" };
    const { after } = await change(context, carried, { active: false });
    expect(after).toMatchObject({ ...anOffer(), ...carried, active: false });
  }),
  contractTest("opens and closes an offer", "updateJobOffer", async (context) => {
    for (const active of [false, true]) {
      const { createdAt, answer, after } = await change(context, { active }, { active: !active });
      const shown = { ...anOffer(), active, createdAt };
      expect([answer.body, after]).toMatchObject([{ data: shown }, shown]);
    }
  }),
  contractTest("clears a list with an empty one", "updateJobOffer", async (context) => {
    expect((await change(context, { skills: [] })).after).toMatchObject({ ...anOffer(), skills: [] });
  }),
  contractTest("treats an empty body as unchanged", "updateJobOffer", async (context) => {
    const { answer, after } = await change(context, {});
    expect(answer).toHaveProperty("status", 200);
    expect(after).toMatchObject(anOffer());
  }),
  contractTest("hides another recruiter's offer and leaves it unchanged (D-005)", "updateJobOffer", async (context) => {
    const offer = await publish(await theRecruiter(context));
    const thief = await anotherRecruiter(context);
    expect(await sendJson(thief, "PATCH", `/job-offer/${offer.id}`, { active: false })).toEqual(refused(404));
    expect(await readOffer(thief, offer.id)).toMatchObject(anOffer());
  }),

  contractTest("succeeds once for two simultaneous requests (D-025)", "deleteJobOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const { id } = await publish(recruiter);
    const answers = await Promise.all([1, 2].map(() => call(recruiter, "DELETE", `/job-offer/${id}`)));
    expect(statusesOf(answers)).toEqual([200, 404]);
  }),
  contractTest("deletes its applications (D-108)", "deleteJobOffer", async (context) => {
    const [recruiter, applicant] = [await theRecruiter(context), await theApplicant(context)];
    const offer = await publish(recruiter);
    const application = await apply(applicant, offer.id);
    await remove(recruiter, offer.id);
    expect(await offerFor(applicant, offer.id)).toBeUndefined();
    expect(await call(applicant, "DELETE", `/application/${application.id}`)).toEqual(refused(404));
    expect(await call(recruiter, "GET", `/application/${application.id}`)).toEqual(refused(404));
  }),
];

/** The required texts at their maximum lengths, or `beyond` characters longer. */
function texts(character: string, beyond: number) {
  const text = (field: keyof typeof limits) => character.repeat(limits[field] + beyond);
  return { jobTitle: text("jobTitle"), description: text("description"), location: text("location") };
}
