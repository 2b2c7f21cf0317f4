import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/test-server";

const page = "<!doctype html><title>Passerelle</title>";
const script = "console.log('Passerelle');".repeat(50);
const boot = "document.title";
const login = `<!doctype html><title>Login</title><script>${boot}</script>`;
const dashboard = "<!doctype html><title>Dashboard</title>";

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "login.html"), login);
  writeFileSync(join(folder, "dashboard.html"), dashboard);
  writeFileSync(join(folder, ".built-from"), "secret");
  writeFileSync(join(folder, "assets/main-1a2b.js"), script);
  writeFileSync(join(folder, "assets/main-1a2b.js.br"), brotliCompressSync(script));
  server = await startTestServer({ webDist: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Got {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a raw request, because `fetch` would add headers. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Got>((resolve, reject) => {
    request(`${server.url}${path}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => void chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    })
      .on("error", reject)
      .end();
  });

const browsing = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "sec-fetch-mode": "navigate" };

describe("one host for application and API (D-007, D-008)", () => {
  it.each([
    ["/", login],
    ["/login", login],
    ["/LOGIN/?next=1", login],
    ["/posts", login],
    ["/notifications", login],
    ["/job-offer/12", login],
    ["/dashboard", dashboard],
    ["/dashboard/posts?page=2", dashboard],
    ["/dashboards", login],
    ["/register", page],
    ["/reset-password?code=1", page],
    ["/terms", page],
    ["/nowhere/at/all", login],
    ["/ws/connect", login],
  ])("serves the application to a browser that opens %s", async (path, text) => {
    const got = await ask(path, browsing);
    expect(got).toMatchObject({ status: 200, text });
    expect(got.headers["content-type"]).toMatch(/text\/html/);
    expect(got.headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["/", login],
    ["/login?next=1", login],
    ["/dashboard", dashboard],
  ])("serves the application for %s", async (path, text) => {
    expect(await ask(path, { accept: "*/*" })).toMatchObject({ status: 200, text });
  });

  it.each(["/posts", "/dashboard/stats", "/api/posts", "/api/users"])(
    "serves the API to a script that calls %s",
    async (path) => {
      const got = await ask(path, { accept: "*/*", "sec-fetch-mode": "cors" });
      expect(got.status).toBe(401);
      expect(got.headers["cache-control"]).toBe("no-store");
      expect(JSON.parse(got.text)).toHaveProperty("error");
    },
  );

  it.each(["/privacy", "/terms", "/undo-email?x"])(
    "serves the application to a program that reads %s too",
    async (path) => expect((await ask(path, { accept: "*/*" })).text).toBe(page),
  );

  it("publishes the configured operator", async () => {
    const got = await ask("/operator.json", { accept: "*/*", "sec-fetch-mode": "cors" });
    expect(got.status).toBe(200);
    expect(JSON.parse(got.text)).toEqual({ name: "Association Passerelle" });
  });

  it.each(["/", "/login", "/privacy", "/operator.json", "/openapi.yaml", "/files/x.webp", "/assets/main-1a2b.js"])(
    "accepts no other method at %s",
    async (path) => {
      const got = await ask(path, browsing, "POST");
      expect(got.status).toBe(405);
      expect(got.headers["allow"]).toBe("GET, HEAD");
      expect(JSON.parse(got.text)).toHaveProperty("code", "method_not_allowed");
    },
  );

  it.each([
    ["/post", "GET", "POST"],
    ["/api/post", "GET", "POST"],
    ["/api/post/1", "PUT", "GET, HEAD, PATCH, DELETE"],
  ])("lists the methods of %s in the refusal of %s", async (path, method, methods) => {
    const got = await ask(path, { accept: "*/*", "sec-fetch-mode": "cors" }, method);
    expect([got.status, got.headers["allow"]]).toEqual([405, methods]);
  });

  it("never serves a page below /api", async () =>
    expect((await ask("/api/nowhere", browsing)).headers["content-type"]).toMatch(/json/));

  it("serves a file, not the application, to a browser that opens it", async () => {
    expect((await ask("/avatars/a.png", browsing)).headers["content-type"]).toMatch(/json/);
    expect((await ask("/assets/main-1a2b.js", browsing)).text).toBe(script);
  });

  it.each([
    "/nowhere",
    "/assets/missing-1a2b.js",
    "/.built-from",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
  ])("answers an unknown call of %s with 404 as JSON", async (path) => {
    const got = await ask(path);
    expect(got.status).toBe(404);
    expect(JSON.parse(got.text)).toEqual({ error: "Cet appel n’existe pas.", code: "unknown_operation" });
  });

  it("answers HEAD as GET, without the body", async () => {
    expect(await ask("/login", browsing, "HEAD")).toMatchObject({ status: 200, text: "" });
    expect(await ask("/posts", {}, "HEAD")).toMatchObject({ status: 401, text: "" });
  });
});

const policyOf = async (path: string) => String((await ask(path, browsing)).headers["content-security-policy"]);

describe("the application's files", () => {
  it("are immutable under their hashed names, and sent compressed", async () => {
    const got = await ask("/assets/main-1a2b.js", { "accept-encoding": "br, gzip" });
    expect(got.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(got.headers["content-encoding"]).toBe("br");
    expect((await ask("/assets/main-1a2b.js")).text).toBe(script);
  });

  it("load nothing from third parties and send no referrer (D-155)", async () => {
    const { headers } = await ask("/login", { ...browsing, host: "passerelle.example:8080" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self' ws://passerelle.example:8080 wss://passerelle.example:8080");
    expect(policy).not.toContain("unsafe-eval");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("allow the script of a prerendered page by its hash, and no other inline script", async () => {
    const hash = `'sha256-${createHash("sha256").update(boot).digest("base64")}'`;
    for (const path of ["/login", "/login.html"]) expect(await policyOf(path)).toContain(`script-src 'self' ${hash}; `);
    for (const path of ["/terms", "/dashboard"]) expect(await policyOf(path)).toContain("script-src 'self'; ");
  });

  it("keep a forged host out of the policy", async () => {
    const { headers } = await ask("/login", { ...browsing, host: "a.example; script-src *" });
    expect(String(headers["content-security-policy"])).not.toContain("script-src *");
  });
});
