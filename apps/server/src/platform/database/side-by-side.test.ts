/** @module-tag release */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, dataOf } from "../../../test/call";
import { anInstallation, type Installation } from "../../../test/installation";
import { aMember, type Member } from "../../../test/members";
import { startTraffic } from "../../../test/traffic";
import { openPostgres } from "./database";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import { statements } from "./migrations/execute";

let installation: Installation;
let jeanne: Member;
beforeAll(async () => {
  installation = await anInstallation();
  jeanne = await installation.fill((db) => aMember({ db, url: "" }, "applicant"));
}, 120_000);
afterAll(() => installation.remove());

const formation = {
  institution: "Nantes Université",
  degree: "Master Informatique",
  startedAt: "2019-09-01",
  finishedAt: "2021-06-30",
  location: "Nantes",
  description: "",
};
const reads = [
  "/user/me",
  "/users",
  "/dashboard/stats",
  "/formations",
  "/experiences",
  "/projects",
  "/certifications",
  "/job-offers-for-me",
  "/posts",
  "/notifications",
  "/discussions",
];

it("a server keeps working while a newer release adds a column to each table", async () => {
  const { url } = await installation.started();
  const answers = async () => {
    const all: [string, number][] = [];
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await call(url, method, path, { token: jeanne.token, ...(body !== undefined && { body }) });
      all.push([`${method} ${path.replace(/\d+/, "{id}")}`, answer.status]);
      return answer;
    };
    const { id } = dataOf(await ask("POST", "/formation", formation));
    await ask("PATCH", `/formation/${id}`, formation);
    await ask("POST", "/user/login", { email: "nobody@passerelle.example", password: "Passerelle-2026!" });
    for (const path of reads) await ask("GET", path);
    return all;
  };
  await answers();
  const before = await answers();
  expect(before.filter(([, status]) => status >= 400)).toEqual([["POST /user/login", 401]]);

  const { db, close } = openPostgres(installation.databaseUrl ?? "");
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} add column of_a_newer_release text`.execute(db);
  await close();
  expect(await answers()).toEqual(before);
});

it("no call fails and no data is lost while a newer release changes the busiest tables", async () => {
  const people = await installation.fill(async (db) => {
    const made: Member[] = [];
    while (made.length < 6) made.push(await aMember({ db, url: "" }, "applicant"));
    return made;
  });
  const { url } = await installation.started();
  const { db, close } = openPostgres(installation.databaseUrl ?? "");
  const traffic = startTraffic(people, jeanne, url);
  await pause(1_000);
  const busiest = ["sessions", "formations", "messages", "discussions", "rate_limits", "users"];
  const changes = busiest.map((name) => `alter table ${name} add column of_the_newest text not null default ''`);
  await migrate(db, { ...migrations, "9999-newer": statements(...changes) });
  await pause(1_000);
  await traffic.stop();

  const answers = [...traffic.statuses.keys()];
  expect(answers.filter((name) => !/ (200|201|message_sent)$/.test(name))).toEqual([]);
  const texts = await db.selectFrom("messages").select("content").orderBy("id").execute();
  expect(texts.map(({ content }) => content).toSorted()).toEqual(traffic.sent.toSorted());
  for (const [{ id }, degrees] of traffic.added) {
    const stored = await db.selectFrom("formations").select("degree").where("user_id", "=", id).orderBy("id").execute();
    expect(stored.map(({ degree }) => degree)).toEqual(degrees);
    expect(degrees.length).toBeGreaterThan(0);
  }
  await close();
});
