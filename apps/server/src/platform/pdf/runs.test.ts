import { describe, expect, it } from "vitest";
import { drawPdf, type Paragraph } from "./document";
import { pdfPages } from "./runs";

const style = { size: 10, weight: 400, color: "#000000" } as const;
const line = (text: string, above: number, aside?: string): Paragraph => ({
  tag: "P",
  spans: [{ text }],
  style,
  above,
  ...(aside && { aside: { text: aside, style } }),
});

async function aDocument(...blocks: Paragraph[][]) {
  const about = { title: "CV", author: "Jeanne", language: "fr", createdAt: new Date() } as const;
  return new Uint8Array(await drawPdf(1, about, blocks, { maxPages: 50, seconds: 20 }));
}

const pageOf = (number: number) => Array.from({ length: 45 }, () => line(`Page-${number}.`, 0));

describe("the text of a PDF", () => {
  it("has its place, size and font", async () => {
    const bytes = await aDocument([line("Soudeuse", 0, "2019 – 2021"), line("Chantiers de l'Ouest", 3)]);
    const [page] = await pdfPages(bytes);
    const [title, dates, place] = page?.runs ?? [];
    expect([title, dates, place].map((run) => run?.text)).toEqual(["Soudeuse", "2019 – 2021", "Chantiers de l'Ouest"]);
    expect(title).toMatchObject({ size: 10, y: dates?.y, font: place?.font, x: place?.x });
    expect(dates?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    expect(place?.y).toBeGreaterThan(title?.y ?? 0);
  });

  it("contains at most twenty pages", async () => {
    const pages = await pdfPages(await aDocument(...Array.from({ length: 24 }, (_, page) => pageOf(page + 1))));
    expect(pages).toHaveLength(20);
  });
});
