import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// MSW cannot handle such a URL, so this is not a contract test.
it.each(["%ZZ", "%ED%A0%80"])(
  "refuses the address %s, which cannot be decoded, in the contract's shape",
  async (part) => {
    const answer = await fetch(`${server.url}/job-offer/${part}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: "La requête est illisible.", code: "request_unreadable" });
  },
);
