import { strFromU8 } from "fflate";
import { pdfPages } from "../../platform/pdf/read-pdf";
import { readAttachedCv } from "./attached/read-attached-cv";
import { linesOf } from "./reader/layout/lines";
import { type CvAnswer, isNothing, proposeCv } from "./reader/propose";
import type { StyledLine } from "./reader/styled-line";
import { isArchive } from "./word/package";
import { wordLines } from "./word/word-lines";

const problemOf = (error: unknown) =>
  error instanceof Error && error.name === "PasswordException" ? "password" : "unreadable";

function proposed(lines: readonly StyledLine[]): CvAnswer {
  if (lines.length === 0) return "noText";
  const found = proposeCv(lines);
  return isNothing(found) ? "nothingFound" : found;
}

function readWord(bytes: Uint8Array): CvAnswer {
  try {
    const lines = wordLines(bytes);
    return typeof lines === "string" ? lines : proposed(lines);
  } catch {
    return "damagedWord";
  }
}

/** Whether the end of a PDF is missing: its end mark stands in the last kilobyte. */
const isCut = (bytes: Uint8Array) => !strFromU8(bytes.subarray(-1024), true).includes("%%EOF");

async function readPdf(bytes: Uint8Array): Promise<CvAnswer> {
  const attached = await readAttachedCv(bytes).catch(() => undefined);
  if (attached) return attached;
  const isIncomplete = isCut(bytes);
  const pages = await pdfPages(bytes).catch(problemOf);
  const answer = typeof pages === "string" ? pages : proposed(linesOf(pages));
  return typeof answer === "string" && isIncomplete ? "cutPdf" : answer;
}

/**
 * Reads the entries of a CV in PDF (D-237) or Word's format (D-326). A hostile file may take any time and memory: run
 * this in a worker.
 */
export const parseCv = async (bytes: Uint8Array): Promise<CvAnswer> =>
  isArchive(bytes) ? readWord(bytes) : readPdf(bytes);
