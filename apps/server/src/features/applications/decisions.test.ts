import { beforeEach, expect, it } from "vitest";
import { applied, publish, remove } from "../../../test/acts";
import { notificationsOf, unreadCountOf } from "../../../test/feed";
import { memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

let offer: number;
let id: number;
const server = testServer();
const recruiter = memberFor(beforeEach, server, "recruiter", { firstname: "Karim", lastname: "Benali" });
const applicant = memberFor(beforeEach, server, "applicant");
beforeEach(async () => {
  offer = (await publish(recruiter, { jobTitle: "Comptable" })).id;
  id = await applied(applicant, offer);
});

type Decision = "accepted" | "rejected" | null;
const decide = (decision: Decision, message?: string | null, by = recruiter) =>
  by.api.PATCH("/application/{applicationID}", {
    params: { path: { applicationID: id } },
    body: { decision, ...(message !== undefined && { message }) },
  });

it("a decision (D-105, D-106) that is repeated notifies once, even when the requests are concurrent", async () => {
  await Promise.all(Array.from({ length: 6 }, () => decide("accepted", "Bravo")));
  expect(await unreadCountOf(applicant)).toBe(1);
});

it("a decision on an offer that is then deleted (D-352) leads to what the applicant keeps, until they delete it", async () => {
  await decide("rejected");
  await remove(recruiter, offer);
  const targets = async () => (await notificationsOf(applicant)).map(({ target }) => target);
  const kept = { kind: "job_offer", id: offer, applicationId: id };
  await expect.poll(targets).toEqual([kept, kept]);
  await applicant.api.DELETE("/own-application/{applicationID}", { params: { path: { applicationID: id } } });
  expect(await targets()).toEqual([null, null]);
});

it("deciding on a deleted account's application is stored without a notification", async () => {
  await server.db.deleteFrom("users").where("id", "=", applicant.id).execute();
  expect((await decide("rejected")).data?.data).toMatchObject({ decision: "rejected" });
});
