/** @module-tag release */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { closePassed } from "../../src/features/job-offers/close-expired-job";
import { runCommand } from "../../src/features/moderation/command-runner";
import { applied, apply, change, open, publish, remove, withdraw } from "../acts";
import { call } from "../call";
import { aMember, type Member } from "../members";
import { testPostgres } from "../test-database";
import { testServer } from "../test-server";

const server = testServer();

// The embedded database has one connection, and so no deadlocks.
const rounds = testPostgres() === undefined ? 2 : 12;
const statusOf = async (answer: Promise<{ response: Response }>) => (await answer).response.status;
const decide = (by: Member, id: number, decision: "accepted" | "rejected") =>
  by.send("PATCH", `/application/${id}`, { decision }).then(({ status }) => status);

/** The number of deadlocks in this database; PostgreSQL updates it once the connections have been idle for a moment. */
async function deadlocks(): Promise<number> {
  await pause(1_500);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(server.db);
  return rows[0]?.deadlocks ?? 0;
}

const operator = () => {
  const { db, clock, outbox, broker } = server;
  return { db, clock, outbox, broker, config: { publicUrl: undefined } };
};
const hide = (id: number) =>
  runCommand(operator(), { line: ["hide", "offer", String(id)], operator: "root" }).then(
    () => 200,
    () => 404,
  );

async function deleteAccount({ id, token }: Member): Promise<number> {
  const password_hash = await server.passwords.hash("une-passerelle-sur-la-loire");
  await server.db.updateTable("users").set({ password_hash }).where("id", "=", id).execute();
  const body = { currentPassword: "une-passerelle-sur-la-loire" };
  return (await call(server.url, "POST", "/user/delete", { token, body })).status;
}

it("concurrent acts on one offer all succeed, without a deadlock", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const recruiter = await aMember(server, "recruiter");
    const { id } = await publish(recruiter);
    const anApplicant = () => aMember(server, "applicant");
    const [first, second, third, leaver, late] = [
      await anApplicant(),
      await anApplicant(),
      await anApplicant(),
      await anApplicant(),
      await anApplicant(),
    ];
    const [a, b, c, d] = [
      await applied(first, id),
      await applied(second, id),
      await applied(third, id),
      await applied(leaver, id),
    ];
    const statuses = await Promise.all([
      statusOf(withdraw(first, a)),
      statusOf(withdraw(second, b)),
      decide(recruiter, a, "accepted"),
      decide(recruiter, b, "rejected"),
      decide(recruiter, c, "accepted"),
      decide(recruiter, d, "rejected"),
      statusOf(open(recruiter, id)),
      statusOf(change(recruiter, id, { active: false })),
      deleteAccount(leaver),
      late.send("POST", "/application", { jobOfferID: id }).then(({ status }) => status),
      ...(round % 2 === 0 ? [statusOf(remove(recruiter, id))] : [hide(id), deleteAccount(recruiter)]),
      closePassed(server).then(() => 200),
    ]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  }
  expect(await deadlocks()).toBe(0);
  const kept = server.db.selectFrom("kept_applications").select("applicant_id");
  const people = server.db.selectFrom("users").select("id");
  expect(await kept.where("applicant_id", "not in", people).execute()).toEqual([]);
});

const several = (count: number) => Promise.all(Array.from({ length: count }, () => aMember(server, "applicant")));

it("applicants apply while others withdraw, without a deadlock", async () => {
  const before = await deadlocks();
  const { id } = await publish(await aMember(server, "recruiter"));
  let [ins, outs] = [await several(6), await several(6)];
  let applications = await Promise.all(ins.map((one) => applied(one, id)));
  for (let round = 0; round < rounds; round += 1) {
    await server.db.deleteFrom("rate_limits").execute();
    const leaving = ins.map((one, index) => statusOf(withdraw(one, applications[index] ?? 0)));
    const [next, left] = await Promise.all([Promise.all(outs.map((one) => applied(one, id))), Promise.all(leaving)]);
    expect(left).toEqual(left.map(() => 200));
    [ins, outs, applications] = [outs, ins, next];
  }
  expect((await deadlocks()) - before).toBe(0);
});

it("accounts are deleted that applied to the same offers in another order, without a deadlock", async () => {
  const before = await deadlocks();
  for (let round = 0; round < rounds / 2; round += 1) {
    const recruiter = await aMember(server, "recruiter");
    const offers = [(await publish(recruiter)).id, (await publish(recruiter)).id, (await publish(recruiter)).id];
    const people = await several(6);
    for (const [index, one] of people.entries())
      for (const id of index % 2 === 0 ? offers : offers.toReversed()) await apply(one, id);
    const statuses = await Promise.all(people.map(deleteAccount));
    expect(statuses).toEqual(statuses.map(() => 200));
  }
  expect((await deadlocks()) - before).toBe(0);
});
