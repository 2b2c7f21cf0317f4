import { fileErrors } from "@passerelle/domain";
import { runWorker, TooCostly } from "../worker/run";
import { fileProblem, type Upload } from "./upload";

/** Why a PDF is refused: it is incomplete, or has active content. */
export type PdfProblem = "damaged" | "active";

/** A check of a PDF, given by its path. */
export interface PdfCheck {
  data: string;
  answer: PdfProblem | undefined;
}

const seconds = 10;

/**
 * Checks in a worker that a PDF is complete and has no active content, because it is stored unchanged.
 * @throws a `FieldProblem`, also if the check takes too much time or memory
 */
export async function checkPdf({ field, path }: Upload, personId: number): Promise<void> {
  const module = new URL("./check-pdf.worker.ts", import.meta.url);
  const problem = await runWorker<PdfCheck>({ module, personId, data: path, seconds }).catch((error: unknown) => {
    if (error instanceof TooCostly) return "tooComplex" as const;
    throw error;
  });
  if (problem) throw fileProblem(field, fileErrors[problem]);
}
