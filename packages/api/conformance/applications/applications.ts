import { expect } from "vitest";
import {
  anotherApplicant,
  apply,
  close,
  offerFor,
  openApplications,
  publish,
  remove,
  statsOf,
  theApplicant,
  theRecruiter,
  withdraw,
} from "../context/acts";
import { UNSTORABLE } from "../context/builders";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedFields, sendJson, statusesOf, type PlainAnswer } from "../context/calls";

/** An offer without applications, and the shared recruiter and applicant. */
async function aFreshOffer(context: TestContext) {
  const [recruiter, applicant] = [await theRecruiter(context), await theApplicant(context)];
  const { id } = await publish(recruiter);
  return { recruiter, applicant, id };
}

async function post(context: TestContext, body: object): Promise<PlainAnswer> {
  return sendJson(await theApplicant(context), "POST", "/application", body);
}

/** Expects an application to be refused for one field, as a flat `{field}`. */
const refuses = (what: string, field: "jobOfferID" | "message", value: unknown) =>
  contractTest(`refuses ${what}`, "createApplication", async (context) => {
    const { id } = await aFreshOffer(context);
    expect(await post(context, { jobOfferID: id, message: "Bonjour", [field]: value })).toEqual(refusedFields(field));
  });

const alreadyApplied = { status: 409, body: { error: "You have already applied to this offer." } };
const text = "Bonjour,\n\nje navigue depuis dix ans. <b>Zoé</b> & 'compagnie' 🙂";

export const applyingTests: ContractTest[] = [
  ...testsOf("createApplication", {
    "returns the application, not seen yet (D-019)": async (context) => {
      const { applicant, id } = await aFreshOffer(context);
      const application = await apply(applicant, id, text);
      expect(application).toMatchObject({ jobOfferID: id, message: text, applicationStatus: "applied_not_seen" });
      expect(application.createdAt).toMatch(/Z$/);
    },
    "requires neither a message nor a profile (D-101)": async (context) => {
      const { id } = await aFreshOffer(context);
      expect(await post(context, { jobOfferID: id })).toMatchObject({ status: 201, body: { data: { message: null } } });
    },
    "accepts the offer's id as digits (D-018)": async (context) => {
      const { id } = await aFreshOffer(context);
      expect(await post(context, { jobOfferID: String(id) })).toMatchObject({
        status: 201,
        body: { data: { jobOfferID: id } },
      });
    },
    "accepts jobOfferId as jobOfferID (D-017)": async (context) => {
      const { id } = await aFreshOffer(context);
      expect(await post(context, { jobOfferId: id })).toMatchObject({
        status: 201,
        body: { data: { jobOfferID: id } },
      });
    },
    "is refused the second time, with the documented text (D-027)": async (context) => {
      const { applicant, id } = await aFreshOffer(context);
      await apply(applicant, id);
      expect(await post(context, { jobOfferID: id })).toEqual(alreadyApplied);
    },
    "succeeds once for simultaneous requests (D-027)": async (context) => {
      const { recruiter, id } = await aFreshOffer(context);
      const answers = await Promise.all([1, 2, 3, 4].map(() => post(context, { jobOfferID: id })));
      expect(statusesOf(answers)).toEqual([201, 409, 409, 409]);
      expect(await openApplications(recruiter, id)).toHaveLength(1);
    },
    "is refused for an inactive offer (D-100)": async (context) => {
      const { recruiter, id } = await aFreshOffer(context);
      await close(recruiter, id);
      expect(await post(context, { jobOfferID: id })).toEqual(refused(409));
    },
    "answers for another recruiter's draft as for a missing offer (D-247)": async (context) => {
      const { recruiter, id } = await aFreshOffer(context);
      const draft = await publish(recruiter, { active: false });
      await remove(recruiter, id);
      const answers = [await post(context, { jobOfferID: draft.id }), await post(context, { jobOfferID: id })];
      expect(answers).toEqual([refused(404), refused(404)]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    },
  }),
  refuses("a missing offer (D-056)", "jobOfferID", undefined),
  refuses("a message over 5000 characters (D-029)", "message", "x".repeat(5001)),
  refuses("a message that is not a text", "message", { text }),
  ...Object.entries(UNSTORABLE).map(([what, value]) => refuses(`${what} in the message`, "message", value)),
  ...testsOf("deleteApplication", {
    "leaves the offer as if never applied to (D-107)": async (context) => {
      const { applicant, id } = await aFreshOffer(context);
      await withdraw(applicant, (await apply(applicant, id)).id);
      expect(await offerFor(applicant, id)).toMatchObject({ applicationStatus: "not_applied", applicationID: null });
    },
    "removes it from the recruiter's list (D-107)": async (context) => {
      const { recruiter, applicant, id } = await aFreshOffer(context);
      const kept = await apply(await anotherApplicant(context), id);
      await withdraw(applicant, (await apply(applicant, id)).id);
      expect((await openApplications(recruiter, id)).map((application) => application.id)).toEqual([kept.id]);
    },
    "is a 404 when repeated (D-025)": async (context) => {
      const { applicant, id } = await aFreshOffer(context);
      const application = await apply(applicant, id);
      await withdraw(applicant, application.id);
      expect(await call(applicant, "DELETE", `/application/${application.id}`)).toEqual(refused(404));
    },
    "hides another person's application and leaves it unchanged (D-005)": async (context) => {
      const { applicant, id } = await aFreshOffer(context);
      const application = await apply(applicant, id);
      const thief = await anotherApplicant(context);
      expect(await call(thief, "DELETE", `/application/${application.id}`)).toEqual(refused(404));
      expect(await offerFor(applicant, id)).toHaveProperty("applicationID", application.id);
    },
    "is possible once decided, and leaves the counts (D-107)": async (context) => {
      const { signIn } = context;
      const [recruiter, applicant] = [await signIn("recruiter"), await theApplicant(context)];
      const application = await apply(applicant, (await publish(recruiter)).id);
      await sendJson(recruiter, "PATCH", `/application/${application.id}`, { decision: "accepted" });
      await withdraw(applicant, application.id);
      const none = { applications: 0, seenApplications: 0, acceptedApplications: 0 };
      expect(await statsOf(recruiter)).toMatchObject(none);
    },
  }),
];
