import { pdfPages } from "../../platform/pdf/runs";
import { readAttachedCv } from "./attached/read";
import { linesOf } from "./reader/layout/lines";
import { type CvAnswer, isNothing, proposeCv } from "./reader/propose";

const problemOf = (error: unknown) =>
  error instanceof Error && error.name === "PasswordException" ? "password" : "unreadable";

/** Reads the entries of a CV in PDF (D-237). A hostile file may take any time and memory: run this in a worker. */
export async function readCv(bytes: Uint8Array): Promise<CvAnswer> {
  const attached = await readAttachedCv(bytes).catch(() => undefined);
  if (attached) return attached;
  const pages = await pdfPages(bytes).catch(problemOf);
  if (typeof pages === "string") return pages;
  const lines = linesOf(pages);
  if (lines.length === 0) return "noText";
  const proposed = proposeCv(lines);
  return isNothing(proposed) ? "nothingFound" : proposed;
}
