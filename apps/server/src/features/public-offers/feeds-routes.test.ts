import { rateLimits } from "@passerelle/domain";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { apply, change, publish, remove } from "../../../test/acts";
import { call } from "../../../test/call";
import { aMember, memberFor } from "../../../test/members";
import { startTestServer, testServer } from "../../../test/test-server";

const origin = "https://passerelle.example";
let ids: { public: number; private: number; closed: number };

const server = testServer({ publicUrl: origin });
const recruiter = memberFor(beforeAll, server, "recruiter", { firstname: "Gwenaëlle", lastname: "Quéméner" });
beforeAll(async () => {
  const applicant = await aMember(server, "applicant", { firstname: "Ildiko", lastname: "Szabó" });
  const told = { description: "Du <b>bois</b> ]]> & de l’étain.\n\nÀ Mirecourt.", location: "Mirecourt" };
  const shown = await publish(recruiter, { ...told, jobTitle: 'Luthière "&" <facteur>', public: true, salary: 2100 });
  const hidden = await publish(recruiter, { ...told, jobTitle: "Archetier" });
  const closed = await publish(recruiter, { ...told, jobTitle: "Accordeuse", public: true });
  await apply(applicant, shown.id, "Bonjour.");
  await change(recruiter, closed.id, { active: false });
  ids = { public: shown.id, private: hidden.id, closed: closed.id };
});

const read = (path: string, headers = {}) => call(server.url, "GET", path, { headers });

/** A document as an object; fails unless it is well-formed. */
async function parsed(path: string) {
  const { status, body } = await read(path);
  expect([status, XMLValidator.validate(String(body))]).toEqual([200, true]);
  return new XMLParser({ ignoreAttributes: false, isArray: (name) => ["entry", "job", "url"].includes(name) }).parse(
    String(body),
  );
}

const feeds = ["/robots.txt", "/sitemap.xml", "/sitemap-1.xml", "/offers.atom", "/offers.xml"];

describe.each(feeds)("%s", (path) => {
  it("is a 304 while nothing has changed, and empty for HEAD (D-377)", async () => {
    const { status, headers } = await read(path);
    expect([status, headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
    const again = await read(path, { "if-none-match": String(headers.get("etag")) });
    expect([again.status, again.body]).toEqual([304, ""]);
    expect(await call(server.url, "HEAD", path)).toMatchObject({ status: 200, body: "" });
  });

  it("is the same for a browser's navigation", async () => {
    const navigation = await read(path, { accept: "text/html", "sec-fetch-mode": "navigate" });
    expect(navigation.body).toBe((await read(path)).body);
  });

  it("names no person (D-372)", async () => {
    const { body } = await read(path);
    for (const word of ["Gwenaëlle", "Quéméner", "Ildiko", "Szabó", "Bonjour"]) expect(body).not.toContain(word);
  });

  it("ignores the Host header (D-377)", async () => {
    const { body } = await read(path, { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" });
    expect(body).not.toContain("evil.example");
  });
});

it("robots.txt opens the public pages only, and names the sitemap", async () => {
  const { body } = await read("/robots.txt");
  expect(String(body).split("\n")).toEqual(
    expect.arrayContaining(["Allow: /offers", "Disallow: /", `Sitemap: ${origin}/sitemap.xml`]),
  );
});

it("the sitemap lists its parts, and these the open public offers and their companies", async () => {
  expect(await parsed("/sitemap.xml")).toMatchObject({ sitemapindex: { sitemap: { loc: `${origin}/sitemap-1.xml` } } });
  const { urlset } = await parsed("/sitemap-1.xml");
  expect(urlset.url).toEqual([
    { loc: `${origin}/offers` },
    { loc: `${origin}/offers/${ids.public}-luthiere-facteur`, lastmod: expect.stringMatching(/^20.*Z$/) },
    { loc: `${origin}/companies/${recruiter.username}` },
  ]);
});

it.each(["/sitemap-2.xml", "/sitemap-0.xml", "/sitemap-999999999.xml", "/sitemap-x.xml"])("%s is a 404", async (path) =>
  expect((await read(path)).status).toBe(404),
);

it("the sitemap has a part for each ten thousand offers with public ones among them (D-377)", async () => {
  await sql`insert into job_offers (id, recruiter_id, job_title, description, location, public, published_at)
    overriding system value values (25000, ${recruiter.id}, 'Facteur', 'x', 'Nantes', true, now())`.execute(server.db);
  const { sitemapindex } = await parsed("/sitemap.xml");
  expect(sitemapindex.sitemap).toEqual([1, 3].map((part) => ({ loc: `${origin}/sitemap-${part}.xml` })));
  const { urlset } = await parsed("/sitemap-3.xml");
  expect(urlset.url).toEqual([
    { loc: `${origin}/offers/25000-facteur`, lastmod: expect.any(String) },
    { loc: `${origin}/companies/${recruiter.username}` },
  ]);
  await sql`delete from job_offers where id = 25000`.execute(server.db);
});

it("the Atom feed has the filters of the list", async () => {
  const { feed } = await parsed("/offers.atom?search=luthi%C3%A8re&contract=cdi");
  expect(feed.entry).toHaveLength(1);
  expect(feed.entry[0]).toMatchObject({
    id: `${origin}/offers/${ids.public}`,
    title: 'Luthière "&" <facteur>',
    author: { name: "Passerelle" },
  });
  const [{ published, updated }] = feed.entry;
  expect(updated >= published && feed.updated >= updated).toBe(true);
  expect((await parsed("/offers.atom?search=archetier")).feed).not.toHaveProperty("entry");
});

it("the feed for aggregators has the fields that Indeed asks for, in CDATA sections", async () => {
  const { source } = await parsed("/offers.xml");
  expect(source.publisherurl).toBe(origin);
  expect(source.job).toHaveLength(1);
  expect(source.job[0]).toMatchObject({
    title: 'Luthière "&" <facteur>',
    referencenumber: ids.public,
    description: "<p>Du &lt;b&gt;bois&lt;/b&gt; ]]&gt; &amp; de l’étain.</p><p>À Mirecourt.</p>",
    jobtype: "CDI",
    date: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/),
    url: [`${origin}/offers/${ids.public}-luthiere-facteur`],
    city: "Mirecourt",
    state: "Grand Est",
    country: "FR",
    postalcode: 88500,
  });
});

const texts = () => Promise.all(feeds.slice(2).map(async (path) => String((await read(path)).body)));

it.each<[string, (id: number) => Promise<unknown>]>([
  ["closes", (id) => change(recruiter, id, { active: false })],
  ["is no longer public", (id) => change(recruiter, id, { public: false })],
  ["is deleted", (id) => remove(recruiter, id)],
  ["is hidden", (id) => sql`update job_offers set hidden_at = now() where id = ${id}`.execute(server.db)],
  ["has expired", (id) => sql`update job_offers set closing_date = '2020-01-31' where id = ${id}`.execute(server.db)],
])("an offer leaves every feed at once when it %s (D-373)", async (_, end) => {
  const offer = await publish(recruiter, { jobTitle: "Campaniste", public: true });
  for (const text of await texts()) expect(text).toMatch(/campaniste/i);
  await end(offer.id);
  for (const text of await texts()) expect(text).not.toMatch(/campaniste/i);
});

it("a network reads at most 1,200 public pages, feeds and places a minute (D-375)", async () => {
  const paths = ["/public/offers", "/offers.atom", "/places?q=lyon"];
  const statuses = () => Promise.all(paths.map(async (path) => (await read(path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  // As if they had all been counted just now.
  const { free } = rateLimits.publicReads;
  await sql`update rate_limits set count = ${free}`.execute(server.db);
  expect(await statuses()).toEqual([429, 429, 429]);
  await sql`delete from rate_limits`.execute(server.db);
});

it("without a public address there are no links to publish (D-377)", async () => {
  const local = await startTestServer();
  try {
    expect((await call(local.url, "GET", "/robots.txt")).body).not.toContain("Sitemap");
    for (const path of feeds.slice(1)) expect((await call(local.url, "GET", path)).status).toBe(404);
  } finally {
    await local.close();
  }
});
