import type { PublicPage } from "@passerelle/api";
import { productName } from "@passerelle/domain";

/** What all pages have in their head. */
interface Shared {
  head: string;
  script: string;
}

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escaped[letter] ?? letter);

/** JSON for a script element, which `</script>` would end. */
const jsonForScript = (value: object) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** The address of a page in a language. */
export const inLanguage = (address: string, lang: string) =>
  `${address}${address.includes("?") ? "&" : "?"}lang=${lang}`;

/** The address of a list's page without its cursor, which stands last: search engines know pages by number (D-460). */
const withoutCursor = (address: string) => address.replace(/&after=[^&]*$/, "");

/** A page's links and tags for search engines and previews; title and description are HTML already. */
function tagsOf(page: PublicPage, title: string, description: string): string[] {
  const { origin, isListed, lang, picture, feed, jsonLd } = page;
  const address = origin + withoutCursor(page.address);
  if (!isListed) return ['<meta name="robots" content="noindex">'];
  const own = page.statedLang ? inLanguage(address, page.statedLang) : address;
  const properties = {
    "og:type": "website",
    "og:site_name": productName,
    "og:title": title,
    "og:description": description,
    "og:url": escape(own),
    "og:locale": lang === "fr" ? "fr_FR" : "en_GB",
    ...(picture && { "og:image": escape(origin + picture), "og:image:width": "1200", "og:image:height": "630" }),
  };
  return [
    `<link rel="canonical" href="${escape(own)}">`,
    ...["fr", "en"].map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${escape(inLanguage(address, each))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escape(address)}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${value}">`),
    `<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}">`,
    ...(feed ? [`<link rel="alternate" type="application/atom+xml" href="${escape(feed)}">`] : []),
    ...(jsonLd ? [`<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`] : []),
  ];
}

/** Writes the document around a page's content, whose title, description and styles move into the head. */
export function writeDocument(page: PublicPage, html: string, { head, script }: Shared): string {
  let [title, description] = ["", ""];
  const styles = new Map<string, string>();
  const content = html
    .replaceAll(/<style data-emotion="([^"]+)">(.*?)<\/style>/gs, (_, name, css) => (styles.set(name, css), ""))
    .replace(/<title>(.*?)<\/title>/s, (_, text) => ((title = text), ""))
    .replace(/<meta name="description" content="(.*?)"\/>/s, (_, text) => ((description = text), ""));
  const lines = [
    `<!doctype html><html lang="${page.lang}"><head>`,
    head,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...tagsOf(page, title, description),
    ...[...styles].map(([name, css]) => `<style data-emotion="${name}">${css}</style>`),
    "<noscript><style>[data-share] button{display:none}</style></noscript>",
    `<script>${script}</script></head>`,
    `<body>${content}</body></html>`,
  ];
  return lines.join("\n");
}
