import type { Schemas } from "@passerelle/api";
import { describe, expect, it } from "vitest";
import { endOfDay, htmlOf, jobPosting } from "./job-posting";

const origin = "https://passerelle.example";

const offer: Schemas["PublicOffer"] = {
  id: 12,
  jobTitle: "Développeuse Go",
  description: "Une équipe.\n\nDu C++ & du <Go>,\nà Nantes.",
  location: "Nantes",
  contract: "cdi",
  salary: 2916.67,
  salaryMin: 35_000,
  salaryMax: 42_000,
  salaryPeriod: "year",
  skills: ["Go", "SQL"],
  benefits: ["Vélo"],
  remote: "partial",
  closingDate: "2026-12-31",
  positions: 2,
  publishedAt: "2026-11-03T08:15:00.000Z",
  updatedAt: "2026-11-04T08:15:00.000Z",
  company: {
    username: "atelier",
    company: "Atelier",
    sector: "Informatique",
    website: "https://atelier.example/",
    logo: "/files/0d3b.webp",
  },
};

it("states all that search engines ask for (D-376)", () => {
  expect(jobPosting(offer, origin)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Développeuse Go",
    description: "<p>Une équipe.</p><p>Du C++ &amp; du &lt;Go&gt;,<br>à Nantes.</p>",
    identifier: { "@type": "PropertyValue", name: "Atelier", value: "12" },
    url: "https://passerelle.example/offers/12-developpeuse-go",
    datePosted: "2026-11-03T08:15:00.000Z",
    validThrough: "2026-12-31T23:59:59+01:00",
    employmentType: ["FULL_TIME"],
    hiringOrganization: {
      "@type": "Organization",
      name: "Atelier",
      sameAs: "https://atelier.example/",
      logo: "https://passerelle.example/files/0d3b.webp",
    },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Nantes", addressCountry: "FR" },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", minValue: 35_000, maxValue: 42_000, unitText: "YEAR" },
    },
    skills: "Go, SQL",
    jobBenefits: "Vélo",
    industry: "Informatique",
    totalJobOpenings: 2,
    directApply: true,
  });
});

describe("what an offer does not state is left out", () => {
  it("pay, closing date, skills and benefits", () => {
    const bare = { ...offer, salaryMin: 0, salaryMax: null, closingDate: null, skills: [], benefits: [] };
    const posting = jobPosting(bare, origin);
    for (const name of ["baseSalary", "validThrough", "skills", "jobBenefits"])
      expect(posting).not.toHaveProperty(name);
  });

  it("the company's data", () => {
    const company = { username: "x", company: null, sector: null, website: null, logo: null };
    const posting = jobPosting({ ...offer, company }, origin);
    expect(posting.hiringOrganization).toEqual({ "@type": "Organization", name: "confidential" });
    expect(posting).not.toHaveProperty("industry");
  });
});

it("shows the largest size of the logo", () => {
  const logoSizes = [96, 288, 192].map((width) => ({ url: `/files/${width}.webp`, width, height: width }));
  const { hiringOrganization } = jobPosting({ ...offer, company: { ...offer.company, logoSizes } }, origin);
  expect(hiringOrganization).toMatchObject({ logo: `${origin}/files/288.webp` });
});

it("names a single amount with its unit", () => {
  const pay = { salaryMin: 14.5, salaryMax: null, salaryPeriod: "hour" } as const;
  expect(jobPosting({ ...offer, ...pay }, origin)).toMatchObject({
    baseSalary: { value: { value: 14.5, unitText: "HOUR" } },
  });
});

it("names a country instead of a place for full remote work", () => {
  const posting = jobPosting({ ...offer, remote: "full" }, origin);
  expect(posting).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "FR" },
  });
  expect(posting).not.toHaveProperty("jobLocation");
});

it.each<[Schemas["Place"], object]>([
  [
    { id: "fr-44109", name: "Nantes", kind: "city", country: "FR", postalCode: "44000", region: "Pays de la Loire" },
    { addressLocality: "Nantes", postalCode: "44000", addressRegion: "Pays de la Loire", addressCountry: "FR" },
  ],
  [
    { id: "be-2800866", name: "Bruxelles", kind: "city", country: "BE" },
    { addressLocality: "Bruxelles", addressCountry: "BE" },
  ],
  [
    { id: "fr-d69", name: "Rhône", kind: "department", country: "FR", region: "Auvergne-Rhône-Alpes" },
    { addressRegion: "Rhône", addressCountry: "FR" },
  ],
])("states the parts of the address that are known: $name", (place, address) => {
  const posting = jobPosting({ ...offer, place }, origin);
  expect(posting.jobLocation).toEqual({ "@type": "Place", address: { "@type": "PostalAddress", ...address } });
  expect(jobPosting({ ...offer, place, remote: "full" }, origin)).toMatchObject({
    applicantLocationRequirements: { name: place.country },
  });
});

it.each([
  ["cdi", ["FULL_TIME"]],
  ["cdd", ["FULL_TIME", "TEMPORARY"]],
  ["stage", ["INTERN"]],
  ["alternance", ["OTHER"]],
  ["freelance", ["CONTRACTOR"]],
] as const)("translates the contract %s", (contract, types) => {
  expect(jobPosting({ ...offer, contract }, origin).employmentType).toEqual(types);
});

it.each([
  ["2026-07-14", "2026-07-14T23:59:59+02:00"],
  ["2026-03-28", "2026-03-28T23:59:59+01:00"],
  ["2026-03-29", "2026-03-29T23:59:59+02:00"],
  ["2026-10-25", "2026-10-25T23:59:59+01:00"],
])("ends %s at midnight in Paris", (day, end) => expect(endOfDay(day)).toBe(end));

it("writes no markup of its author", () => {
  expect(htmlOf("<script>alert(1)</script>\n\n\n  \n\n'fin'")).toBe(
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>&#39;fin&#39;</p>",
  );
});
