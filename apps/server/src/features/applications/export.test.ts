import { maxExported } from "@passerelle/domain";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { applied, publish } from "../../../test/acts";
import { addUser, aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import type { Paragraph } from "../../platform/pdf/document";
import { applicationBlocks } from "./export-document";
import { listReceived } from "./received-store";
import { findOwnOffer } from "./store";

let server: TestServer;
let recruiter: Member;
let applicant: Member;
let offerId: number;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  recruiter = await aMember(server, "recruiter");
  applicant = await aMember(server, "applicant", { firstname: "Zénobie", lastname: "Roux" });
  offerId = (await publish(recruiter, { jobTitle: "Soudeuse" })).id;
});
afterAll(() => server.close());

const page = { page: 1, size: 10, offset: 0 };
const all = { status: "all", search: "", sort: "newest", asOf: undefined } as const;

/** The document's text, by paragraph. */
async function document(): Promise<Paragraph[]> {
  const offer = await findOwnOffer(server.db, recruiter.id, offerId);
  const { rows } = await listReceived(server.db, offerId, all, page);
  const paragraphs: Paragraph[] = [];
  const from = {
    db: server.db,
    recruiterId: recruiter.id,
    offer: offer ?? { job_title: "" },
    rows,
    language: "fr",
  } as const;
  for await (const block of applicationBlocks(from)) paragraphs.push(...block);
  return paragraphs;
}

const textsOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ spans }) => spans.map(({ text }) => text).join(" "));

/** Applies with a letter, a phone number, a resume and an experience. */
async function appliedWithAll(): Promise<number> {
  const { id } = applicant;
  await server.db
    .updateTable("users")
    .set({ phone: "+33611111111", address: "1 quai Nord" })
    .where("id", "=", id)
    .execute();
  await server.db
    .insertInto("applicant_profiles")
    .values({ user_id: id, profile: "Chaudronnière", resume_file: "abc.pdf", languages: ["Breton"] })
    .execute();
  await applicant.send("POST", "/experience", {
    jobTitle: "Cheffe d’atelier",
    company: "Naval",
    startedAt: "2020-01-01",
    finishedAt: "2021-01-01",
  });
  return applied(applicant, offerId, "Je soude.");
}

it("holds letter, profile and CV, the e-mail address and no other contact (D-240)", async () => {
  const id = await appliedWithAll();
  await recruiter.send("POST", `/application/${id}/notes`, { text: "Ma note." });
  const paragraphs = await document();
  const texts = textsOf(paragraphs);
  expect(texts.slice(0, 4)).toEqual(["Soudeuse", "Candidatures · 1", "Zénobie Roux", "Zénobie Roux"]);
  for (const text of ["Chaudronnière", "Je soude.", "Cheffe d’atelier", "Breton"]) expect(texts).toContain(text);
  expect(texts.join("\n")).toContain(`${applicant.username}@passerelle.example`);
  expect(texts.join("\n")).toContain("Un CV est joint.");
  expect(texts.join("\n")).not.toMatch(/\+33|quai Nord|abc\.pdf|Ma note/);
  const name = `application-${id}`;
  expect(paragraphs[2]?.spans).toEqual([{ text: "Zénobie Roux", url: `#${name}` }]);
  expect(paragraphs[3]?.opens).toEqual({ name, title: "Zénobie Roux" });
});

it("leaves out profile and CV where the recruiter blocks the applicant (D-240)", async () => {
  await appliedWithAll();
  await recruiter.send("POST", "/user/blocks", { userId: applicant.id });
  const texts = textsOf(await document());
  expect(texts).toContain("Je soude.");
  expect(texts.join("\n")).not.toMatch(/Chaudronnière|Cheffe d’atelier|Breton/);
});

it("leaves out an application withdrawn while the document is generated (D-240)", async () => {
  const id = await applied(applicant, offerId, "Je soude.");
  const offer = { job_title: "Soudeuse" };
  const { rows } = await listReceived(server.db, offerId, all, page);
  await applicant.send("DELETE", `/application/${id}`);
  const texts: string[] = [];
  for await (const block of applicationBlocks({
    db: server.db,
    recruiterId: recruiter.id,
    offer,
    rows,
    language: "fr",
  }))
    texts.push(...textsOf(block));
  expect(texts).not.toContain("Je soude.");
});

/** Applies as a new person; returns their id. */
async function apply(): Promise<number> {
  const { id } = await addUser(server.db, "applicant");
  const sent = { offer_id: offerId, applicant_id: id, message: "Bonjour.", letter_words: "" };
  await server.db.insertInto("applications").values(sent).execute();
  return id;
}

const read = () => recruiter.send("GET", `/job-offer/${offerId}/applications/pdf?language=fr`);

async function unread(): Promise<number> {
  const { total } = await listReceived(server.db, offerId, { ...all, status: "unread" }, page);
  return total;
}

it("holds at most a hundred applications, and marks only those as seen (D-240)", async () => {
  for (let count = 0; count < maxExported.pdf; count += 1) await apply();
  const last = await apply();
  expect(await read()).toMatchObject({ status: 409, body: { code: "application_export_too_large" } });
  expect(await unread()).toBe(maxExported.pdf + 1);
  await server.db.deleteFrom("applications").where("applicant_id", "=", last).execute();
  expect(await read()).toMatchObject({ status: 200 });
  expect(await unread()).toBe(0);
});
