import { fileErrors } from "@passerelle/domain";
import { runWorker, TooCostly } from "../worker/run";
import { fileProblem, type Upload } from "./upload";

/** Why a PDF is refused: it is incomplete, or does more than show something. */
export type PdfProblem = "damaged" | "active";

/** The check of a PDF, by its path. */
export interface PdfCheck {
  data: string;
  answer: PdfProblem | undefined;
}

const seconds = 10;

/**
 * Checks in a thread that a PDF, which is stored byte for byte, is complete and only shows something.
 * @throws a `FieldProblem`, also for a file whose check takes too long or too much memory
 */
export async function checkPdf({ field, path }: Upload, personId: number): Promise<void> {
  const module = new URL("./check-pdf.worker.ts", import.meta.url);
  const problem = await runWorker<PdfCheck>({ module, personId, data: path, seconds }).catch((error: unknown) => {
    if (error instanceof TooCostly) return "tooComplex" as const;
    throw error;
  });
  if (problem) throw fileProblem(field, fileErrors[problem]);
}
