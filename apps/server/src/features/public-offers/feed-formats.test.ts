/** @module-tag release */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Readable } from "node:stream";
import { parseAtomFeed } from "feedsmith";
import { parseSitemapIndex } from "sitemap";
import { beforeAll, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { publish } from "../../../test/acts";
import { call } from "../../../test/call";
import { aMember } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const origin = "https://passerelle.example";
const jobTitle = 'Luthière "C++" & <Go> ]]>';
let offer: { id: number };
const server = testServer({ publicUrl: origin });
beforeAll(async () => {
  const recruiter = await aMember(server, "recruiter");
  offer = await publish(recruiter, { jobTitle, description: "Du <b>bois</b>.", location: "Mirecourt", public: true });
});

const read = async (path: string) => String((await call(server.url, "GET", path)).body);

// The package carries the schema of sitemaps.org, but does not export it.
const sitemapPackage = createRequire(import.meta.url).resolve("sitemap");
const sitemapSchema = readFileSync(join(sitemapPackage, "../../../schema/sitemap.xsd"), "utf8");
const faultsOf = async (xml: string) => (await validateXML({ xml, schema: sitemapSchema })).errors;

it("expected: the schema of sitemaps.org accepts the sitemap (D-414)", async () =>
  expect(await faultsOf(await read("/sitemap-1.xml"))).toEqual([]));

it.each([
  ["a date that is not ISO 8601", /<lastmod>[^<]+/, "<lastmod>03/11/2026"],
  ["no address", /<loc>[^<]+<\/loc>/, ""],
  ["an unknown element", "<lastmod>", "<title>Offres</title><lastmod>"],
])("expected: the schema refuses a sitemap with %s", async (_, from, to) => {
  expect(await faultsOf((await read("/sitemap-1.xml")).replace(from, to))).not.toEqual([]);
});

it("expected: a reader of sitemaps finds the parts in the index (D-414)", async () => {
  const parts = await parseSitemapIndex(Readable.from([await read("/sitemap.xml")]));
  expect(parts).toMatchObject([{ url: `${origin}/sitemap-1.xml` }]);
});

it.each(["/sitemap.xml", "/offers.atom", "/offers.xml"])(
  "expected: libxml2 finds %s well-formed (D-414)",
  async (path) => {
    const { valid } = await validateXML({ xml: await read(path), normalization: "c14n" });
    expect(valid).toBe(true);
  },
);

it("expected: a feed reader shows title and description as they were written (D-414)", async () => {
  const feed = parseAtomFeed(await read("/offers.atom"));
  const address = `${origin}/offers/${offer.id}`;
  expect(feed).toMatchObject({ id: `${origin}/offers.atom`, xml: { lang: "fr" } });
  expect(feed.entries).toMatchObject([
    {
      id: address,
      title: { value: jobTitle },
      links: [{ rel: "alternate", href: `${address}-luthiere-c-go` }],
      published: expect.stringMatching(/^20.*Z$/),
      updated: expect.stringMatching(/^20.*Z$/),
      content: { type: "html", value: "<p>Du &lt;b&gt;bois&lt;/b&gt;.</p>" },
      authors: [{ name: "Passerelle" }],
    },
  ]);
});
