import { open, readFile } from "node:fs/promises";
import { fileErrors } from "@passerelle/domain";
import { hasActiveContent } from "./pdf-safety";
import { fileProblem, type Upload } from "./upload";

// Readers look for the end marker of a PDF within the last 1024 bytes.
const tail = 1024;

/** Checks that a PDF, which is stored byte for byte, begins and ends as one, and only shows something. */
export async function checkPdf(upload: Upload): Promise<void> {
  const file = await open(upload.path);
  try {
    const from = Math.max(0, upload.size - tail);
    const start = await file.read(Buffer.alloc(5), 0, 5, 0);
    const end = await file.read(Buffer.alloc(tail), 0, tail, from);
    const isWhole = start.buffer.toString("latin1") === "%PDF-" && end.buffer.includes("%%EOF");
    if (!isWhole) throw fileProblem(upload.field, fileErrors.damaged);
  } finally {
    await file.close();
  }
  if (await hasActiveContent(await readFile(upload.path))) throw fileProblem(upload.field, fileErrors.active);
}
