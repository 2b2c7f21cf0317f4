import { form } from "@passerelle/api";
import { expect, it } from "vitest";
import { applied, open, publish, remove } from "../../../test/acts";
import { aMember, type Member } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { aPdf } from "../../../test/uploads";

const server = testServer();

/** Creates an application with a resume; returns its recruiter's link. */
async function aResume() {
  const [applicant, recruiter] = [await aMember(server, "applicant"), await aMember(server, "recruiter")];
  const own = (await applicant.api.PATCH("/applicant", form({ resume: aPdf() }))).data?.data.resumeUrl ?? "";
  const offer = await publish(recruiter);
  const applicationId = await applied(applicant, offer.id);
  const link = (await open(recruiter, offer.id)).data?.items[0]?.resumeUrl ?? "";
  return { applicant, recruiter, offer, applicationId, own, link };
}
const statusOf = async (link: string) => (await fetch(new URL(link, server.url))).status;
const viewsOf = (accountId: number) =>
  server.db
    .selectFrom("audit_events")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("event", "=", "resume_opened")
    .execute();

it("records each opening by another person: reader, application, network and time", async () => {
  const { applicant, recruiter, applicationId, own, link } = await aResume();
  expect([await statusOf(own), await statusOf(link)]).toEqual([200, 200]);
  expect(await viewsOf(applicant.id)).toMatchObject([
    { actor_id: recruiter.id, network_address: "127.0.0.1", details: { applicationId }, created_at: expect.any(Date) },
  ]);
});

it.each(["the offer", "the applicant", "the recruiter"])(
  "no longer opens by an earlier link once %s is deleted",
  async (gone) => {
    const { applicant, recruiter, offer, link } = await aResume();
    if (gone === "the offer") await remove(recruiter, offer.id);
    const deleted = { "the applicant": applicant.id, "the recruiter": recruiter.id }[gone] ?? 0;
    await server.db.deleteFrom("users").where("id", "=", deleted).execute();
    expect(await statusOf(link)).toBe(404);
    expect(await viewsOf(applicant.id)).toEqual([]);
  },
);

const endSessionsOf = (id: number) =>
  server.db.updateTable("sessions").set({ revoked_at: server.clock.now() }).where("user_id", "=", id).execute();

it.each<[string, (reader: Member) => Promise<unknown>]>([
  [
    "is suspended",
    ({ id }) => server.db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", id).execute(),
  ],
  ["logs out", (reader) => reader.send("POST", "/user/logout")],
  ["has the session ended elsewhere", ({ id }) => endSessionsOf(id)],
])("a link ends at once when its reader %s (D-024)", async (_, end) => {
  const { applicant, recruiter, own, link } = await aResume();
  expect(await statusOf(link)).toBe(200);
  await end(recruiter);
  expect([await statusOf(link), await statusOf(own)]).toEqual([404, 200]);
  await end(applicant);
  expect(await statusOf(own)).toBe(404);
});

it("a link works only in its own session (D-024)", async () => {
  const { recruiter, link } = await aResume();
  const asked = new URL(link, server.url);
  asked.searchParams.set("session", String(Number(asked.searchParams.get("session")) - 1));
  expect(await statusOf(asked.href)).toBe(404);
  await endSessionsOf(recruiter.id);
  expect(await statusOf(link)).toBe(404);
});
