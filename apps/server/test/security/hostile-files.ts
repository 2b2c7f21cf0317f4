import { deflateSync } from "node:zlib";
import sharp from "sharp";

const filled = (part: string, length: number) => part.repeat(Math.floor(length / part.length));

const pdf = (...body: (string | Buffer)[]) =>
  Buffer.concat(["%PDF-1.7\n", ...body, "\n%%EOF\n"].map((part) => Buffer.from(part)));

/** A PDF with an object stream that decompresses to `length` bytes. */
function packed(content: string, length: number): Buffer {
  const data = deflateSync(filled(content, length));
  const head = `1 0 obj<</Type/ObjStm/Filter/FlateDecode/N 1/First 4/Length ${data.length}>>stream\r\n`;
  return pdf(head, data, "\r\nendstream endobj\n");
}

/** A PDF of one page with this compressed content. */
const pageOf = (content: Buffer) =>
  pdf(
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj\n",
    "4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n",
    `5 0 obj<</Length ${content.length}/Filter/FlateDecode>>stream\n`,
    content,
    "\nendstream\nendobj\ntrailer<</Root 1 0 R/Size 6>>\n",
  );

/** A page with these lines of text, repeated `count` times. */
function aPage(lines: readonly string[], count: number): Buffer {
  const shown = lines.map((line) => `(${line}) Tj 0 -12 Td\n`).join("");
  return pageOf(deflateSync(`BT /F1 9 Tf 40 800 Td\n${shown.repeat(count)}ET`));
}

/** A PDF of an empty page, of about `length` bytes. */
export const harmlessPdf = (length: number): Buffer => pageOf(deflateSync(Buffer.alloc(length, " "), { level: 0 }));

/** PDFs that take long to check, each for a different reason. */
export const hostilePdfs = {
  "words 'stream'": pdf(`stream${" ".repeat(510)}\n`.repeat(1_000)),
  "number signs": pdf("#41 ".repeat(59_000), filled("#", 1_000)),
  brackets: pdf(filled("<<[", 1_000_000)),
  objects: pdf(filled("1 0 obj<</A<</B 1>>>>endobj\n", 1_000_000)),
  "streams without an object": pdf(" ".repeat(200_000), filled("stream\nx ", 10_000)),
  links: pdf(filled(`/URI(http:${"\\101".repeat(60)}`, 1_000_000)),
  comments: pdf(filled("%/S\n", 1_000_000)),
  "a packed object": packed("/URI(http:) ", 2_000_000),
};

/** A PDF whose text takes long to parse as a CV. */
export const hostileCv = (): Buffer => aPage(["Experience", "2019 - 2020"], 500);

/** Pictures of four million pixels in different formats. */
export async function hostilePictures() {
  const drawn = sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: "#7f8f78" } });
  return {
    jpeg: await drawn.clone().jpeg({ progressive: true }).toBuffer(),
    png: await drawn.clone().png().toBuffer(),
    gif: await drawn.clone().gif().toBuffer(),
    webp: await drawn.clone().webp().toBuffer(),
  };
}
