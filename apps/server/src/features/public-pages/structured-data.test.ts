/** @module-tag release */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schemas } from "@passerelle/api";
import { isRecord } from "@passerelle/api/contract";
import { publicPaths } from "@passerelle/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publish } from "../../../test/acts";
import { aMember, type Member } from "../../../test/members";
import { validate } from "../../../test/structured-data";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { aPicture } from "../../../test/uploads";

/** The application's document without its screens, which need a build. */
const document = new URL("../../../../web/src/public-pages/document.ts", import.meta.url);
const bundle = `import { writeDocument } from ${JSON.stringify(document.href)};
export const render = (page) => writeDocument(page, "", { head: "", script: "" });`;

let server: TestServer;
let folder: string;
let company: Member;
let unnamed: Member;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-web-"));
  mkdirSync(join(folder, ".public-pages"));
  writeFileSync(join(folder, ".public-pages/render.mjs"), bundle);
  server = await startTestServer({ webDist: folder, publicUrl: "https://passerelle.example" });
  [company, unnamed] = [await aMember(server, "recruiter"), await aMember(server, "recruiter")];
  const form = new FormData();
  const profile = { company: "L’Atelier & Fils", sector: "Lutherie", website: "https://atelier.example/" };
  for (const [name, value] of Object.entries(profile)) form.set(name, value);
  form.set("logo", aPicture());
  const headers = { authorization: `Bearer ${company.token}` };
  const saved = await fetch(`${server.url}/recruiter`, { method: "PATCH", headers, body: form });
  if (!saved.ok) throw new Error(`The profile was refused: ${saved.status}`);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const contracts = ["stage", "alternance", "cdd", "cdi", "freelance"] as const;
const remotes = ["none", "partial", "full"] as const;
const pays = (["hour", "day", "month", "year"] as const).flatMap((salaryPeriod) => [
  { salaryPeriod, salaryMin: 35.5 },
  { salaryPeriod, salaryMin: 35.5, salaryMax: 42 },
]);
// A city, a district, a region, a city abroad, several ones, and texts that name none.
const locations = [
  "Nantes",
  "Paris 15e",
  "Bretagne",
  "Bruxelles, Belgique",
  "Paris ou Lyon",
  "Dans nos ateliers",
  "🎻",
];
// Each contract with each pay; each of the other choices meets each of these.
const offers = contracts.flatMap((contract, row) =>
  [{}, ...pays].map((pay, column) => {
    const remote = remotes[(row + column) % remotes.length] ?? "none";
    const location = locations[(3 * row + column) % locations.length] ?? "";
    return { contract, remote, location, ...pay, isComplete: (row + column) % 2 === 0 };
  }),
);

/** All that an offer can state, or only what it must. */
const complete = { closingDate: "2999-12-31", skills: ["Go"], benefits: ["Vélo"], positions: 3 };
const bare = { closingDate: null };

const text = 'Luthière "C++" & <Go> </script>';

/** The JSON-LD of an offer's page. */
async function markupOf({ id, jobTitle }: { id: number; jobTitle: string }) {
  const page = await fetch(server.url + publicPaths.offer({ id, jobTitle }), { headers: { accept: "text/html" } });
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page.text()) ?? [];
  const markup: unknown = JSON.parse(json);
  if (!isRecord(markup)) throw new Error(`This is not an object: ${json}`);
  return markup;
}

const markup = async (by: Member, given: Partial<Schemas["JobOfferInput"]>) =>
  markupOf(await publish(by, { jobTitle: text, description: `${text}\n\nÀ Nantes.`, public: true, ...given }));

it.each(offers)(
  "expected: the validator accepts $contract, remote $remote, $location, $salaryMin to $salaryMax $salaryPeriod, complete $isComplete (D-414)",
  async ({ isComplete, ...offer }) => {
    const item = await (isComplete
      ? markup(company, { ...complete, ...offer })
      : markup(unnamed, { ...bare, ...offer }));
    expect((await validate(item)).faults).toEqual([]);
  },
);

describe("a complete offer", () => {
  let item: Record<string, unknown>;
  beforeAll(async () => {
    item = await markup(company, { ...complete, location: "Nantes", contract: "cdi", salaryMin: 30 });
  });

  it("expected: lacks nothing that Google recommends, except for remote work", async () => {
    expect(item).toMatchObject({ hiringOrganization: { logo: expect.stringMatching(/^https:/) } });
    expect((await validate(item)).missing.toSorted()).toEqual(["applicantLocationRequirements", "jobLocationType"]);
  });

  it.each([
    ["an unknown kind of employment", { employmentType: ["CDI"] }, 'employmentType: "CDI"'],
    ["no hiring organization", { hiringOrganization: undefined }, 'Required attribute "hiringOrganization" is missing'],
    ["a date that is not ISO 8601", { datePosted: "03/11/2026" }, 'datePosted: "03/11/2026"'],
    ["a text as its place", { jobLocation: "Nantes" }, 'jobLocation: "Nantes"'],
    ["an unknown property", { wage: 3000 }, 'Property "wage" for type "JobPosting" is not supported'],
  ])("expected: is refused with %s", async (_, fault, message) => {
    const { faults } = await validate({ ...item, ...fault });
    expect(faults.join("\n")).toContain(message);
  });
});
