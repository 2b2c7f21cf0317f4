import type { Schemas } from "@passerelle/api";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { post } from "../../../test/feed";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { deleteOldReports } from "./store";

const server = testServer();
const reporter = memberFor(beforeAll, server, "applicant");
const reported = memberFor(beforeAll, server, "recruiter", { firstname: "Karim", lastname: "Benali" });

const report = (by: Member, targetId: number) =>
  by.send("POST", "/reports", { kind: "post", targetId, reason: "spam", snapshot: { text: "Inventé" } });
const rowOf = (targetId: number, kind: "post" | "offer" = "post") =>
  server.db
    .selectFrom("reports")
    .selectAll()
    .where("kind", "=", kind)
    .where("target_id", "=", targetId)
    .executeTakeFirst();
const deleteAccount = ({ id }: Member) => server.db.deleteFrom("users").where("id", "=", id).execute();
const age = (targetId: number, days: number, column: "created_at" | "resolved_at") =>
  server.db
    .updateTable("reports")
    .set({ [column]: sql`now() - ${days} * interval '1 day'` })
    .where("target_id", "=", targetId)
    .execute();

it("stores the content that the reader saw, from the server's own data", async () => {
  const { id } = await post(reported, "Gagnez de l'argent.");
  expect((await report(reporter, id)).status).toBe(201);
  await reported.api.DELETE("/post/{id}", { params: { path: { id } } });
  expect(await rowOf(id)).toMatchObject({
    reporter_id: reporter.id,
    reported_id: reported.id,
    snapshot: { text: "Gagnez de l'argent.", owner: { id: reported.id, firstname: "Karim", lastname: "Benali" } },
  });
});

it("stores all fields of an offer", async () => {
  const said: Schemas["JobOfferInput"] = {
    jobTitle: "Fraiseuse",
    description: "À l'atelier.",
    location: "Brest",
    contract: "cdd",
    remote: "partial",
    closingDate: new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10),
    positions: 3,
    salary: 2650.5,
    skills: ["Usinage"],
    benefits: ["Navette"],
  };
  const { data } = await reported.api.POST("/job-offer", { body: said });
  const id = data?.data.id ?? 0;
  await reporter.send("POST", "/reports", { kind: "offer", targetId: id, reason: "spam" });
  expect((await rowOf(id, "offer"))?.snapshot).toMatchObject(said);
});

it("stores one report per person, even when several are sent at once", async () => {
  const { id } = await post(reported);
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(reporter, id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201]);
  const rows = await server.db.selectFrom("reports").select("id").where("target_id", "=", id).execute();
  expect(rows).toHaveLength(1);
});

it("removes the reporter when their account is deleted", async () => {
  const [leaver, { id }] = [await aMember(server, "applicant"), await post(reported)];
  await report(leaver, id);
  await deleteAccount(leaver);
  expect(await rowOf(id)).toMatchObject({ reporter_id: null, reported_id: reported.id });
});

it("is deleted 90 days after it was made if the reported account is deleted, otherwise a year after it was resolved", async () => {
  const leaver = await aMember(server, "applicant");
  const [theirs, theirNew] = [await post(leaver), await post(leaver)];
  const [open, resolved, justResolved] = [await post(reported), await post(reported), await post(reported)];
  for (const { id } of [theirs, theirNew, open, resolved, justResolved]) await report(reporter, id);
  await age(theirs.id, 91, "created_at");
  await age(open.id, 91, "created_at");
  await age(resolved.id, 367, "resolved_at");
  await age(justResolved.id, 360, "resolved_at");
  await deleteAccount(leaver);
  await deleteOldReports(server.db);
  for (const { id } of [theirs, resolved]) expect(await rowOf(id)).toBeUndefined();
  for (const { id } of [theirNew, open, justResolved]) expect(await rowOf(id)).toMatchObject({ target_id: id });
});
