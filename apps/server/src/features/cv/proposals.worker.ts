import { readFile } from "node:fs/promises";
import { isNothing, proposeFromText } from "@passerelle/domain";
import { pdfText } from "../../platform/pdf/text";
import { serve } from "../../platform/worker/serve";
import type { Proposals } from "./proposals";

await serve<Proposals>(async (path) => {
  const text = await pdfText(new Uint8Array(await readFile(path))).catch(() => undefined);
  if (text === undefined) return "unreadable";
  if (text.trim() === "") return "noText";
  const proposed = proposeFromText(text);
  return isNothing(proposed) ? "nothingFound" : proposed;
});
