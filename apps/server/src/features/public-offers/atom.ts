import type { Schemas } from "@passerelle/api";
import { productName, publicPaths } from "@passerelle/domain";
import { htmlOf } from "./job-posting";
import { element, escapeXml, xmlHead } from "./xml";

/** Where a feed is read, and the page with the same filters. */
export interface FeedAddresses {
  origin: string;
  /** The query of both, with its '?'; empty without filters. */
  search: string;
}

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;

/** Not before its publication: the database dates the change, which stores the publication, a moment earlier. */
const lastChange = ({ publishedAt, updatedAt }: Schemas["PublicOffer"]) =>
  updatedAt > publishedAt ? updatedAt : publishedAt;

function entryOf(offer: Schemas["PublicOffer"], origin: string): string {
  return `<entry>${[
    // The id stays when the title changes.
    element("id", `${origin}${publicPaths.offers}/${offer.id}`),
    element("title", offer.jobTitle),
    link("alternate", origin + publicPaths.offer(offer)),
    element("published", offer.publishedAt),
    element("updated", lastChange(offer)),
    `<author>${element("name", offer.company.company ?? productName)}</author>`,
    `<category term="${escapeXml(offer.contract)}"/>`,
    element("summary", offer.location),
    `<content type="html">${escapeXml(htmlOf(offer.description))}</content>`,
  ].join("")}</entry>\n`;
}

// A feed without entries has not changed since this moment.
const never = "1970-01-01T00:00:00.000Z";

/** An Atom feed (RFC 4287) of public offers. */
export function atomFeed(offers: readonly Schemas["PublicOffer"][], { origin, search }: FeedAddresses): string {
  const self = `${origin}/offers.atom${search}`;
  const updated = offers.map(lastChange).toSorted().at(-1) ?? never;
  const head = [
    element("id", self),
    element("title", `Offres d’emploi – ${productName}`),
    element("updated", updated),
    link("self", self),
    link("alternate", `${origin}${publicPaths.offers}${search}`),
  ];
  const entries = offers.map((offer) => entryOf(offer, origin));
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">${head.join("")}\n${entries.join("")}</feed>\n`;
}
