import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applied, publish, remove } from "../../../test/acts";
import { markRead, notificationsOf, unreadCountOf } from "../../../test/feed";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let recruiter: Member;
let applicant: Member;
let offer: number;
let id: number;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  recruiter = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
  applicant = await aMember(server, "applicant");
  offer = (await publish(recruiter, { jobTitle: "Comptable" })).id;
  id = await applied(applicant, offer);
});
afterAll(() => server.close());

type Decision = "accepted" | "rejected" | null;
const decide = (decision: Decision, message?: string | null, by = recruiter) =>
  by.api.PATCH("/application/{applicationID}", {
    params: { path: { applicationID: id } },
    body: { decision, ...(message !== undefined && { message }) },
  });
const messages = async () => (await notificationsOf(applicant)).map(({ message }) => message);
const notices = async () => (await notificationsOf(applicant)).map(({ message, isRead }) => [message, isRead]);
const readAll = async () => {
  for (const one of await notificationsOf(applicant)) await markRead(applicant, one.id);
};
const accepted = "Candidature acceptée : « Comptable ».";
const refused = "Candidature refusée : « Comptable ».";
const takenBack = "Décision annulée sur votre candidature : « Comptable ».";

describe("a decision (D-105, D-106)", () => {
  it("notifies the applicant, and quotes the recruiter's message", async () => {
    await decide("rejected", "Votre profil est solide. <b>Bonne chance</b> !");
    expect(await notificationsOf(applicant)).toMatchObject([
      {
        message: `${refused} Message de Karim Benali : « Votre profil est solide. <b>Bonne chance</b> ! »`,
        eventType: "job_application",
        target: { kind: "job_offer", id: offer },
      },
    ]);
  });

  it("allows a message of at most 5000 characters", async () => {
    const message = "🙂".repeat(5000);
    expect((await decide("accepted", message)).response.status).toBe(200);
    expect((await messages())[0]).toContain(`« ${message} »`);
    const { error, response } = await decide("accepted", `${message}x`);
    expect([response.status, error]).toEqual([400, { message: expect.any(String) }]);
  });

  it.each([null, "", "   "])("without a message (%j) quotes none", async (message) => {
    await decide("accepted", message);
    expect(await messages()).toEqual([accepted]);
  });

  it("that is repeated notifies once, even when the requests are concurrent", async () => {
    await Promise.all(Array.from({ length: 6 }, () => decide("accepted", "Bravo")));
    expect(await unreadCountOf(applicant)).toBe(1);
  });

  it("that is withdrawn after it was read notifies again, and so does the next", async () => {
    await decide("accepted");
    await readAll();
    await decide("rejected");
    await decide(null);
    expect(await messages()).toEqual([takenBack, accepted]);
    await decide("rejected");
    expect(await messages()).toEqual([refused, accepted]);
  });
});

describe("a decision on an offer that is then deleted (D-352)", () => {
  const deleted = "L’offre « Comptable », à laquelle vous avez postulé, a été supprimée.";

  it.each(["accepted", "rejected"] as const)("stays unread: %s", async (decision) => {
    await decide(decision, "Merci.");
    const quote = " Message de Karim Benali : « Merci. »";
    await remove(recruiter, offer);
    await expect.poll(notices).toEqual([
      [deleted, false],
      [`${decision === "accepted" ? accepted : refused}${quote}`, false],
    ]);
    expect(await unreadCountOf(applicant)).toBe(2);
  });

  it("leads to what the applicant keeps, until they delete it", async () => {
    await decide("rejected");
    await remove(recruiter, offer);
    const targets = async () => (await notificationsOf(applicant)).map(({ target }) => target);
    const kept = { kind: "job_offer", id: offer, applicationId: id };
    await expect.poll(targets).toEqual([kept, kept]);
    await applicant.api.DELETE("/own-application/{applicationID}", { params: { path: { applicationID: id } } });
    expect(await targets()).toEqual([null, null]);
  });
});

describe("deciding", () => {
  it("on a deleted account's application is stored without a notification", async () => {
    await server.db.deleteFrom("users").where("id", "=", applicant.id).execute();
    expect((await decide("rejected")).data?.data).toMatchObject({ decision: "rejected" });
  });

  it.each([{}, { decision: "maybe" }, { decision: 1 }, { decision: "accepted", message: 5 }])(
    "%j is refused at its field",
    async (body) => {
      const answer = await recruiter.send("PATCH", `/application/${id}`, body);
      const field = Object.hasOwn(body, "message") ? "message" : "decision";
      expect([answer.status, answer.body]).toEqual([400, { [field]: expect.any(String) }]);
    },
  );
});
