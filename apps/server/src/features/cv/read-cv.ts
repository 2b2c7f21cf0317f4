import { isNothing, proposeFromText } from "@passerelle/domain";
import { pdfText } from "../../platform/pdf/text";
import type { Proposals } from "./proposals";

/** Reads the entries of a CV in PDF (D-237). A hostile file may take any time and memory: run this in a worker. */
export async function readCv(bytes: Uint8Array): Promise<Proposals["answer"]> {
  const text = await pdfText(bytes).catch(() => undefined);
  if (text === undefined) return "unreadable";
  if (text.trim() === "") return "noText";
  const proposed = proposeFromText(text);
  return isNothing(proposed) ? "nothingFound" : proposed;
}
