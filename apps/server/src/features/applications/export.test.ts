import { maxExported } from "@passerelle/domain";
import { beforeEach, expect, it } from "vitest";
import { applied, publish } from "../../../test/acts";
import { addUser, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import type { Part } from "../../platform/pdf/typeset-pdf";
import { applicationParts } from "./applications-pdf";
import { listReceived } from "./received-store";
import { ownOffer } from "./access";

let offerId: number;
const server = testServer();
const recruiter = memberFor(beforeEach, server, "recruiter");
const applicant = memberFor(beforeEach, server, "applicant", { firstname: "Zénobie", lastname: "Roux" });
beforeEach(async () => {
  offerId = (await publish(recruiter, { jobTitle: "Soudeuse" })).id;
});

const page = { page: 1, size: 10, offset: 0 };
const all = { status: "all", search: "", sort: "newest", asOf: undefined } as const;

interface Offer {
  job_title: string;
}

async function partsOf(offer: Offer, rows: Awaited<ReturnType<typeof listReceived>>["rows"]): Promise<Part[]> {
  const parts: Part[] = [];
  const exported = {
    db: server.db,
    recruiterId: recruiter.id,
    offer,
    rows,
    language: "fr",
    today: "2026-11-29",
  } as const;
  for await (const part of applicationParts(exported)) parts.push(part);
  return parts;
}

/** The parts of the document, and its text as JSON. */
async function document() {
  const offer = await ownOffer(server.db, recruiter.id, offerId);
  const { rows } = await listReceived(server.db, offerId, all, page);
  const parts = await partsOf(offer, rows);
  return { parts, text: JSON.stringify(parts) };
}

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
  const { parts, text } = await document();
  const name = `application-${id}`;
  expect(parts).toMatchObject([
    {
      kind: "contents",
      title: "Soudeuse",
      subtitle: "Candidatures · 1",
      entries: [{ text: "Zénobie Roux", page: name }],
    },
    { kind: "person", page: name, name: "Zénobie Roux", headline: "Chaudronnière" },
    { kind: "section", text: "Je soude." },
    ...Array.from({ length: 6 }, () => ({ kind: "section" })),
  ]);
  for (const said of ["Cheffe d’atelier", "Breton", `${applicant.username}@passerelle.example`, "Un CV est joint."])
    expect(text).toContain(said);
  expect(text).not.toMatch(/\+33|quai Nord|abc\.pdf|Ma note/);
});

it("leaves out an application withdrawn while the document is generated (D-240)", async () => {
  const id = await applied(applicant, offerId, "Je soude.");
  const offer = { job_title: "Soudeuse" };
  const { rows } = await listReceived(server.db, offerId, all, page);
  await applicant.send("DELETE", `/application/${id}`);
  expect(JSON.stringify(await partsOf(offer, rows))).not.toContain("Je soude.");
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
