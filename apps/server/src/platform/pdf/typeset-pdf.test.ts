import { monitorEventLoopDelay } from "node:perf_hooks";
import { cvDesigns } from "@passerelle/domain";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import {
  DocumentTooLarge,
  type Entry,
  type Part,
  type Person,
  type Section,
  typesetPdf,
  typesetPreview,
} from "./typeset-pdf";

const about = { design: "classic", title: "CV – Zoé", author: "Zoé", language: "fr", createdAt: new Date(0) } as const;
const person = (name: string): Person => ({ kind: "person", name, headline: "", contact: [], facts: [], notes: [] });
const section = (text: string, entries: readonly Entry[] = []): Section => ({
  kind: "section",
  title: "Partie",
  text,
  entries,
});
const entry = (title: string, text = ""): Entry => ({ title, dates: "", place: "", text, lists: [], links: [] });

const typeset = (parts: readonly Part[], maxPages = 50) => typesetPdf(1, about, parts, { maxPages, seconds: 20 });

/** A document parsed by pdf.js: its data, and the lines and links of each page. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
      return { lines: text.split("\n"), links: await page.getAnnotations() };
    }),
  );
  const lines = pages.flatMap((page) => page.lines.map((line) => line.normalize("NFC")));
  return { pages, lines, links: pages.flatMap(({ links }) => links), pdf };
}

const linesOf = async (...parts: Part[]) => (await read(await typeset(parts))).lines;

function* broken(): Generator<Part> {
  yield section("Bonjour");
  throw new Error("Away.");
}

/** The maximum delay of other work in this thread during `act`, in milliseconds. */
async function longestDelay(act: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await act();
  delay.disable();
  return delay.max / 1e6;
}

describe("a document", () => {
  it("claims PDF/UA-1, and has tags, its language and its title", async () => {
    const bytes = await typeset([person("Zoé"), section("Bonjour")]);
    const { pdf } = await read(bytes);
    expect(bytes.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: "fr", Title: "CV – Zoé", Author: "Zoé" });
    expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toMatch(/"H1".*"H2".*"P"/);
  });

  it.each(cvDesigns)("is shown as it is saved, in the design %s (D-334)", async (design) => {
    const links = ["lumio", "globex"].map((name) => ({ text: name, url: `https://${name}.example/` }));
    const parts = [person("Zoé"), section("Mot. ".repeat(1_200)), section("", [{ ...entry("Soudeuse"), links }])];
    const bounds = { maxPages: 50, seconds: 20 };
    const saved = await read(await typesetPdf(1, { ...about, design }, parts, bounds));
    const { pages, svg = "" } = await typesetPreview(1, { ...about, design }, parts, bounds);
    const [, height] = /viewBox="0 0 595\.\d+ ([\d.]+)"/.exec(svg) ?? [];
    expect([pages, Math.round(Number(height) / 841.89)]).toEqual([saved.pages.length, pages]);
    expect([...svg.matchAll(/<a [^>]*\shref="([^"]+)"/g)].map(([, url]) => url)).toEqual(
      saved.links.map(({ url }) => String(url)),
    );
  });

  it.each(cvDesigns)("covers no page by the background of another, in the design %s (D-334)", async (design) => {
    const parts = [person("Zoé"), section("Mot. ".repeat(1_200))];
    const { svg = "" } = await typesetPreview(1, { ...about, design }, parts, { maxPages: 50, seconds: 20 });
    expect(/ d="M 0 0v 841\.\d+ h 595\.\d+ /.exec(svg)?.[0]).toBeUndefined();
  });

  it("has no picture if it has more than ten pages (D-334)", async () => {
    const pages = Array.from({ length: 11 }, () => section("Ligne\n".repeat(70)));
    const preview = await typesetPreview(1, about, pages, { maxPages: 50, seconds: 20 });
    expect(preview).toEqual({ pages: expect.any(Number) });
  });

  it("writes names and texts in any of its scripts, and says their language (D-340)", async () => {
    const names = ["ليلى", "נועה", "王小明", "やまだ", "김민준", "प्रिया", "สมชาย", "Ελένη", "Łukasz", "Київ"];
    const bytes = await typeset(names.flatMap((name) => [person(name), section(name)]));
    expect((await read(bytes)).lines.join(" ")).toMatch(
      new RegExp(names.filter((name) => name !== "प्रिया" && name !== "สมชาย").join(".*")),
    );
    for (const language of ["ar", "he", "hi", "th", "ko", "ja"])
      expect(bytes.toString("latin1")).toContain(`/Lang (${language})`);
  });

  it("omits what no font supports, and sections that are left empty", async () => {
    const words: Section = { ...section(""), title: "Mots", words: ["🙂", "TIG"] };
    expect(await linesOf(words, { ...section("🙂"), title: "Vide" }, section("Zoé🙂"))).toEqual([
      "Mots",
      "TIG",
      "Partie",
      "Zoé",
    ]);
  });

  it("sets a mark on a letter of another script, which PDF/UA-1 excludes", async () =>
    expect((await linesOf(section("a\u064b"))).join("")).toContain("a"));

  it("shows markup of any kind as the text that it is", async () => {
    const markup = String.raw`#read("/etc/passwd") #{1+1} *a* _b_ $x$ <l> @r "q" \ \u{41} ${"`c`"} // [z] = =`;
    const lines = await linesOf(person("Zoé"), section(markup, [entry(markup, markup)]));
    expect(lines).toEqual(["Zoé", "Partie", markup, markup, markup]);
  });

  it("has one annotation for each link, with its target as description", async () => {
    const url = `https://exemple.fr/${"partie/".repeat(30)}`;
    const links = [{ text: url.slice(8), url }];
    const document = await read(await typeset([person("Zoé"), section("", [{ ...entry("Site"), links }])]));
    expect(document.links).toMatchObject([{ url, contentsObj: { str: url } }]);
    expect(document.lines.join("")).toContain(url.slice(8));
  });

  it("opens a page for each person in its contents, and links to it", async () => {
    const entries = ["Zoé", "Léa"].map((text) => ({ text, page: text, aside: "reçue" }));
    const contents: Part = { kind: "contents", title: "Soudeuse", subtitle: "", entries };
    const { pages, links, pdf } = await read(await typeset([contents, { ...person("Zoé"), page: "Zoé" }]));
    expect(pages.map(({ lines }) => lines.filter(Boolean))).toEqual([
      ["Soudeuse", expect.stringMatching(/^Zoé\s+reçue$/), expect.stringMatching(/^Léa\s+reçue$/)],
      ["Zoé", "Zoé · 2"],
    ]);
    expect(links).toHaveLength(1);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(["Soudeuse", "Zoé"]);
  });

  it("splits a short entry over no two pages, and a long one over several", async () => {
    const entries = Array.from({ length: 40 }, (_, index) => entry(`Entrée ${index}`, "Une ligne\n".repeat(5)));
    const { pages } = await read(await typeset([section("", entries)]));
    expect(pages.length).toBeGreaterThan(2);
    for (const { lines } of pages) expect(lines.filter((line) => line === "Une ligne").length % 5).toBe(0);
    const long = await read(await typeset([section("", [entry("Longue", "Une ligne\n".repeat(200))])]));
    expect(long.pages.length).toBeGreaterThan(2);
    expect(long.lines.filter((line) => line === "Une ligne")).toHaveLength(200);
  });

  it("breaks a word that is longer than a line", async () => {
    const lines = await linesOf(section("x".repeat(700)));
    expect(lines.join("").match(/x/g)).toHaveLength(700);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(130);
  });

  it("may be empty", async () => expect(await linesOf(person("Zoé"))).toEqual(["Zoé"]));
});

describe("the limits of a document", () => {
  it("are its pages", () => expect(typeset([section("Une ligne\n".repeat(150))], 2)).rejects.toThrow(DocumentTooLarge));

  it("stop the reading of its parts, without blocking other work (D-239)", async () => {
    let asked = 0;
    const endless = function* (): Generator<Part> {
      for (; asked < 10_000; asked += 1) yield section("Une ligne\n".repeat(30));
    };
    const refused = typesetPdf(1, about, endless(), { maxPages: 2, seconds: 20 });
    const milliseconds = await longestDelay(() =>
      expect(refused).rejects.toThrow(new DocumentTooLarge("More than 2 pages")),
    );
    expect(asked).toBeLessThan(20);
    expect(milliseconds).toBeLessThan(500);
  });

  it("fails if a part cannot be read", () =>
    expect(typesetPdf(1, about, broken(), { maxPages: 2, seconds: 20 })).rejects.toThrow("Away."));
});
