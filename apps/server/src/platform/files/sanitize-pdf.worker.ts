import { readFile, writeFile } from "node:fs/promises";
import { serve } from "../worker/worker-tasks";
import type { PdfSanitizing } from "./sanitize-upload";
import { sanitizePdf } from "./sanitize-pdf";

await serve<PdfSanitizing>(async ({ path, target }) => {
  const cleaned = await sanitizePdf(await readFile(path));
  if (typeof cleaned === "string") return cleaned;
  await writeFile(target, cleaned.bytes);
  return { size: cleaned.bytes.length, removed: cleaned.removed };
});
