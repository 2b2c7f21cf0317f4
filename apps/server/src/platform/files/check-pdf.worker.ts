import { readFile } from "node:fs/promises";
import { serve } from "../worker/serve";
import type { PdfCheck } from "./check-pdf";
import { hasActiveContent } from "./pdf-safety";

// Readers look for the end marker of a PDF within the last 1024 bytes.
const tail = 1024;

const isWhole = (bytes: Buffer) =>
  bytes.toString("latin1", 0, 5) === "%PDF-" && bytes.subarray(-tail).includes("%%EOF");

await serve<PdfCheck>(async (path) => {
  const bytes = await readFile(path);
  if (!isWhole(bytes)) return "damaged";
  return (await hasActiveContent(bytes)) ? "active" : undefined;
});
