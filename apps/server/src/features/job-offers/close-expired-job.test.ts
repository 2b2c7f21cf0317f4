import { beforeAll, expect, it } from "vitest";
import { applied, publish } from "../../../test/acts";
import { notificationsOf } from "../../../test/feed";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { closePassed } from "./close-expired-job";

let applicant: Member;
const server = testServer();
const recruiter = memberFor(beforeAll, server, "recruiter", { firstname: "Karim", lastname: "Benali" });

/** Publishes an offer with an application, whose closing date was `daysAgo` days ago. */
async function anOffer(daysAgo: number): Promise<number> {
  applicant = await aMember(server, "applicant");
  const { id } = await publish(recruiter, { jobTitle: "Comptable" });
  await applied(applicant, id);
  const closing_date = new Date(server.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await server.db.updateTable("job_offers").set({ closing_date }).where("id", "=", id).execute();
  return id;
}

const told = async () => (await notificationsOf(applicant)).filter(({ eventType }) => eventType === "job_offer");

it("notifies applicants once of an offer past its closing date, even if several processes close it", async () => {
  const id = await anOffer(3);
  await Promise.all([closePassed(server), closePassed(server)]);
  await closePassed(server);
  expect(await told()).toMatchObject([{ target: { kind: "job_offer", id } }]);
});

it("closes more offers than one batch holds", async () => {
  for (let n = 0; n < 21; n += 1) await publish(recruiter, { active: n < 10 });
  await server.db.updateTable("job_offers").set({ closing_date: "2020-01-31", active: true }).execute();
  await closePassed(server);
  const open = await server.db.selectFrom("job_offers").select("id").where("active", "=", true).execute();
  expect(open).toEqual([]);
});
