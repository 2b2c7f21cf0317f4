import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublicPage, Schemas } from "@passerelle/api";
import { Problem } from "@passerelle/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { ok } from "../../platform/http/handler";

/** Writes what it is to show, instead of HTML. */
const bundle = `let count = 0;
export function render(page) {
  count += 1;
  return "<!doctype html><script>boot()</script>" + JSON.stringify({ ...page, count });
}`;

const company = { username: "karim.benali", company: "Novelia", sector: null, website: null, logo: null };
const offer: Schemas["PublicOffer"] = {
  id: 7,
  jobTitle: "Développeuse Go",
  description: "Go.",
  location: "Lyon",
  contract: "cdi",
  salary: 3000,
  salaryMin: 3000,
  salaryMax: null,
  salaryPeriod: "month",
  skills: [],
  benefits: [],
  remote: "none",
  closingDate: null,
  positions: 1,
  publishedAt: "2026-11-03T08:15:00Z",
  updatedAt: "2026-11-03T08:15:00Z",
  company,
};
const { description: _, benefits: __, updatedAt: ___, ...summary } = offer;
const list = { items: [summary], page: 1, totalPages: 1, totalItems: 1 };
const text = { code: "x", fr: "Non.", en: "No." };

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-web-"));
  mkdirSync(join(folder, ".public-pages"));
  writeFileSync(join(folder, "login.html"), "<!doctype html><title>Login</title>");
  writeFileSync(join(folder, ".public-pages/render.mjs"), bundle);
  server = await startTestServer({
    webDist: folder,
    publicUrl: "https://passerelle.example",
    routes: {
      listPublicOffers: async ({ query }) => {
        if (query.search === "often") throw new Problem(429, text, { "retry-after": "5" });
        if (query.search === "dev à Lyon")
          return ok({ ...list, understood: { search: "dev", location: "Lyon", near: "fr-69123", within: 20 } });
        if (query.search === "near Lyon") return ok({ ...list, understood: { location: "Lyon", near: "fr-69123" } });
        if (query.page === 9) return ok({ ...list, items: [], page: 9 });
        return ok({ ...list, next: query.after ? `${query.after}0` : null });
      },
      getPublicOffer: async ({ params }) => {
        if (params.id === 8) throw new Problem(410, text);
        if (params.id !== 7) throw new Problem(404, text);
        return ok({ data: offer });
      },
      getPublicCompany: async ({ query }) =>
        ok({ data: { username: "karim.benali", profile: null, offers: { ...list, next: query.after ?? null } } }),
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${server.url}${path}`, { method, headers: { accept: "text/html", ...headers }, redirect: "manual" });

async function shown(path: string, headers: Record<string, string> = {}): Promise<PublicPage & { count: number }> {
  const html = await (await visit(path, headers)).text();
  return JSON.parse(html.slice(html.indexOf("{")));
}

const path = "/offers/7-developpeuse-go";

it("sends a page as a complete document with the policy of its scripts (D-380)", async () => {
  const got = await visit(path, { accept: "text/html", "sec-fetch-mode": "navigate" });
  expect(got.status).toBe(200);
  expect(got.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(got.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  expect(got.headers.get("vary")).toBe("accept-language, accept-encoding");
  expect(got.headers.get("cache-control")).toBe("no-cache");
  expect(await shown(path)).toMatchObject({
    content: { kind: "offer", offer },
    address: path,
    origin: "https://passerelle.example",
    isListed: true,
    jsonLd: { "@type": "JobPosting", url: `https://passerelle.example${path}` },
    picture: "/offers/7/preview.png",
  });
  expect(await shown("/offers?contract=cdi&page=2")).toMatchObject({ feed: "/offers.atom?contract=cdi" });
});

it("continues after the last offer that the previous page showed (D-460)", async () => {
  const address = "/offers?contract=cdi&page=2&after=10_9_8_7";
  expect(await shown(`${address}&lang=en`)).toMatchObject({
    address,
    content: { list: { next: "10_9_8_70" } },
    feed: "/offers.atom?contract=cdi",
  });
  const ofCompany = "/companies/karim.benali?page=2&after=10_9_8_7";
  expect(await shown(ofCompany)).toMatchObject({
    address: ofCompany,
    content: { company: { offers: { next: "10_9_8_7" } } },
  });
});

it("logs a page as one request", async () => {
  const before = server.log.length;
  await visit(path, { "accept-language": "fr" });
  await expect.poll(() => server.log.slice(before).join("")).toContain('"path":"/offers/7-developpeuse-go"');
  expect(server.log.slice(before).join("")).not.toContain("/public/offers");
});

it("answers HEAD and a known ETag without a body", async () => {
  const got = await visit(path);
  const head = await visit(path, {}, "HEAD");
  expect(head.headers.get("etag")).toBe(got.headers.get("etag"));
  expect(await head.text()).toBe("");
  const again = await visit(path, { "if-none-match": got.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it("renders a page once for each language (D-381)", async () => {
  const [french, english, stated] = [
    await shown(path, { "accept-language": "fr-CA,fr;q=0.9" }),
    await shown(path, { "accept-language": "en" }),
    await shown(`${path}?lang=en`, { "accept-language": "fr" }),
  ];
  expect([french.lang, english.lang, stated.lang, stated.statedLang]).toEqual(["fr", "en", "en", "en"]);
  expect((await shown(path, { "accept-language": "en" })).count).toBe(english.count);
  expect((await shown(path, { "accept-language": "de" })).lang).toBe("fr");
});

it.each([
  ["/offers/7", 301, path],
  ["/offers/7-old-title?lang=en", 301, `${path}?lang=en`],
  [`${path}?utm_source=x`, 301, path],
  ["/offers/?contract=cdi&contract=cdd&search=", 302, "/offers?contract=cdi%2Ccdd"],
  ["/companies/karim", 301, "/companies/karim.benali"],
  [
    "/offers?search=dev+à+Lyon&contract=cdi",
    302,
    "/offers?search=dev&location=Lyon&near=fr-69123&within=20&contract=cdi",
  ],
  ["/offers?search=near+Lyon&lang=en", 302, "/offers?location=Lyon&near=fr-69123&lang=en"],
  ["/offers?contract=cdi&page=9&after=80_3&lang=en", 302, "/offers?contract=cdi&page=8&lang=en"],
])("redirects %s with %i to %s", async (from, status, to) => {
  const got = await visit(from);
  expect([got.status, got.headers.get("location")]).toEqual([status, to]);
});

it.each([
  ["/offers/9-x", 404, "offer"],
  ["/offers/x", 404, "offer"],
  ["/offers/8-closed", 410, "closed"],
  ["/offers?page=9", 404, "page"],
])("shows why %s is a %i", async (from, status, reason) => {
  const got = await visit(from);
  expect(got.status).toBe(status);
  expect(got.headers.has("etag")).toBe(false);
  expect(await shown(from)).toMatchObject({ content: { kind: "missing", reason }, isListed: false });
});

it("shows a refusal in the server's words", async () => {
  const got = await visit("/offers?search=often");
  expect([got.status, got.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await shown("/offers?search=often")).toMatchObject({ content: { reason: { message: "Non." } } });
});

it("leaves the address of a company to members' calls", async () => {
  expect((await visit("/companies/karim.benali", { accept: "application/json" })).status).toBe(401);
  expect((await visit("/companies/karim.benali", { accept: "*/*", authorization: "Bearer x" })).status).toBe(401);
  for (const accept of ["text/html", "*/*"])
    expect(await shown("/companies/karim.benali", { accept })).toMatchObject({ content: { kind: "company" } });
});

it("leads all other addresses to the login", async () => {
  const got = await visit("/offres", { accept: "text/html" });
  expect(await got.text()).toContain("<title>Login</title>");
});
