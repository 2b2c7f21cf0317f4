import { readFile } from "node:fs/promises";
import { cvErrors, fileErrors, isNothing, proposeFromText, rateLimits } from "@passerelle/domain";
import { type Handler, ok } from "../../platform/http/handler";
import { checkPdf } from "../../platform/files/check-pdf";
import { fileProblem, type Upload } from "../../platform/files/upload";
import { pdfText, UnreadablePdf } from "../../platform/pdf/text";
import { inTurn } from "../../platform/pdf/worker";
import { countOrReject } from "../../platform/rate-limits";

/** POST /cv/proposals: what the text of a PDF proposes; nothing of it is stored. */
export const proposeCvEntries: Handler<"proposeCvEntries"> = async (call) => {
  const {
    body: { file },
    log,
    user,
  } = call;
  await countOrReject(call, [{ limit: rateLimits.proposals, subject: String(user.id) }]);
  if (file === "") throw fileProblem("file", fileErrors.empty);
  await checkPdf(file);
  const text = await inTurn(user.id, () =>
    textOf(file, (why) => log.info({ why }, "the text of a PDF cannot be read")),
  );
  if (text.trim() === "") throw fileProblem("file", cvErrors.noText);
  const proposed = proposeFromText(text);
  if (isNothing(proposed)) throw fileProblem("file", cvErrors.nothingFound);
  return ok(proposed);
};

async function textOf({ path }: Upload, note: (why: string) => void): Promise<string> {
  try {
    return await pdfText(new Uint8Array(await readFile(path)));
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    note(error.message);
    throw fileProblem("file", cvErrors.unreadable);
  }
}
