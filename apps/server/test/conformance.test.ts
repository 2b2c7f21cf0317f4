import { runContractTests } from "@passerelle/api/conformance";
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";
import { startTestServer, type TestServer } from "./test-server";
import { hooks, publicUrl, targetOf } from "./target";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publicUrl });
});
afterAll(() => server.close());
// All these people share one network address; its limits are tested elsewhere.
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

/** Runs the contract tests against the server, on the tests' database. */
runContractTests(() => targetOf(server), { describe, it }, hooks);
