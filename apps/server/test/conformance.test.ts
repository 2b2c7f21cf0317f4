import { runContractTests } from "@passerelle/api/conformance";
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";
import { startTestServer, type TestServer } from "./test-server";
import { hooks, targetOf } from "./target";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// All these people come from one address; how many may is tested elsewhere.
beforeEach(() => server.db.deleteFrom("rate_limits").execute());

/** The server keeps the contract, over whichever database the tests run on. */
runContractTests(() => targetOf(server), { describe, it }, hooks);
