import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contractText } from "@passerelle/api/contract";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { serveReference } from "./contract-reference";

const script = "\nshow('the contract');\n";
const page = `<!doctype html><title>Passerelle</title><script>one()</script><script type="module">${script}</script>`;
const browsing = { accept: "text/html", "sec-fetch-mode": "navigate" };
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-web-"));
  mkdirSync(join(folder, "contract"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>the application");
  writeFileSync(join(folder, "contract/index.html"), page);
  server = await startTestServer({ webDist: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (path: string) => fetch(`${server.url}${path}`, { headers: browsing });

describe("the contract, for developers", () => {
  it.each(["/openapi.yaml", "/contract/openapi.yaml"])("is served as %s, unchanged", async (path) => {
    const answer = await open(path);
    expect(answer.headers.get("content-type")).toBe("application/yaml");
    expect(await answer.text()).toBe(contractText);
  });

  it.each(["/contract", "/contract/"])("is shown as a page at %s", async (path) => {
    const answer = await open(path);
    expect(answer.headers.get("content-type")).toMatch(/text\/html/);
    expect(await answer.text()).toBe(page);
  });

  it("is shown by a page that runs only its own scripts and fetches nothing", async () => {
    const policy = (await open("/contract")).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain(`script-src ${hash("one()")} ${hash(script)};`);
    expect(policy).not.toContain("connect-src");
  });

  it("is linked from the application's page (RFC 8631)", async () => {
    const link = (await open("/")).headers.get("link") ?? "";
    const [description, document] = link.split(", ");
    expect(description).toBe('</openapi.yaml>; rel="service-desc"; type="application/yaml"');
    expect(document).toBe('</contract>; rel="service-doc"; type="text/html"');
  });

  it("is served without a built application, too", async () => {
    const bare = fastify();
    serveReference(bare, "/nowhere");
    expect(await bare.inject("/openapi.yaml")).toHaveProperty("statusCode", 200);
    expect(await bare.inject("/contract")).toHaveProperty("statusCode", 404);
  });
});
