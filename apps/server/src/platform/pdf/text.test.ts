import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { drawPdf, type Paragraph } from "./document";
import { pdfText, UnreadablePdf } from "./text";

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
  return new Uint8Array(await drawPdf(about, blocks, { maxPages: 50, seconds: 20 }));
}

const pageOf = (number: number) => Array.from({ length: 45 }, () => line(`Page-${number}.`, 0));

/** A page whose content, once it is unpacked, is this text so many times. */
function aPage(content: string, times: number, filters = "/FlateDecode") {
  const packed = deflateSync(Buffer.alloc(content.length * times, content, "latin1"));
  const head = Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length ${packed.length}/Filter[${filters}]>>stream
`,
  );
  const end = Buffer.from("\nendstream\nendobj\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF\n");
  return new Uint8Array(Buffer.concat([head, packed, end]));
}

describe("the text of a PDF", () => {
  it("has its lines, a tab between columns and an empty line between paragraphs", async () => {
    const bytes = await aDocument(
      [line("Soudeuse", 0, "2019 – 2021"), line("Chantiers de l'Ouest", 3)],
      [line("Apprentie", 11)],
    );
    expect((await pdfText(bytes)).trim()).toBe("Soudeuse\t2019 – 2021\nChantiers de l'Ouest\n\nApprentie");
  });

  it("is that of twenty pages at most", async () => {
    const text = await pdfText(await aDocument(...Array.from({ length: 24 }, (_, page) => pageOf(page + 1))));
    expect(text).toContain("Page-19.");
    expect(text).not.toContain("Page-23.");
  });
});

describe("a hostile PDF ends its reader, and the next one is read", () => {
  it.each<[string, () => Uint8Array<ArrayBuffer>, number?]>([
    ["that is broken", () => new TextEncoder().encode("%PDF-1.4\n1 0 obj<<\n%%EOF\n")],
    ["that takes too long", () => aPage("BT/F1 9 Tf(x)Tj ET\n", 1_000_000), 0.6],
    ["that unpacks to a gigabyte", () => aPage("\u0081 ", 8_000_000, "/FlateDecode/RunLengthDecode")],
  ])(
    "%s",
    async (_, bytes, seconds) => {
      const since = Date.now();
      await expect(pdfText(bytes(), seconds)).rejects.toThrow(UnreadablePdf);
      expect(Date.now() - since).toBeLessThan(15_000);
      expect((await pdfText(await aDocument([line("Soudeuse", 0)]))).trim()).toBe("Soudeuse");
    },
    30_000,
  );
});
