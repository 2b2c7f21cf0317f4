import { form } from "@passerelle/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applied, open, publish, withdraw } from "../../../test/acts";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { aPdf, aPicture } from "../../../test/uploads";

let server: TestServer;
let applicant: Member;
let recruiter: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  applicant = await aMember(server, "applicant");
  recruiter = await aMember(server, "recruiter");
});
afterAll(() => server.close());

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

describe("a resume", () => {
  it("is opened by the link that its owner gets, byte for byte (D-024)", async () => {
    const link = await handed(aPdf("Première version"));
    expect(await (await fetched(link)).text()).toContain("Première version");
    expect(await resumeFor(applicant)).toEqual(expect.any(String));
  });

  it("is for recruiters who hold an application of that person, and for nobody else (D-086)", async () => {
    await hand(aPdf());
    const { id } = await publish(recruiter);
    const others = [recruiter, await aMember(server, "recruiter"), await aMember(server, "applicant")];
    for (const reader of others) expect(await resumeFor(reader)).toBeNull();
    const application = await applied(applicant, id);
    const [holder, ...strangers] = others;
    expect(holder && (await statusOf((await resumeFor(holder)) ?? ""))).toBe(200);
    for (const reader of strangers) expect(await resumeFor(reader)).toBeNull();
    await withdraw(applicant, application);
    expect(await resumeFor(recruiter)).toBeNull();
  });

  it("is linked in the applications of a recruiter's offer (D-115)", async () => {
    const { id } = await publish(recruiter);
    await applied(applicant, id);
    const linked = async () => (await open(recruiter, id)).data?.items[0]?.resumeUrl;
    expect(await linked()).toBeNull();
    await hand(aPdf("Pour vous"));
    expect(await (await fetched((await linked()) ?? "")).text()).toContain("Pour vous");
    await hand("");
    expect(await linked()).toBeNull();
  });

  it("that is replaced or removed is gone from its old link (D-089)", async () => {
    const first = await handed(aPdf("1"));
    const second = await handed(aPdf("2"));
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await hand("")).data?.data.resumeUrl).toBeNull();
    expect([await statusOf(second), await resumeFor(applicant)]).toEqual([404, null]);
    expect(await kept(applicant.id)).toEqual([]);
  });

  it("that is refused leaves the one before, and nothing of the form is saved (D-087)", async () => {
    const link = await handed(aPdf());
    const fake = new File(["<html>"], "cv.pdf", { type: "application/pdf" });
    const { error, response } = await applicant.api.PATCH("/applicant", form({ profile: "Autre", resume: fake }));
    expect([response.status, error]).toEqual([400, { errors: { resume: expect.any(String) } }]);
    expect(await statusOf(link)).toBe(200);
    const { data } = await applicant.api.PATCH("/applicant", form({}));
    expect(data?.data.profile).toBeNull();
  });

  it("is one, however many are handed in at once, the first ones included", async () => {
    const links = await Promise.all(Array.from({ length: 6 }, (_, n) => handed(aPdf(`n° ${n}`))));
    const statuses = await Promise.all(links.map(statusOf));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await kept(applicant.id)).toEqual([{ name: expect.any(String), state: "kept" }]);
    expect(await statusOf((await resumeFor(applicant)) ?? "")).toBe(200);
  });
});

const show = (logo: File | "") => recruiter.api.PATCH("/recruiter", form({ logo }));

describe("a logo", () => {
  it("is shown to everybody until it is replaced or removed (D-023, D-089)", async () => {
    const first = (await show(aPicture())).data?.data.logo ?? "";
    expect((await fetched(first)).headers.get("content-type")).toMatch(/^image\//);
    const second = (await show(aPicture())).data?.data.logo ?? "";
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await show("")).data?.data.logo).toBeNull();
    expect(await statusOf(second)).toBe(404);
  });

  it("is a picture (D-087)", async () => {
    const { error, response } = await show(aPdf());
    expect([response.status, error]).toEqual([400, { errors: { logo: expect.any(String) } }]);
    expect(await kept(recruiter.id)).toEqual([]);
  });
});
