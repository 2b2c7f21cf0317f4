import { expect } from "vitest";
import {
  anotherApplicant,
  apply,
  close,
  offerFor,
  openApplications,
  publish,
  remove,
  theApplicant,
  theRecruiter,
  withdraw,
} from "./acts";
import { UNSTORABLE } from "./builders";
import { promise, type ContractPromise, type Scene } from "./harness";
import { call, refused, refusedFields, sendJson, statusesOf, type PlainAnswer } from "./plain";

/** An offer nobody has applied to, with the shared people around it. */
async function aFreshOffer(scene: Scene) {
  const [recruiter, applicant] = [await theRecruiter(scene), await theApplicant(scene)];
  const { id } = await publish(recruiter);
  return { recruiter, applicant, id };
}

async function post(scene: Scene, body: object): Promise<PlainAnswer> {
  return sendJson(await theApplicant(scene), "POST", "/application", body);
}

/** An application that is refused for one field, as a flat `{field}`. */
const refuses = (what: string, field: "jobOfferID" | "message", value: unknown) =>
  promise(`refuses ${what}`, "createApplication", async (scene) => {
    const { id } = await aFreshOffer(scene);
    expect(await post(scene, { jobOfferID: id, message: "Bonjour", [field]: value })).toEqual(refusedFields(field));
  });

const alreadyApplied = { status: 409, body: { error: "You have already applied to this offer." } };
const text = "Bonjour,\n\nje navigue depuis dix ans. <b>Zoé</b> & 'compagnie' 🙂";

export const applyingPromises: ContractPromise[] = [
  promise("answers with the application, not seen yet (D-019)", "createApplication", async (scene) => {
    const { applicant, id } = await aFreshOffer(scene);
    const application = await apply(applicant, id, text);
    expect(application).toMatchObject({ jobOfferID: id, message: text, applicationStatus: "applied_not_seen" });
    expect(application.createdAt).toMatch(/Z$/);
  }),
  promise("shows in the applicant's list (D-016)", "createApplication", async (scene) => {
    const { applicant, id } = await aFreshOffer(scene);
    const application = await apply(applicant, id);
    const standing = { applicationStatus: "applied_not_seen", applicationID: application.id };
    expect(await offerFor(applicant, id)).toMatchObject(standing);
  }),
  promise("needs neither a message nor a profile (D-101)", "createApplication", async (scene) => {
    const { id } = await aFreshOffer(scene);
    expect(await post(scene, { jobOfferID: id })).toMatchObject({ status: 201, body: { data: { message: null } } });
  }),
  promise("takes the offer's id as digits (D-018)", "createApplication", async (scene) => {
    const { id } = await aFreshOffer(scene);
    expect(await post(scene, { jobOfferID: String(id) })).toMatchObject({
      status: 201,
      body: { data: { jobOfferID: id } },
    });
  }),
  promise("takes jobOfferId for jobOfferID (D-017)", "createApplication", async (scene) => {
    const { id } = await aFreshOffer(scene);
    expect(await post(scene, { jobOfferId: id })).toMatchObject({ status: 201, body: { data: { jobOfferID: id } } });
  }),
  refuses("a missing offer (D-056)", "jobOfferID", undefined),
  refuses("a message over 5000 characters (D-029)", "message", "x".repeat(5001)),
  refuses("a message that is no text", "message", { text }),
  ...Object.entries(UNSTORABLE).map(([what, value]) => refuses(`${what} in the message`, "message", value)),

  promise("is refused the second time, with the decided text (D-027)", "createApplication", async (scene) => {
    const { applicant, id } = await aFreshOffer(scene);
    await apply(applicant, id);
    expect(await post(scene, { jobOfferID: id })).toEqual(alreadyApplied);
  }),
  promise("succeeds once when it is sent several times at once (D-027)", "createApplication", async (scene) => {
    const { recruiter, id } = await aFreshOffer(scene);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(scene, { jobOfferID: id })));
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409]);
    expect(await openApplications(recruiter, id)).toHaveLength(1);
  }),
  promise("is refused for an inactive offer (D-100)", "createApplication", async (scene) => {
    const { recruiter, id } = await aFreshOffer(scene);
    await close(recruiter, id);
    expect(await post(scene, { jobOfferID: id })).toEqual(refused(409));
  }),
  promise("finds no deleted offer (D-100)", "createApplication", async (scene) => {
    const { recruiter, id } = await aFreshOffer(scene);
    await remove(recruiter, id);
    expect(await post(scene, { jobOfferID: id })).toEqual(refused(404));
  }),

  promise("withdraws: the offer is as if never applied to (D-107)", "deleteApplication", async (scene) => {
    const { applicant, id } = await aFreshOffer(scene);
    await withdraw(applicant, (await apply(applicant, id)).id);
    expect(await offerFor(applicant, id)).toMatchObject({ applicationStatus: "not_applied", applicationID: null });
  }),
  promise("leaves the recruiter's list (D-107)", "deleteApplication", async (scene) => {
    const { recruiter, applicant, id } = await aFreshOffer(scene);
    const kept = await apply(await anotherApplicant(scene), id);
    await withdraw(applicant, (await apply(applicant, id)).id);
    expect((await openApplications(recruiter, id)).map((application) => application.id)).toEqual([kept.id]);
  }),
  promise("is a 404 the second time (D-025)", "deleteApplication", async (scene) => {
    const { applicant, id } = await aFreshOffer(scene);
    const application = await apply(applicant, id);
    await withdraw(applicant, application.id);
    expect(await call(applicant, "DELETE", `/application/${application.id}`)).toEqual(refused(404));
  }),
  promise("hides and keeps somebody else's application (D-005)", "deleteApplication", async (scene) => {
    const { applicant, id } = await aFreshOffer(scene);
    const application = await apply(applicant, id);
    const thief = await anotherApplicant(scene);
    expect(await call(thief, "DELETE", `/application/${application.id}`)).toEqual(refused(404));
    expect(await offerFor(applicant, id)).toHaveProperty("applicationID", application.id);
  }),
  promise("is possible once seen (D-107)", "deleteApplication", async (scene) => {
    const { recruiter, applicant, id } = await aFreshOffer(scene);
    const application = await apply(applicant, id);
    await openApplications(recruiter, id);
    expect(await call(applicant, "DELETE", `/application/${application.id}`)).toHaveProperty("status", 200);
  }),
  promise("is possible once the offer is inactive (D-109)", "deleteApplication", async (scene) => {
    const { recruiter, applicant, id } = await aFreshOffer(scene);
    const application = await apply(applicant, id);
    await close(recruiter, id);
    await withdraw(applicant, application.id);
    expect(await offerFor(applicant, id)).toBeUndefined();
  }),
  promise("allows applying again, which starts at not seen (D-107)", "deleteApplication", async (scene) => {
    const { recruiter, applicant, id } = await aFreshOffer(scene);
    const first = await apply(applicant, id);
    await openApplications(recruiter, id);
    await withdraw(applicant, first.id);
    const again = await apply(applicant, id);
    expect(again.id).not.toBe(first.id);
    expect(await offerFor(applicant, id)).toHaveProperty("applicationStatus", "applied_not_seen");
  }),
];
