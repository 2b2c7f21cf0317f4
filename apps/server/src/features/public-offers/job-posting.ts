import type { Schemas } from "@passerelle/api";
import { productName, publicPaths } from "@passerelle/domain";
import type { JobPosting, MonetaryAmount, Organization, PostalAddress, WithContext } from "schema-dts";
import { escapeHtml } from "../../platform/escape-html";
import { addressOf } from "./postal-address";

type Offer = Schemas["PublicOffer"];

/**
 * Google's kinds of employment. An apprentice (`alternance`) has a contract of employment and goes to school: none of
 * the kinds says so.
 */
const employmentTypes = {
  cdi: ["FULL_TIME"],
  cdd: ["FULL_TIME", "TEMPORARY"],
  stage: ["INTERN"],
  alternance: ["OTHER"],
  freelance: ["CONTRACTOR"],
} as const satisfies Record<Offer["contract"], readonly string[]>;

const units = { hour: "HOUR", day: "DAY", month: "MONTH", year: "YEAR" } as const;

/** A text as HTML: its paragraphs and line breaks. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");

const offsets = new Intl.DateTimeFormat("en", { timeZone: "Europe/Paris", timeZoneName: "longOffset" });

/** The end of a day in Paris, with its offset from UTC. */
export function endOfDay(day: string): string {
  const parts = offsets.formatToParts(new Date(`${day}T22:59:59Z`));
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "";
  return `${day}T23:59:59${offset}`;
}

function baseSalary({ salaryMin, salaryMax, salaryPeriod }: Offer): MonetaryAmount | undefined {
  if (salaryMin === 0) return undefined;
  const amounts = salaryMax === null ? { value: salaryMin } : { minValue: salaryMin, maxValue: salaryMax };
  const value = { "@type": "QuantitativeValue", ...amounts, unitText: units[salaryPeriod] } as const;
  return { "@type": "MonetaryAmount", currency: "EUR", value };
}

// Google's name for an employer that is not told.
const unnamed = "confidential";

/** The largest size of a logo, because search engines ask for at least 112 pixels. */
const logoOf = ({ logo, logoSizes = [] }: Offer["company"]) =>
  logoSizes.toSorted((one, other) => other.width - one.width)[0]?.url ?? logo;

function organization(company: Offer["company"], origin: string): Organization {
  const { company: name, website } = company;
  const logo = logoOf(company);
  return {
    "@type": "Organization",
    name: name ?? unnamed,
    ...(website && { sameAs: website }),
    ...(logo && { logo: origin + logo }),
  };
}

/** Where the work is done: at a place, or anywhere in the country. */
function places(offer: Offer): Partial<JobPosting> {
  const { locality, postalCode, region, country } = addressOf(offer);
  if (offer.remote === "full")
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: country },
    };
  const address: PostalAddress = {
    "@type": "PostalAddress",
    ...(locality && { addressLocality: locality }),
    ...(postalCode && { postalCode }),
    ...(region && { addressRegion: region }),
    addressCountry: country,
  };
  return { jobLocation: { "@type": "Place", address } };
}

/** A public offer as schema.org describes job postings, with all properties that search engines ask for (D-376). */
export function jobPosting(offer: Offer, origin: string): WithContext<JobPosting> {
  const { company, skills, benefits, closingDate } = offer;
  const pay = baseSalary(offer);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: offer.jobTitle,
    description: htmlOf(offer.description),
    identifier: { "@type": "PropertyValue", name: company.company ?? productName, value: String(offer.id) },
    url: origin + publicPaths.offer(offer),
    datePosted: offer.publishedAt,
    ...(closingDate !== null && { validThrough: endOfDay(closingDate) }),
    employmentType: employmentTypes[offer.contract],
    hiringOrganization: organization(company, origin),
    ...places(offer),
    ...(pay && { baseSalary: pay }),
    ...(skills.length > 0 && { skills: skills.join(", ") }),
    ...(benefits.length > 0 && { jobBenefits: benefits.join(", ") }),
    ...(company.sector && { industry: company.sector }),
    totalJobOpenings: offer.positions,
    directApply: true,
  };
}
