import { readFile, writeFile } from "node:fs/promises";
import { serve } from "../worker/serve";
import type { PdfCleaning } from "./clean-pdf";
import { cleanPdf } from "./pdf-clean";

await serve<PdfCleaning>(async ({ path, target }) => {
  const cleaned = await cleanPdf(await readFile(path));
  if (typeof cleaned === "string") return cleaned;
  await writeFile(target, cleaned.bytes);
  return { size: cleaned.bytes.length, removed: cleaned.removed };
});
