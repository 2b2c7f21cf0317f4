import { publicPaths } from "@passerelle/domain";
import { element, xmlHead } from "./xml";

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An address of a sitemap, and the day of its last change. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

const located = (name: string, origin: string, { path, changedAt }: SitemapEntry) =>
  `<${name}>${element("loc", origin + path)}${element("lastmod", changedAt?.toISOString())}</${name}>\n`;

const partPath = (part: number): string => `/sitemap-${part}.xml`;

export const sitemapIndex = (parts: readonly number[], origin: string): string =>
  `${xmlHead}<sitemapindex ${namespace}>\n${parts
    .map((part) => located("sitemap", origin, { path: partPath(part) }))
    .join("")}</sitemapindex>\n`;

export const sitemapPart = (entries: readonly SitemapEntry[], origin: string): string =>
  `${xmlHead}<urlset ${namespace}>\n${entries.map((entry) => located("url", origin, entry)).join("")}</urlset>\n`;

/** Lets search engines read the public pages, with their scripts and pictures, and nothing else. */
export function robotsTxt(origin: string | undefined): string {
  const open = [publicPaths.offers, "/companies/", "/files/", "/assets/", "/sitemap"];
  const lines = ["User-agent: *", ...open.map((path) => `Allow: ${path}`), "Disallow: /"];
  return [...lines, ...(origin ? ["", `Sitemap: ${origin}/sitemap.xml`] : []), ""].join("\n");
}
