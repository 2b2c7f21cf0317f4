import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Block, drawPdf, type Paragraph, TooManyPages } from "./document";
import { isWritable, runsOf } from "./fonts";

const about = { title: "CV – Zoé", author: "Zoé", language: "fr", createdAt: new Date(0) } as const;
const style = { size: 10, weight: 400, color: "#000000" } as const;
const paragraph = (text: string, url?: string): Paragraph => ({ tag: "P", spans: [{ text, url }], style, above: 4 });

const draw = async (blocks: readonly Block[], maxPages = 50) =>
  (await drawPdf(about, blocks, maxPages)).toString("latin1");
const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\n/g)?.length ?? 0;

/** How many texts each page shows. */
const textsByPage = (pdf: string) =>
  Array.from(pdf.matchAll(/\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g), ([, bytes = ""]) =>
    inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"),
  )
    .filter((content) => content.includes(" Tf"))
    .map((content) => content.match(/\/P <</g)?.length ?? 0);

describe("a document", () => {
  it("is tagged, and tells its language and title", async () => {
    const pdf = await draw([[paragraph("Bonjour", "https://exemple.fr")]]);
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toMatch(/\/Lang \(fr\)/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf).toMatch(/\/S \/Link/);
    expect(pdf).toContain("/URI (https://exemple.fr)");
    expect(pdf).toContain("%%EOF");
  });

  it("opens pages to which its outline and its links lead", async () => {
    const opening: Paragraph = { ...paragraph("Zoé"), tag: "H1", opens: { name: "zoe", title: "Zoé Roux" } };
    const pdf = await draw([
      [{ ...opening, opens: { name: "first", title: "Sommaire" } }],
      [paragraph("Zoé", "#zoe")],
      [opening],
    ]);
    expect(pagesIn(pdf)).toBe(2);
    expect(pdf).toMatch(/\/S \/GoTo\n\/D \(zoe\)/);
    expect(pdf).toMatch(/\(zoe\) \[/);
    expect(pdf).toMatch(/\/Type \/Outlines|\/Outlines /);
    expect(pdf).toContain("/PageMode /UseOutlines");
  });

  it("breaks no block over two pages", async () => {
    const five = Array.from({ length: 5 }, (_, line) => paragraph(`Ligne ${line}`));
    const texts = textsByPage(await draw(Array.from({ length: 20 }, () => five)));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect(texts.filter((count) => count % 5 > 0)).toEqual([]);
  });

  it("breaks a block that is longer than a page", async () => {
    expect(pagesIn(await draw([[paragraph("Une ligne\n".repeat(200))]]))).toBe(4);
  });

  it("breaks a word that is longer than a line, and a line of nothing", async () => {
    expect(pagesIn(await draw([[paragraph("x".repeat(7000))], [paragraph("")], [paragraph("\n\n")]]))).toBe(2);
  });

  it("ends at its limit of pages", async () => {
    await expect(draw([[paragraph("Une ligne\n".repeat(200))]], 2)).rejects.toThrow(TooManyPages);
  });
});

describe("fonts", () => {
  it("share the scripts they have, and leave out what none has", () => {
    const fonts = new Set(runsOf("Œuvre Łódź Ελλάδα Київ", 700).map(({ font }) => font.split("/").at(-1)));
    expect([...fonts]).toEqual(["Figtree_700Bold.ttf", "NotoSans_700Bold.ttf"]);
    expect(runsOf("Zoé 🙂 مرحبا 漢字", 400).map(({ text }) => text)).toEqual(["Zoé   "]);
    expect(["Zoé", "🙂", "مرحبا"].map(isWritable)).toEqual([true, false, false]);
  });
});
