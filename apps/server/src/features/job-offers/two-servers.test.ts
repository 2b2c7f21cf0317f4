import { createStrictApi } from "@passerelle/api";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { change, publish, remove } from "../../../test/acts";
import { aMember, addUser, declareSkills, type Member } from "../../../test/members";
import { openTestDatabase, type TestDatabase } from "../../../test/test-database";
import { startTestServer, type TestServer } from "../../../test/test-server";

let database: TestDatabase;
let one: TestServer;
let two: TestServer;
let recruiter: Member;
let applicant: Member;
beforeAll(async () => {
  database = await openTestDatabase();
  const shared = { ...database, close: async () => undefined };
  one = await startTestServer({ database: shared });
  two = await startTestServer({ database: shared });
  recruiter = await aMember(one, "recruiter");
  applicant = await aMember(one, "applicant");
  await declareSkills(database.db, applicant.id, ["Soudure", "Brasage"]);
});
afterAll(async () => {
  await one.close();
  await two.close();
  await database.close();
});

async function listedBy({ url }: TestServer): Promise<number[]> {
  const api = createStrictApi({ baseUrl: url, getToken: () => applicant.token });
  const { data } = await api.GET("/job-offers-for-me", {});
  if (!data) throw new Error("The list was refused.");
  expect(data.totalItems).toBe(data.items.length);
  return data.items.map(({ id }) => id);
}

const listedByBoth = async () => [await listedBy(one), await listedBy(two)];

it("two servers list alike after each change, also without the broker (D-370)", async () => {
  const [first, second] = [await publish(recruiter, { skills: ["Soudure", "Gaz"] }), await publish(recruiter)];
  const order = [first.id, second.id];
  expect(await listedByBoth()).toEqual([order, order]);

  await two.broker.close();
  const third = await publish(recruiter, { skills: ["Soudure", "Brasage"] });
  expect(await listedBy(two)).toEqual([third.id, first.id, second.id]);
  await change(recruiter, first.id, { skills: ["Peinture"] });
  expect(await listedBy(two)).toEqual([third.id, second.id, first.id]);
  await change(recruiter, second.id, { active: false });
  await remove(recruiter, third.id);
  expect(await listedByBoth()).toEqual([[first.id], [first.id]]);
});

it("transactions that change offers in any order do not block each other while they commit", async () => {
  const { id: owner } = await addUser(database.db, "recruiter");
  // One id of each pair is among the first 4,096, the other among the next.
  await sql`insert into job_offers (id, recruiter_id, job_title, description, location) overriding system value
    select n, ${owner}, 'Poste', '', 'Nantes' from unnest(array[2001, 2002, 6001, 6002]) n`.execute(database.db);
  const toggle = (ids: readonly number[]) =>
    database.db.transaction().execute(async (tx) => {
      for (const id of ids) await sql`update job_offers set active = not active where id = ${id}`.execute(tx);
    });
  for (let round = 1; round <= 50; round += 1)
    await expect(Promise.all([toggle([2001, 6001]), toggle([6002, 2002])])).resolves.toHaveLength(2);
});
