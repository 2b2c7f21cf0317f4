import { runWorker } from "./worker";

/** What reading a PDF may take; further pages and letters are left out. */
const bounds = { maxPages: 20, maxLength: 60_000 };

/** A PDF took too long, too much memory, or cannot be read. */
export class UnreadablePdf extends Error {}

/**
 * The text of a PDF, read in a thread of its own: lines, with a tab between columns and an empty line between
 * paragraphs. Throws `UnreadablePdf`.
 */
export async function pdfText(bytes: Uint8Array<ArrayBuffer>, seconds = 5): Promise<string> {
  const text = await runWorker({
    script: new URL("./text-worker.mjs", import.meta.url),
    data: { bytes, ...bounds },
    transfer: [bytes.buffer],
    seconds,
  }).catch((error: unknown) => {
    throw new UnreadablePdf(error instanceof Error ? error.message : String(error));
  });
  if (typeof text !== "string") throw new UnreadablePdf("It has no text.");
  return text;
}
