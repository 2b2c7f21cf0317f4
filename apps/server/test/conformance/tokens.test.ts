/** @module-tag release */
import { CannotRun, contractTests, isOffered, runTest, type Target } from "@passerelle/api/conformance";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addAccount } from "../members";
import { publicUrl, targetAtPresent } from "../target";
import { startTestServer, type TestServer } from "../test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publicUrl });
});
afterAll(() => server.close());

const refuse = () => {
  throw new CannotRun("No more of it.");
};

/** A server whose codes cannot be read, with so many ready-made accounts of each role. */
async function targetWith(count: number): Promise<Target> {
  const { baseUrl, WebSocket } = targetAtPresent({ ...server, publicUrl });
  const person = (role: "applicant" | "recruiter") => (_: unknown, index: number) =>
    addAccount(server, {
      role,
      firstname: "Camille",
      lastname: "Essai",
      email: `tokens-${count}-${role}-${index}@exemple.fr`,
      birthdate: "1994-05-12",
      password: "un-pont-sur-la-loire",
    });
  const accountsOf = (role: "applicant" | "recruiter") => Promise.all(Array.from({ length: count }, person(role)));
  const left = { applicant: await accountsOf("applicant"), recruiter: await accountsOf("recruiter") };
  return { baseUrl, WebSocket, readOtp: async () => refuse(), takeAccount: (role) => left[role].shift() ?? refuse() };
}

/** The share of all contract tests that hold on a target. */
async function shareOf(target: Target): Promise<number> {
  const all = Object.values(contractTests).flat();
  let held = 0;
  for (const test of all.filter((one) => isOffered(one, []))) {
    await server.db.deleteFrom("rate_limits").execute();
    const run = runTest(test.run, target).then(() => (held += 1));
    await run.catch((error: unknown) => {
      if (!(error instanceof CannotRun)) throw error;
    });
  }
  return held / all.length;
}

it.each([
  ["two accounts of each role are enough for about a sixth of the contract tests", 2, 1 / 7, 1 / 5],
  ["thirty are enough for almost a quarter", 30, 0.21, 0.25],
])("%s", { timeout: 600_000 }, async (_, count, least, most) => {
  const share = await shareOf(await targetWith(count));
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThan(most);
});
