import { createTestContext, contractTests, type Target } from "@passerelle/api/conformance";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createDb } from "../db";
import { CODE_PATH, serveMock, type ServedMock } from "./server";

let mock: ServedMock;
beforeAll(async () => {
  mock = await serveMock({ db: createDb({ now: new Date() }), port: 0, host: "127.0.0.1" });
});
afterAll(() => mock.close());

const codeAt = (email: string) => fetch(`${mock.url}${CODE_PATH}?email=${encodeURIComponent(email)}`);

const target = (): Target => ({
  baseUrl: `${mock.url}/api`,
  readOtp: async (email) => (await codeAt(email)).text(),
  WebSocket,
});

const testsOf = (feature: string) => (contractTests[feature] ?? []).filter(({ needs }) => needs === undefined);

// Only what the HTTP layer could break; conformance.test.ts tests the same handlers without it.
describe.each(["posts", "live", "messages"])("over HTTP the contract tests of %s are kept", (feature) => {
  it.each(testsOf(feature))("$operationId: $title", async ({ run }) => {
    await expect(run(createTestContext(target()))).resolves.toBeUndefined();
  });
});

describe("the mock as a server", () => {
  it("allows calls from other origins", async () => {
    const headers = { Origin: "http://localhost:3000", "Access-Control-Request-Headers": "authorization" };
    const asked = await fetch(`${mock.url}/user/me`, { method: "OPTIONS", headers });
    expect([asked.status, asked.headers.get("Access-Control-Allow-Origin")]).toEqual([204, headers.Origin]);
    expect(asked.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
    const answered = await fetch(`${mock.url}/user/me`, { headers });
    expect([answered.status, answered.headers.get("Access-Control-Allow-Origin")]).toEqual([401, headers.Origin]);
  });

  it("has no code for an address without a pending one", async () => {
    expect((await codeAt("personne@example.fr")).status).toBe(404);
  });

  it("rejects when its port is taken", async () => {
    const port = Number(new URL(mock.url).port);
    await expect(serveMock({ db: createDb(), port, host: "127.0.0.1" })).rejects.toThrow("EADDRINUSE");
  });
});
