import { expect, it } from "vitest";
import { aMember } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { attachmentsOf } from "../../platform/pdf/attachments";

const server = testServer();

it("a CV of more than fifty pages is refused, and the resume stays", async () => {
  const author = await aMember(server, "applicant");
  const project = { title: "Carte", Description: "Une ligne\n".repeat(500) };
  for (let count = 0; count < 10; count += 1) await author.send("POST", "/project", project);
  expect(await author.send("GET", "/cv/pdf?language=fr")).toMatchObject({ status: 409, body: { code: "cv_too_long" } });
  const stored = await author.send("POST", "/cv/resume", { language: "fr" });
  expect(stored).toMatchObject({ status: 409, body: { code: "cv_too_long" } });
  const { resume_file } = await server.db
    .selectFrom("users as u")
    .leftJoin("applicant_profiles as p", "p.user_id", "u.id")
    .select("p.resume_file")
    .where("u.id", "=", author.id)
    .executeTakeFirstOrThrow();
  expect(resume_file).toBeNull();
});

it("the downloaded CV carries its entries as a JSON Resume, the stored one no attachment (D-480)", async () => {
  const author = await aMember(server, "applicant");
  await author.send("POST", "/project", { title: "Carte", Description: "Une carte\nlibre" });
  const bytesAt = async (address: string) => {
    const answer = await fetch(new URL(address, server.url), { headers: { Authorization: `Bearer ${author.token}` } });
    return new Uint8Array(await answer.arrayBuffer());
  };
  const [resume = "", ...others] = await attachmentsOf(await bytesAt("/cv/pdf?language=fr"));
  expect(others).toEqual([]);
  expect(JSON.parse(resume)).toMatchObject({
    basics: { profiles: [] },
    projects: [{ name: "Carte", description: "Une carte\nlibre" }],
  });
  const { data } = await author.api.POST("/cv/resume", { body: { language: "fr" } });
  expect(await attachmentsOf(await bytesAt(data?.data.resumeUrl ?? ""))).toEqual([]);
});
