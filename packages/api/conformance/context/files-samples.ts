type Bytes = Uint8Array<ArrayBuffer>;

const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const fromText = (text: string): Bytes => new TextEncoder().encode(text);

function joined(...parts: ArrayLike<number>[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A JPEG segment: marker, length, content. */
function segment(marker: number, ...content: ArrayLike<number>[]): Bytes {
  const inside = joined(...content);
  const length = inside.length + 2;
  return joined([0xff, marker, length >> 8, length & 0xff], inside);
}

/** A grey JPEG of a given width, with one-code tables. Further segments precede its own. */
function greyJpeg(width: number, ...further: Bytes[]): Bytes {
  const quantization = segment(0xdb, [0], new Uint8Array(64).fill(1));
  const frame = segment(0xc0, [8, 0, 1, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
  const codes = [0x00, 0x10].map((table) => segment(0xc4, [table, 1], new Uint8Array(16)));
  // Each block of eight pixels takes two zero bits; the last byte is padded with ones.
  const bits = Math.ceil(width / 8) * 2;
  const blocks = new Uint8Array(Math.ceil(bits / 8));
  if (bits % 8 > 0) blocks[blocks.length - 1] = 0xff >> (bits % 8);
  const scan = [segment(0xda, [1, 1, 0, 0, 63, 0]), blocks];
  return joined([0xff, 0xd8], ...further, quantization, frame, ...codes, ...scan, [0xff, 0xd9]);
}

/** The smallest JPEG: one pixel. */
const aJpeg = (...further: Bytes[]): Bytes => greyJpeg(1, ...further);

/** A JPEG wider than any screen needs. */
export const aWideJpeg = (): Bytes => greyJpeg(4_096);

/** A JPEG with EXIF metadata: an ImageDescription, in the place where a camera may also write its location. */
export function aJpegWithMetadata(what: string): Bytes {
  const text = fromText(`${what}\0`);
  const header = [8, 0, 0, 0];
  const entry = [0x0e, 1, 2, 0, text.length, 0, 0, 0, 26, 0, 0, 0];
  return aJpeg(segment(0xe1, fromText("Exif\0\0II*\0"), header, [1, 0], entry, new Uint8Array(4), text));
}

/** A wide JPEG whose EXIF orientation makes it portrait. */
export function aTurnedJpeg(): Bytes {
  const entry = [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
  return greyJpeg(64, segment(0xe1, fromText("Exif\0\0II*\0"), [8, 0, 0, 0], [1, 0], entry, new Uint8Array(4)));
}

/** A JPEG of exactly `size` bytes, padded with comments. */
export function aJpegOf(size: number): Bytes {
  const longest = 65_537;
  let missing = size - aJpeg().length;
  const comments: Bytes[] = [];
  while (missing > 0) {
    // The remainder has to be large enough for another comment.
    const length = missing > longest + 4 ? longest : Math.min(missing, longest - 4);
    comments.push(segment(0xfe, new Uint8Array(length - 4)));
    missing -= length;
  }
  return aJpeg(...comments);
}

/** A PDF of these objects, padded with a comment to exactly `size` bytes if given. */
function pdfOf(objects: readonly string[], size = 0): Bytes {
  const count = objects.length + 1;
  const filled = (comment: number) => {
    let text = comment > 0 ? `%PDF-1.4\n%${"x".repeat(comment - 2)}\n` : "%PDF-1.4\n";
    const starts = objects.map((object, index) => {
      const start = text.length;
      text += `${index + 1} 0 obj${object}endobj\n`;
      return `${String(start).padStart(10, "0")} 00000 n \n`;
    });
    const table = `xref\n0 ${count}\n0000000000 65535 f \n${starts.join("")}trailer<</Size ${count}/Root 1 0 R>>\n`;
    return `${text}${table}startxref\n${String(text.length).padStart(10, "0")}\n%%EOF\n`;
  };
  return fromText(filled(Math.max(0, size - filled(0).length)));
}

const pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const aPage = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]";

/** A PDF with one empty page and additional entries in its catalog or page, of exactly `size` bytes if given. */
export const aPdfWith = ({ catalog = "", page = "", size = 0 }): Bytes =>
  pdfOf([`<</Type/Catalog/Pages 2 0 R${catalog}>>`, pages, `${aPage}${page}>>`], size);

/** A PDF with one empty page, of exactly `size` bytes if given. */
export const aPdf = (size = 0): Bytes => aPdfWith({ size });

const digits = (line: string) =>
  Array.from(line, (letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");

/** A PDF with one page of these lines, in Latin-1. */
export function aPdfOfLines(lines: readonly string[]): Bytes {
  const text = `BT/F1 10 Tf 12 TL 40 800 Td ${lines.map((line) => `<${digits(line)}>Tj T*`).join("\n")} ET`;
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    pages,
    `${aPage}/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
  ]);
}

/** A one-pixel picture in each accepted format. */
export const PICTURES = {
  PNG: fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
  JPEG: aJpeg(),
  GIF: fromBase64("R0lGODlhAQABAIAAAExpcQxaoCH5BAUAAAAALAAAAAABAAEAAAICTAEAOw=="),
  WebP: fromBase64("UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAdQrTIUtP+BiOh/AAA="),
} as const;

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';

/** Files that are neither pictures nor PDFs. */
export const NEITHER = {
  "an empty file": new Uint8Array(),
  "an SVG": fromText(svg),
  "an SVG behind an XML header": fromText(`<?xml version="1.0"?>\n${svg}`),
  "a page": fromText("<!doctype html><script>alert(1)</script>"),
  "a page that claims to be a GIF": fromText("GIF89a/*<script>alert(1)</script>*/"),
  "a program": joined([0x4d, 0x5a, 0x90], new Uint8Array(60)),
  "an archive": joined([0x50, 0x4b, 3, 4], new Uint8Array(26)),
  "a BMP": joined([0x42, 0x4d, 58], new Uint8Array(55)),
  "a text": fromText("Bonjour"),
} as const;

/** A file for a form, under any name and type. */
export const aFile = (content: Bytes, name = "fichier", type = "application/octet-stream") =>
  new File([content], name, { type });

/** The content type that the first bytes of a file indicate. */
export function typeOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const known: [string, RegExp][] = [
    ["image/png", /^\u0089PNG/],
    ["image/jpeg", /^\u00ff\u00d8\u00ff/],
    ["image/gif", /^GIF8/],
    ["image/webp", /^RIFF[^]{4}WEBP/],
    ["application/pdf", /^%PDF-/],
  ];
  return known.find(([, form]) => form.test(start))?.[0];
}
