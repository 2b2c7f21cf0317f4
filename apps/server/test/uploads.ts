import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { FileKind } from "../src/platform/database/schema";
import type { Upload } from "../src/platform/files/detect-file-type";

/** A PDF of one page; the text, in its content, makes it unique. */
export function aPdf(text = "CV"): File {
  const content = `% ${text}`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>",
    `<</Length ${Buffer.byteLength(content)}>>stream\n${content}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join("");
  const file = `%PDF-1.4\n${body}trailer<</Size 5/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`;
  return new File([file], "cv.pdf", { type: "application/pdf" });
}

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** A one-pixel picture. */
export const aPicture = (): File => new File([Buffer.from(pixel, "base64")], "photo.png", { type: "image/png" });

/** A received file of this kind in a folder: a PDF of one page, or a picture of this size. */
export async function receiveUpload(folder: string, kind: FileKind, width = 8, height = 8): Promise<Upload> {
  const path = join(folder, `upload-${randomUUID()}`);
  const pdf = Buffer.from(await aPdf().arrayBuffer());
  if (kind === "resume") await writeFile(path, pdf);
  else
    await sharp({ create: { width, height, channels: 3, background: "#1f6f78" } })
      .png()
      .toFile(path);
  return { field: "file", path, name: null, type: "", size: pdf.length };
}
