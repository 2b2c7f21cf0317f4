import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Schemas } from "../../src";
import { apply, publish, withdraw } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedBeyond, refusedFields, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

const maxNotes = 20;
const path = (applicationID: number) => `/application/${applicationID}/notes`;
const create = (recruiter: TestUser, id: number, body: unknown) => sendJson(recruiter, "POST", path(id), body);
const remove = (recruiter: TestUser, id: number, note: number) => call(recruiter, "DELETE", `${path(id)}/${note}`);

const note = async (recruiter: TestUser, applicationID: number, text: string) =>
  (
    await unwrap(
      recruiter.POST("/application/{applicationID}/notes", { params: { path: { applicationID } }, body: { text } }),
    )
  ).data;

const notesOn = (recruiter: TestUser, applicationID: number): Promise<Schemas["ApplicationNote"][]> =>
  unwrap(recruiter.GET("/application/{applicationID}/notes", { params: { path: { applicationID } } }));

/** An applicant with an application to a recruiter's offer. */
async function anApplication({ signIn }: TestContext) {
  const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
  const offer = await publish(recruiter);
  const { id } = await apply(applicant, offer.id);
  return { recruiter, applicant, offer, id };
}

export const noteTests: ContractTest[] = [
  contractTest("stores notes, the oldest first (D-205)", "createApplicationNote", async (context) => {
    const { recruiter, id } = await anApplication(context);
    const first = await note(recruiter, id, " Rappeler mardi. ");
    const second = await note(recruiter, id, "Disponible en janvier.");
    expect(first).toEqual({ id: expect.any(Number), text: "Rappeler mardi.", createdAt: expect.any(String) });
    expect(await notesOn(recruiter, id)).toEqual([first, second]);
  }),
  contractTest("shows the applicant nothing of a note (D-205)", "createApplicationNote", async (context) => {
    const { recruiter, applicant, offer, id } = await anApplication(context);
    const word = `xylo${Date.now().toString(36)}`;
    await note(recruiter, id, word);
    const told = [];
    for (const each of [
      "/job-offers-for-me?view=applied",
      `/job-offer/${offer.id}`,
      "/notifications",
      "/dashboard/next",
      "/discussions",
    ])
      told.push(await call(applicant, "GET", each));
    expect(JSON.stringify(told)).not.toContain(word);
    expect(JSON.stringify(told)).toContain('"applied_not_seen"');
  }),
  ...testsOf("listApplicationNotes", {
    "is a 404 for another recruiter (D-205)": async (context) => {
      const { recruiter, id } = await anApplication(context);
      const other = await anApplication(context);
      const kept = await note(recruiter, id, "À moi.");
      const own = await note(other.recruiter, other.id, "À l’autre.");
      expect([
        await call(other.recruiter, "GET", path(id)),
        await create(other.recruiter, id, { text: "Non." }),
        await remove(other.recruiter, id, kept.id),
        await remove(other.recruiter, other.id, kept.id),
        await remove(recruiter, other.id, own.id),
      ]).toEqual([refused(404), refused(404), refused(404), refused(404), refused(404)]);
      expect(await notesOn(recruiter, id)).toEqual([kept]);
    },
    "is deleted with the application, and marks nothing as seen (D-205)": async (context) => {
      const { recruiter, applicant, offer, id } = await anApplication(context);
      await note(recruiter, id, "Avant de lire.");
      await notesOn(recruiter, id);
      const { data } = await unwrap(applicant.GET("/job-offer/{id}", { params: { path: { id: offer.id } } }));
      expect(data.applicationStatus).toBe("applied_not_seen");
      await withdraw(applicant, id);
      expect(await call(recruiter, "GET", path(id))).toEqual(refused(404));
      const again = await apply(applicant, offer.id);
      expect(await notesOn(recruiter, again.id)).toEqual([]);
    },
  }),
  contractTest("stores twenty per application at most (D-205)", "createApplicationNote", async (context) => {
    const { recruiter, offer, id } = await anApplication(context);
    const ids: number[] = [];
    for (let n = 1; n <= maxNotes; n += 1) ids.push((await note(recruiter, id, `Note ${n}`)).id);
    expect(await create(recruiter, id, { text: "De trop." })).toEqual(refusedBeyond(maxNotes));
    expect((await notesOn(recruiter, id)).map((each) => each.id)).toEqual(ids);
    const other = await apply(await context.signIn("applicant"), offer.id);
    expect((await create(recruiter, other.id, { text: "Une autre." })).status).toBe(201);
    expect((await remove(recruiter, id, ids[0] ?? 0)).status).toBe(200);
    expect((await create(recruiter, id, { text: "À sa place." })).status).toBe(201);
  }),
  contractTest("stores a note once for a client id (D-205)", "createApplicationNote", async (context) => {
    const { recruiter, id } = await anApplication(context);
    const body = { text: "Une fois.", clientId: randomUUID() };
    const [first, second] = [await create(recruiter, id, body), await create(recruiter, id, body)];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(await notesOn(recruiter, id)).toHaveLength(1);
    const other = await anApplication(context);
    expect((await create(other.recruiter, other.id, body)).status).toBe(201);
    expect(await notesOn(other.recruiter, other.id)).toHaveLength(1);
  }),
  contractTest("refuses a note that is empty or too long (D-205)", "createApplicationNote", async (context) => {
    const { recruiter, id } = await anApplication(context);
    for (const body of [{}, { text: " " }, { text: "a".repeat(5_001) }])
      expect(await create(recruiter, id, body)).toEqual(refusedFields("text"));
    expect((await create(recruiter, id, { text: "a".repeat(5_000) })).status).toBe(201);
  }),
  contractTest("deletes a note, once (D-205)", "deleteApplicationNote", async (context) => {
    const { recruiter, id } = await anApplication(context);
    const [first, second] = [await note(recruiter, id, "Un"), await note(recruiter, id, "Deux")];
    expect((await remove(recruiter, id, first.id)).status).toBe(200);
    expect(await remove(recruiter, id, first.id)).toEqual(refused(404));
    expect(await notesOn(recruiter, id)).toEqual([second]);
  }),
  contractTest("finds a note only at its own application (D-205)", "deleteApplicationNote", async (context) => {
    const { recruiter, offer, id } = await anApplication(context);
    const kept = await note(recruiter, id, "Un");
    const other = await apply(await context.signIn("applicant"), offer.id);
    expect(await remove(recruiter, other.id, kept.id)).toEqual(refused(404));
    expect(await notesOn(recruiter, id)).toEqual([kept]);
  }),
];
