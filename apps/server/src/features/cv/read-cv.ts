import { isNothing, proposeFromText, type ProposedCv } from "@passerelle/domain";
import { pdfText } from "../../platform/pdf/text";

/** The proposed entries, or the reason that there are none. */
export type CvReading = ProposedCv | "unreadable" | "noText" | "nothingFound";

/** Reads the entries of a CV in PDF (D-237). A hostile file may take any time and memory: run this in a worker. */
export async function readCv(bytes: Uint8Array): Promise<CvReading> {
  const text = await pdfText(bytes).catch(() => undefined);
  if (text === undefined) return "unreadable";
  if (text.trim() === "") return "noText";
  const proposed = proposeFromText(text);
  return isNothing(proposed) ? "nothingFound" : proposed;
}
