import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from "vitest";
import { aMember, type Member } from "../members";
import { type Cluster, startCluster } from "./cluster";
import { aCorrespondent, Screen } from "./correspondents";
import { Ledger, writeUntil } from "./ledger";
import { anOperator } from "./operator";
import { count, say } from "./say";
import { killInTurns } from "./turns";
import { aCvWriter, aHiring, aPost, aPostWriter, aReader, anUploader } from "./writers";

/** How long people write, in milliseconds. */
const time = process.env["CLUSTER"] === "whole" ? 90_000 : 35_000;
/** Calls in progress at a kill fail soon after it. */
const soonAfter = 3_000;

let cluster: Cluster;
let operator: Awaited<ReturnType<typeof anOperator>>;
let people: Member[];
beforeAll(async () => {
  cluster = await startCluster(inject("postgres") ?? "");
  operator = await anOperator(cluster);
  people = [];
  for (const role of ["applicant", "recruiter", "applicant", "recruiter", "applicant"] as const)
    people.push(await aMember(operator, role));
}, 200_000);
afterAll(async () => {
  await operator.close();
  await cluster.stop();
}, 200_000);

it(
  "loses and duplicates no confirmed write while the two servers are killed in turns",
  { timeout: 400_000 },
  async () => {
    const [jeanne, karim, sophie, claire, lucas] = people;
    if (!jeanne || !karim || !sophie || !claire || !lucas) throw new Error("A person is missing.");
    const ledger = new Ledger();
    const hers = new Screen(cluster.url, jeanne);
    const his = new Screen(cluster.url, karim);
    onTestFinished(() => {
      hers.channel.stop();
      his.channel.stop();
    });
    const letters = aCorrespondent(jeanne, hers, karim, ledger);
    const answers = aCorrespondent(karim, his, jeanne, ledger);
    const hiring = aHiring(jeanne, claire, ledger);
    const writers = [
      { writer: letters, between: 250 },
      { writer: answers, between: 250 },
      { writer: hiring, between: time / 45 },
      { writer: aCvWriter(jeanne, ledger), between: time / 90 },
      { writer: aPostWriter(karim, cluster.url, ledger), between: time / 80 },
      { writer: aReader(sophie, await aPost(claire), ledger), between: 250 },
      { writer: anUploader(lucas, cluster.url, ledger), between: 500 },
    ];

    const turns = killInTurns(cluster);
    // Removes the rate limits, which are tested elsewhere.
    const unlimited = setInterval(() => void operator.db.deleteFrom("rate_limits").execute(), 1_000);
    onTestFinished(() => clearInterval(unlimited));
    const end = Date.now() + time;
    const isOver = () => Date.now() > end;
    await Promise.all(writers.map(({ writer, between }) => writeUntil(isOver, writer, between)));
    await turns.stop();

    const counts = [...ledger.confirmed].map(([kind, count]) => `${count} ${kind}`).join(", ");
    say(`${turns.kills.length} kills, ${ledger.unanswered.length} calls without an answer. Confirmed: ${counts}`);
    const confirmedWrites = [...ledger.confirmed.values()].reduce((sum, each) => sum + each, 0);
    count({ kills: turns.kills.length, confirmedWrites });
    for (const { writer } of writers) await writer.check();
    count({ lostWrites: 0 });
    const notifications = await jeanne.api.GET("/notifications", { params: { query: { limit: 1000 } } });
    const told = notifications.data?.items.filter(({ eventType }) => eventType === "job_application") ?? [];
    expect(told).toHaveLength(hiring.decided.length);
    // Each screen has read everything that arrived while it was disconnected.
    await vi.waitUntil(() => letters.ids.every((id) => his.shown.has(id)), { timeout: 60_000 });
    await vi.waitUntil(() => answers.ids.every((id) => hers.shown.has(id)), { timeout: 60_000 });
    await vi.waitUntil(() => told.every(({ id }) => hers.notified.has(id)), { timeout: 60_000 });
    for (const { live } of [hers, his]) expect(Math.max(...live.values())).toBe(1);
    expect(Math.min(...ledger.confirmed.values())).toBeGreaterThan(0);
    // The proxy hides a kill from all calls except those in progress, at most one per writer.
    expect(ledger.unanswered.length).toBeLessThanOrEqual(turns.kills.length * writers.length);
    const unexplained = ledger.unanswered.filter(
      (moment) => !turns.kills.some((kill) => kill <= moment && moment <= kill + soonAfter),
    );
    expect(unexplained).toEqual([]);
  },
);
