import { maxStored } from "@passerelle/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aMember, addUser } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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

it("takes 500 offers of one recruiter and no more", async () => {
  const recruiter = await aMember(server, "recruiter");
  await addOffers(recruiter.id, maxStored.offers - 1, false);
  expect((await recruiter.send("POST", "/job-offer", offer)).status).toBe(201);
  expect(await recruiter.send("POST", "/job-offer", offer)).toMatchObject({
    status: 409,
    body: { code: "too_many_offers" },
  });
});

it("lets no two calls at once pass the limit of active offers", async () => {
  const recruiter = await aMember(server, "recruiter");
  await addOffers((await addUser(server.db, "recruiter")).id, maxStored.activeOffers, true);
  await addOffers(recruiter.id, maxStored.activeOffers - 1, true);
  const answers = await Promise.all([1, 2, 3].map(() => recruiter.send("POST", "/job-offer", offer)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});
