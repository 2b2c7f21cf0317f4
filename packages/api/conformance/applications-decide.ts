import { expect } from "vitest";
import {
  anotherRecruiter,
  apply,
  offerFor,
  openApplications,
  publish,
  statsOf,
  theApplicant,
  theRecruiter,
  unreadNotificationsOf,
  withdraw,
} from "./acts";
import { UNSTORABLE } from "./builders";
import { promise, type Actor, type ContractPromise, type Scene } from "./harness";
import { refused, refusedFields, sendJson } from "./plain";
import { told } from "./posts-acts";

const decide = (by: Actor, id: number, body: object) => sendJson(by, "PATCH", `/application/${id}`, body);

/** An application to an offer of a recruiter's, new people where something is counted. */
async function anApplication(scene: Scene, people: { recruiter?: Actor; applicant?: Actor } = {}) {
  const { recruiter = await theRecruiter(scene), applicant = await theApplicant(scene) } = people;
  const offer = await publish(recruiter);
  return { recruiter, applicant, offer, id: (await apply(applicant, offer.id)).id };
}

const wrong: Record<string, object> = {
  "a missing decision": {},
  "another decision": { decision: "maybe" },
  "a decision that is no text": { decision: true },
};
const wrongWords: Record<string, unknown> = {
  "a word over 5000 characters (D-029)": "x".repeat(5001),
  "a word that is no text": { text: "Bravo" },
  ...UNSTORABLE,
};

/** What a recruiter decides on an application. */
export const decidingPromises: ContractPromise[] = [
  ...(["accepted", "rejected"] as const).map((decision) =>
    promise(`shows '${decision}' on both sides beside the status (D-106)`, "decideApplication", async (scene) => {
      const { recruiter, applicant, offer, id } = await anApplication(scene);
      const answer = await decide(recruiter, id, { decision });
      expect(answer).toMatchObject({ status: 200, body: { data: { id, decision, seenAt: expect.any(String) } } });
      expect(await openApplications(recruiter, offer.id)).toMatchObject([{ id, decision }]);
      expect(await offerFor(applicant, offer.id)).toMatchObject({ applicationStatus: "applied_seen", decision });
    }),
  ),
  promise("is taken back with null (D-105)", "decideApplication", async (scene) => {
    const { recruiter, applicant, offer, id } = await anApplication(scene);
    await decide(recruiter, id, { decision: "rejected" });
    expect(await decide(recruiter, id, { decision: null })).toMatchObject({ body: { data: { decision: null } } });
    expect(await offerFor(applicant, offer.id)).toHaveProperty("decision", null);
  }),
  promise("is counted once accepted, and seen with that (D-065)", "decideApplication", async (scene) => {
    const { recruiter, id } = await anApplication(scene, { recruiter: await scene.signIn("recruiter") });
    await decide(recruiter, id, { decision: "accepted" });
    expect(await statsOf(recruiter)).toMatchObject({ seenApplications: 1, acceptedApplications: 1 });
    await decide(recruiter, id, { decision: "rejected" });
    expect(await statsOf(recruiter)).toMatchObject({ seenApplications: 1, acceptedApplications: 0 });
  }),
  promise("tells the applicant, with the recruiter's word (D-105, D-128)", "decideApplication", async (scene) => {
    const { recruiter, applicant, offer, id } = await anApplication(scene, {
      applicant: await scene.signIn("applicant"),
    });
    await decide(recruiter, id, { decision: "accepted", message: "Nous vous appelons cette semaine." });
    const [notification] = await told(applicant);
    expect(notification).toMatchObject({
      eventType: "job_application",
      isRead: false,
      target: { kind: "job_offer", id: offer.id },
    });
    expect(notification?.message).toContain(offer.jobTitle);
    expect(notification?.message).toContain("Nous vous appelons cette semaine.");
    expect(await unreadNotificationsOf(applicant)).toBe(1);
  }),
  promise("takes no word at all, empty or null", "decideApplication", async (scene) => {
    const { recruiter, id } = await anApplication(scene);
    for (const message of [undefined, "", null])
      expect(await decide(recruiter, id, { decision: "accepted", message })).toHaveProperty("status", 200);
  }),
  ...Object.entries(wrong).map(([what, body]) =>
    promise(`refuses ${what}`, "decideApplication", async (scene) => {
      const { recruiter, id } = await anApplication(scene);
      expect(await decide(recruiter, id, body)).toEqual(refusedFields("decision"));
    }),
  ),
  ...Object.entries(wrongWords).map(([what, message]) =>
    promise(`refuses ${what} and decides nothing`, "decideApplication", async (scene) => {
      const { recruiter, offer, id } = await anApplication(scene);
      expect(await decide(recruiter, id, { decision: "accepted", message })).toEqual(refusedFields("message"));
      expect(await openApplications(recruiter, offer.id)).toMatchObject([{ decision: null }]);
    }),
  ),
  promise("is a 404 for other recruiters, and nothing is decided (D-005)", "decideApplication", async (scene) => {
    const { recruiter, offer, id } = await anApplication(scene);
    expect(await decide(await anotherRecruiter(scene), id, { decision: "accepted" })).toEqual(refused(404));
    expect(await openApplications(recruiter, offer.id)).toMatchObject([{ decision: null }]);
  }),
  promise("finds no withdrawn application (D-107)", "decideApplication", async (scene) => {
    const { recruiter, applicant, id } = await anApplication(scene);
    await withdraw(applicant, id);
    expect(await decide(recruiter, id, { decision: "accepted" })).toEqual(refused(404));
  }),
];
