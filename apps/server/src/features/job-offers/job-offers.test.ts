import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publish } from "../../../test/acts";
import { aMember, declareSkills, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let recruiter: Member;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
});
afterAll(() => server.close());

const read = (by: Member, id: number) => by.api.GET("/job-offer/{id}", { params: { path: { id } } });
const list = (by: Member, username: string, query = {}) =>
  by.api.GET("/job-offers/recruiter/{username}", { params: { path: { username }, query } });

describe("an offer", () => {
  it("shows an applicant their own application and match, and a recruiter neither", async () => {
    const reader = await aMember(server, "applicant");
    await declareSkills(server.db, reader.id, ["Golang"]);
    const offer = await publish(recruiter, { skills: ["Go", "Docker"] });
    expect((await read(reader, offer.id)).data?.data).toMatchObject({
      recruiter: { username: recruiter.username, company: null },
      applicationStatus: "not_applied",
      applicationID: null,
      match: { matched: 1, total: 2, level: "medium", missingSkills: ["Docker"] },
    });
    expect((await read(recruiter, offer.id)).data?.data).not.toHaveProperty("match");
  });
});

describe("a recruiter's list", () => {
  it("orders offers of the same time by id, latest first", async () => {
    const owner = await aMember(server, "recruiter");
    const ids = [(await publish(owner)).id, (await publish(owner)).id, (await publish(owner)).id];
    const moment = { created_at: new Date(Date.UTC(2026, 0, 1)) };
    await server.db.updateTable("job_offers").set(moment).where("recruiter_id", "=", owner.id).execute();
    expect((await list(owner, owner.username)).data?.items.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
