import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applied, change, open, publish } from "../../../test/acts";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let recruiter: Member;
let offer: number;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await aMember(server, "recruiter");
});
beforeEach(async () => {
  offer = (await publish(recruiter)).id;
});
afterAll(() => server.close());

const received = async (by: Member, id: number) => (await open(by, id)).data?.items ?? [];

describe("the applications of an offer", () => {
  it("stay when the offer becomes inactive, and without a name when the account is deleted", async () => {
    const person = await aMember(server, "applicant");
    await applied(person, offer);
    await change(recruiter, offer, { active: false });
    await server.db.deleteFrom("users").where("id", "=", person.id).execute();
    const [shown] = await received(recruiter, offer);
    expect(shown?.Applicant.user).toEqual({ firstname: null, lastname: null, email: null });
    expect(shown?.profile).toBeNull();
  });
});
