import { open } from "node:fs/promises";
import { fileErrors } from "@passerelle/domain";
import { refusedFile, type Upload } from "./upload";

// Readers look for the end of a PDF in as many bytes.
const tail = 1024;

/** A PDF is kept byte for byte, so it has to be one from its very first byte to its end. */
export async function checkPdf(upload: Upload): Promise<void> {
  const file = await open(upload.path);
  try {
    const from = Math.max(0, upload.size - tail);
    const start = await file.read(Buffer.alloc(5), 0, 5, 0);
    const end = await file.read(Buffer.alloc(tail), 0, tail, from);
    const isWhole = start.buffer.toString("latin1") === "%PDF-" && end.buffer.includes("%%EOF");
    if (!isWhole) throw refusedFile(upload.field, fileErrors.damaged);
  } finally {
    await file.close();
  }
}
