import { maxOpenedOffers, maxPerPerson } from "@passerelle/domain";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { aMember, addUser } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { ownOpenedOffers } from "./opened-store";

const server = testServer();

const offer = { jobTitle: "Développeuse Go", description: "Une équipe de cinq.", location: "Nantes" };

const addOffers = (recruiterId: number, count: number, active: boolean) =>
  server.db
    .insertInto("job_offers")
    .values(
      Array.from({ length: count }, () => ({
        recruiter_id: recruiterId,
        job_title: offer.jobTitle,
        description: offer.description,
        location: offer.location,
        active,
      })),
    )
    .execute();

it("holds the limit of active offers under concurrent calls", async () => {
  const recruiter = await aMember(server, "recruiter");
  await addOffers((await addUser(server.db, "recruiter")).id, maxPerPerson.activeOffers, true);
  await addOffers(recruiter.id, maxPerPerson.activeOffers - 1, true);
  const answers = await Promise.all([1, 2, 3].map(() => recruiter.send("POST", "/job-offer", offer)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});

it("keeps the latest 500 offers that an applicant opened, each once", async () => {
  const recruiter = await addUser(server.db, "recruiter");
  const applicant = await aMember(server, "applicant");
  await addOffers(recruiter.id, maxOpenedOffers + 1, true);
  await sql`insert into opened_offers (user_id, offer_id, opened_at)
    select ${applicant.id}, id, now() - row_number() over (order by id desc) * interval '1 minute'
    from job_offers where recruiter_id = ${recruiter.id} order by id limit ${sql.lit(maxOpenedOffers)}`.execute(
    server.db,
  );
  const offers = server.db.selectFrom("job_offers").select("id").where("recruiter_id", "=", recruiter.id).orderBy("id");
  const ids = (await offers.execute()).map(({ id }) => id);
  const open = async (id: number | undefined) =>
    expect(await applicant.send("GET", `/job-offer/${id}`)).toHaveProperty("status", 200);
  await Promise.all([open(ids.at(-1)), open(ids.at(-1))]);
  const opened = await ownOpenedOffers(server.db, applicant.id);
  expect(opened.map((row) => row.offer_id)).toEqual([ids.at(-1), ...ids.slice(1, -1).toReversed()]);
});

it("does not count a HEAD request as opening an offer", async () => {
  const [recruiter, applicant] = [await addUser(server.db, "recruiter"), await aMember(server, "applicant")];
  await addOffers(recruiter.id, 1, true);
  const { id } = await server.db
    .selectFrom("job_offers")
    .select("id")
    .where("recruiter_id", "=", recruiter.id)
    .executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${applicant.token}` };
  const head = await fetch(`${server.url}/job-offer/${id}`, { method: "HEAD", headers });
  expect([head.status, await ownOpenedOffers(server.db, applicant.id)]).toEqual([200, []]);
});
