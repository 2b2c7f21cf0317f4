import type { Schemas } from "@passerelle/api";
import { contractNames, payText, productName, publicPaths } from "@passerelle/domain";
import { addressOf } from "./postal-address";
import { htmlOf } from "./job-posting";
import { cdata, element, xmlHead } from "./xml";

const remoteTypes = { none: null, partial: "Hybrid remote", full: "Fully remote" } as const;

function jobOf(offer: Schemas["PublicOffer"], origin: string): string {
  const { company, closingDate } = offer;
  const { locality, postalCode, region, country } = addressOf(offer);
  return `<job>${[
    cdata("title", offer.jobTitle),
    cdata("date", new Date(offer.publishedAt).toUTCString()),
    cdata("referencenumber", String(offer.id)),
    cdata("url", origin + publicPaths.offer(offer)),
    cdata("company", company.company),
    cdata("city", locality),
    cdata("state", region),
    cdata("country", country),
    cdata("postalcode", postalCode),
    cdata("description", htmlOf(offer.description)),
    cdata("salary", payText(offer, "fr")),
    cdata("jobtype", contractNames[offer.contract].fr),
    cdata("category", company.sector),
    cdata("remotetype", remoteTypes[offer.remote]),
    cdata("expirationdate", closingDate),
  ].join("")}</job>\n`;
}

/** The feed of public offers in the format of Indeed, which other aggregators read too. */
export function jobFeed(offers: readonly Schemas["PublicOffer"][], origin: string): string {
  const head = element("publisher", productName) + element("publisherurl", origin);
  return `${xmlHead}<source>${head}\n${offers.map((offer) => jobOf(offer, origin)).join("")}</source>\n`;
}
