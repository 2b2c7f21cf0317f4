import { fileErrors } from "@passerelle/domain";
import { runWorker, TooCostly } from "../worker/run-worker";
import type { PdfProblem, Removed } from "./sanitize-outcome";
import { fileProblem, type Upload } from "./detect-file-type";

/** The worker task that writes a PDF anew, given by the paths of both files. */
export interface PdfSanitizing {
  data: { path: string; target: string };
  answer: { size: number; removed: Removed } | PdfProblem;
}

const seconds = 10;

/**
 * Rewrites a PDF at `target` without its active content, in a worker; returns its size and the number of removed parts.
 * @throws a `FieldProblem`, also if this takes too much time or memory
 */
export async function sanitizeUpload({ field, path }: Upload, personId: number, target: string) {
  const module = new URL("./sanitize-pdf.worker.ts", import.meta.url);
  const data = { path, target };
  const cleaned = await runWorker<PdfSanitizing>({ module, personId, data, seconds }).catch((error: unknown) => {
    if (error instanceof TooCostly) return "tooComplex" as const;
    throw error;
  });
  if (typeof cleaned === "string") throw fileProblem(field, fileErrors[cleaned]);
  return cleaned;
}
