import { createTestContext, declareContractTests, type Hook, isOffered } from "@passerelle/api/conformance";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { hooks, targetAtPresent } from "../target";
import { type Cluster, startCluster } from "./cluster";
import { anOperator } from "./operator";
import { count, say } from "./say";
import { killInTurns, type Turns } from "./turns";

// Skips tests that move the clock, because these servers use the machine's.
const given: readonly Hook[] = hooks.filter((hook) => hook !== "clock" && hook !== "jobs");

/** The features whose contract tests run by default; `npm run test:cluster` runs all. */
const inShort: readonly string[] = ["creations"];
const isWhole = process.env["CLUSTER"] === "whole";

let cluster: Cluster;
let operator: Awaited<ReturnType<typeof anOperator>>;
let turns: Turns;
const cutShort: string[] = [];
let contractTests = 0;
beforeAll(async () => {
  cluster = await startCluster(inject("postgres") ?? "");
  operator = await anOperator(cluster);
  turns = killInTurns(cluster);
  // Waits, because a fast machine would be done before the first kill.
  await vi.waitUntil(() => turns.kills.length > 0, { timeout: 60_000 });
}, 200_000);
afterAll(async () => {
  say(
    `${turns.kills.length} kills; run again between two of them, for one cut them short: ${cutShort.join("; ") || "none"}`,
  );
  count({ kills: turns.kills.length, contractTests });
  await turns.stop();
  await operator.close();
  await cluster.stop();
}, 200_000);
// All these people share one network address; its limits are tested elsewhere.
beforeEach(() => operator.db.deleteFrom("rate_limits").execute());

declareContractTests(
  { describe, it },
  async ({ run, title }) => {
    const runOnce = () => run(createTestContext(targetAtPresent(operator)));
    const start = Date.now();
    try {
      await runOnce();
    } catch (error) {
      if (!turns.mayCutShort(start)) throw error;
      cutShort.push(title);
      await turns.betweenKills(runOnce);
    }
    contractTests += 1;
  },
  (test, feature) => isOffered(test, given) && (isWhole || inShort.includes(feature)),
);

it("kills servers meanwhile", () => expect(turns.kills.length).toBeGreaterThan(0));
