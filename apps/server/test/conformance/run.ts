import { runContractTests } from "@passerelle/api/conformance";
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";
import { addAccount } from "../members";
import { hooks, publicUrl, targetOf } from "../target";
import { testPostgres } from "../test-database";
import { startTestServer, type TestServer } from "../test-server";

/** Features with their own test files, which run beside each other; another file runs the other features. */
export const parts = {
  accounts: ["auth", "account", "retention", "time", "live", "budgets", "languages", "bad input", "http", "mails"],
  people: ["effects", "profiles", "people", "companies", "search", "cv", "files", "blocks", "reports"],
} as const satisfies Record<string, readonly string[]>;

/**
 * Runs the contract tests of some features against the server, on the database of the tests. With `addsAccounts`, most
 * people are added to the database instead of registering, which takes half of the time. Before a release, on
 * PostgreSQL, everyone registers.
 */
export function runFeatures(isWanted: (feature: string) => boolean, { addsAccounts = false } = {}): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ publicUrl });
  });
  afterAll(() => server.close());
  // All these people share one network address; its limits are tested elsewhere.
  beforeEach(() => server.db.deleteFrom("rate_limits").execute());

  runContractTests(
    () =>
      addsAccounts && testPostgres() === undefined
        ? { ...targetOf(server), addAccount: (person) => addAccount(server, person) }
        : targetOf(server),
    { describe, it },
    hooks,
    (_, feature) => isWanted(feature),
  );
}
