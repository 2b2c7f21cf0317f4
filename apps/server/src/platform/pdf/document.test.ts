import { monitorEventLoopDelay } from "node:perf_hooks";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Block, DocumentTooLarge, drawPdf, type Paragraph } from "./document";
import { isWritable, runsOf } from "./fonts.mjs";

const about = { title: "CV – Zoé", author: "Zoé", language: "fr", createdAt: new Date(0) } as const;
const style = { size: 10, weight: 400, color: "#000000" } as const;
const paragraph = (text: string, url?: string): Paragraph => ({ tag: "P", spans: [{ text, url }], style, above: 4 });

const draw = async (blocks: readonly Block[], maxPages = 50) =>
  (await drawPdf(1, about, blocks, { maxPages, seconds: 20 })).toString("latin1");
const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\n/g)?.length ?? 0;

/** The number of texts on each page. */
const textsByPage = (pdf: string) =>
  Array.from(pdf.matchAll(/\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g), ([, bytes = ""]) =>
    inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"),
  )
    .filter((content) => content.includes(" Tf"))
    .map((content) => content.match(/\/P <</g)?.length ?? 0);

function* broken(): Generator<Block> {
  yield [paragraph("Bonjour")];
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
  it("is tagged, and has its language and title", async () => {
    const pdf = await draw([[paragraph("Bonjour", "https://exemple.fr")]]);
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toMatch(/\/Lang \(fr\)/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf).toMatch(/\/S \/Link/);
    expect(pdf).toContain("/URI (https://exemple.fr)");
    expect(pdf).toContain("%%EOF");
  });

  it("starts pages for the targets of its outline and links", async () => {
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

  it("splits no block across two pages", async () => {
    const five = Array.from({ length: 5 }, (_, line) => paragraph(`Ligne ${line}`));
    const texts = textsByPage(await draw(Array.from({ length: 20 }, () => five)));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect(texts.filter((count) => count % 5 > 0)).toEqual([]);
  });

  it("splits a block that is longer than a page", async () => {
    expect(pagesIn(await draw([[paragraph("Une ligne\n".repeat(200))]]))).toBe(4);
  });

  it("breaks a word that is longer than a line, and handles an empty line", async () => {
    expect(pagesIn(await draw([[paragraph("x".repeat(7000))], [paragraph("")], [paragraph("\n\n")]]))).toBe(2);
  });

  it("stops at its limit of pages", async () => {
    let asked = 0;
    const endless = function* (): Generator<Block> {
      for (; asked < 1_000; asked += 1) yield [paragraph("Une ligne\n".repeat(30))];
    };
    const drawn = drawPdf(1, about, endless(), { maxPages: 2, seconds: 20 });
    await expect(drawn).rejects.toThrow(new DocumentTooLarge("More than 2 pages"));
    expect(asked).toBeLessThan(5);
  });

  it("stops at its limit of time, without blocking other people's documents (D-239)", async () => {
    const alternating = Array.from({ length: 1_000 }, () => [paragraph("aа".repeat(2_500))]);
    const drawn = drawPdf(1, about, alternating, { maxPages: 10_000, seconds: 1.5 });
    const milliseconds = await longestDelay(() =>
      expect(drawn).rejects.toThrow(new DocumentTooLarge("It takes too long.")),
    );
    expect(milliseconds).toBeLessThan(500);
    expect(pagesIn(await draw([[paragraph("Bonjour")]]))).toBe(1);
  });

  it("fails if a block cannot be read", async () => {
    await expect(drawPdf(1, about, broken(), { maxPages: 2, seconds: 20 })).rejects.toThrow("Away.");
  });
});

describe("fonts", () => {
  it("share the scripts they support, and omit characters that none supports", () => {
    const fonts = new Set(runsOf("Œuvre Łódź Ελλάδα Київ", 700).map(({ font }) => font.split("/").at(-1)));
    expect([...fonts]).toEqual(["Figtree_700Bold.ttf", "NotoSans_700Bold.ttf"]);
    expect(runsOf("а\u0301b\u0301", 400).map(({ text }) => text)).toEqual(["а\u0301", "b\u0301"]);
    expect(runsOf("Zoé 🙂 مرحبا 漢字", 400).map(({ text }) => text)).toEqual(["Zoé   "]);
    expect(["Zoé", "🙂", "مرحبا"].map(isWritable)).toEqual([true, false, false]);
  });
});
