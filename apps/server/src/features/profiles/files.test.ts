import { form } from "@passerelle/api";
import { beforeEach, expect, it } from "vitest";
import { type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { aPdf, aPicture } from "../../../test/uploads";

const server = testServer();
const applicant = memberFor(beforeEach, server, "applicant");

const hand = (resume: File | "") => applicant.api.PATCH("/applicant", form({ resume }));
const handed = async (resume: File | "") => (await hand(resume)).data?.data.resumeUrl ?? "";
const resumeFor = async (by: Member) => {
  const { username } = applicant;
  return (await by.api.GET("/applicant/{username}", { params: { path: { username } } })).data?.data.resumeUrl;
};
const fetched = (link: string) => fetch(new URL(link, server.url));
const statusOf = async (link: string) => (await fetched(link)).status;
const kept = (id: number) =>
  server.db.selectFrom("files").select(["name", "state"]).where("owner_id", "=", id).execute();

it("a resume is stored once when several are uploaded at once, also for a new profile", async () => {
  const links = await Promise.all(Array.from({ length: 6 }, (_, n) => handed(aPdf(`n° ${n}`))));
  const statuses = await Promise.all(links.map(statusOf));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
  expect(await kept(applicant.id)).toEqual([{ name: expect.any(String), state: "kept" }]);
  expect(await statusOf((await resumeFor(applicant)) ?? "")).toBe(200);
});

it("a picture is stored once when several are uploaded at once", async () => {
  const upload = () => applicant.api.PATCH("/user/update", form({ avatar: aPicture() }));
  await Promise.all(Array.from({ length: 4 }, upload));
  const { avatar } = (await applicant.api.GET("/user/me")).data ?? {};
  expect(await kept(applicant.id)).toEqual([{ name: avatar, state: "kept" }]);
});
