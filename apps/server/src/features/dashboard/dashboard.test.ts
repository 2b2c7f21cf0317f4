import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applied, change, open, publish, withdraw } from "../../../test/acts";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const statsOf = async ({ api }: Member) => (await api.GET("/dashboard/stats")).data?.data;
const unread = async ({ api }: Member) => (await api.GET("/messages/unread-count")).data?.unread_count;

describe("the statistics", () => {
  it("count what an applicant has, withdrawn applications not", async () => {
    const { db } = server;
    const [recruiter, applicant] = [await aMember(server, "recruiter"), await aMember(server, "applicant")];
    const user_id = applicant.id;
    await db
      .insertInto("formations")
      .values({ user_id, institution: "i", degree: "d", started_at: "2020-09-01" })
      .execute();
    await db.insertInto("projects").values({ user_id, title: "t", description: "d" }).execute();
    await applied(applicant, (await publish(recruiter)).id);
    await withdraw(applicant, await applied(applicant, (await publish(recruiter)).id));
    expect(await statsOf(applicant)).toEqual({
      formations: 1,
      experiences: 0,
      projects: 1,
      certifications: 0,
      applications: 1,
      notifications: 0,
    });
  });

  it("count what a recruiter has and was sent; an accepted application is a seen one", async () => {
    const recruiter = await aMember(server, "recruiter");
    const [first, second] = [await publish(recruiter), await publish(recruiter)];
    await change(recruiter, second.id, { active: false });
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.push(await applied(await aMember(server, "applicant"), first.id));
    await open(recruiter, first.id, { limit: 1 });
    await server.db
      .updateTable("applications")
      .set({ decision: "accepted" })
      .where("id", "=", ids[0] ?? 0)
      .execute();
    expect(await statsOf(recruiter)).toEqual({
      jobOffers: 2,
      activeJobOffers: 1,
      applications: 3,
      seenApplications: 2,
      acceptedApplications: 1,
      notifications: 3,
    });
    expect(await statsOf(await aMember(server, "recruiter"))).toMatchObject({ jobOffers: 0, applications: 0 });
  });
});

describe("unread messages", () => {
  it("are counted one by one, for whom they were written", async () => {
    const [low, high] = [await aMember(server, "applicant"), await aMember(server, "applicant")];
    const { db } = server;
    const pair = { user_low: low.id, user_high: high.id };
    const { id } = await db.insertInto("discussions").values(pair).returning("id").executeTakeFirstOrThrow();
    const message = { discussion_id: id, sender_id: low.id, recipient_id: high.id, content: "Bonjour" };
    await db
      .insertInto("messages")
      .values([message, message, { ...message, read_at: new Date() }])
      .execute();
    expect([await unread(low), await unread(high)]).toEqual([0, 2]);
  });
});
