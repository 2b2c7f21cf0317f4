import { describe, expect, it } from "vitest";
import { drawPdf, type Paragraph } from "./document";
import { pdfText } from "./text";

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
  it("has its lines, a tab between columns and an empty line between paragraphs", async () => {
    const bytes = await aDocument(
      [line("Soudeuse", 0, "2019 – 2021"), line("Chantiers de l'Ouest", 3)],
      [line("Apprentie", 11)],
    );
    expect((await pdfText(bytes)).trim()).toBe("Soudeuse\t2019 – 2021\nChantiers de l'Ouest\n\nApprentie");
  });

  it("contains at most twenty pages", async () => {
    const text = await pdfText(await aDocument(...Array.from({ length: 24 }, (_, page) => pageOf(page + 1))));
    expect(text).toContain("Page-19.");
    expect(text).not.toContain("Page-23.");
  });
});
