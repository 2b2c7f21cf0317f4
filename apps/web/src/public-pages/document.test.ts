import type { PublicPage } from "@passerelle/api";
import { expect, it } from "vitest";
import { writeDocument } from "./document";

const page: PublicPage = {
  content: { kind: "missing", reason: "page" },
  lang: "fr",
  statedLang: undefined,
  address: "/offers?contract=cdi&page=2",
  origin: "https://passerelle.example",
  isListed: true,
  picture: "/offers/7/preview.png",
};
const shared = { head: "<meta charset=utf-8>", script: "1" };
const html =
  '<title>A &amp; B</title><meta name="description" content="&lt;b&gt; &quot;x&quot;"/><style data-emotion="css a">.a{}</style><p>Hello</p>';

const written = (changes: Partial<PublicPage> = {}) => writeDocument({ ...page, ...changes }, html, shared);

it("moves the title, the description and the styles into the head", () => {
  const [head = "", body] = written().split("</head>");
  expect(body?.trim()).toBe("<body><p>Hello</p></body></html>");
  expect(head).toContain("<title>A &amp; B</title>");
  expect(head).toContain('<meta property="og:description" content="&lt;b&gt; &quot;x&quot;">');
  expect(head).toContain('<meta property="og:title" content="A &amp; B">');
  expect(head).toContain('<meta property="og:image" content="https://passerelle.example/offers/7/preview.png">');
  expect(head).toContain(
    '<meta property="og:url" content="https://passerelle.example/offers?contract=cdi&amp;page=2">',
  );
  expect(written({ picture: undefined })).not.toContain("og:image");
  expect(head).toContain('<style data-emotion="css a">.a{}</style>');
});

it("states the canonical address and its languages (D-383)", () => {
  const base = "https://passerelle.example/offers?contract=cdi&amp;page=2";
  for (const tag of [
    `<link rel="canonical" href="${base}">`,
    `<link rel="alternate" hreflang="fr" href="${base}&amp;lang=fr">`,
    `<link rel="alternate" hreflang="en" href="${base}&amp;lang=en">`,
    `<link rel="alternate" hreflang="x-default" href="${base}">`,
  ])
    expect(written()).toContain(tag);
  expect(written({ address: `${page.address}&after=10_9_8_7` })).toBe(written());
  expect(written({ statedLang: "en", lang: "en" })).toContain(`<link rel="canonical" href="${base}&amp;lang=en">`);
});

it("keeps unlisted pages out of search engines", () => {
  expect(written({ isListed: false })).toContain('<meta name="robots" content="noindex">');
  expect(written({ isListed: false })).not.toContain("canonical");
});

it("escapes the end of a script in JSON-LD", () => {
  const jsonLd = { description: "</script><script>alert(1)</script>" };
  const text = written({ jsonLd });
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual(jsonLd);
  expect(text).not.toContain("alert(1)</script>");
});
