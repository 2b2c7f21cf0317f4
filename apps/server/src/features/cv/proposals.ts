import { cvErrors, fileErrors, rateLimits } from "@passerelle/domain";
import { fileProblem } from "../../platform/files/detect-file-type";
import { ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { runWorker, TooCostly } from "../../platform/worker/run-worker";
import type { CvAnswer } from "./reader/propose";

/** The worker task that reads a file, given by its path. */
export interface Proposals {
  data: string;
  answer: CvAnswer;
}

const seconds = 10;
const refusals = { ...cvErrors, password: fileErrors.password, notWord: fileErrors.notPdfOrWord };

/** POST /cv/proposals: proposes entries from the text of a PDF or Word file, and stores nothing. */
export const proposeCvEntries = route<"proposeCvEntries">(
  { role: "applicant", limit: rateLimits.proposals },
  async (call) => {
    const {
      body: { file },
      log,
      user,
    } = call;
    if (file === "") throw fileProblem("file", fileErrors.empty);
    const module = new URL("./proposals.worker.ts", import.meta.url);
    const proposed = await runWorker<Proposals>({ module, personId: user.id, data: file.path, seconds }).catch(
      (error: unknown) => {
        if (!(error instanceof TooCostly)) throw error;
        log.info({ err: error }, "the text of a CV cannot be read");
        return "unreadable" as const;
      },
    );
    if (typeof proposed === "string") throw fileProblem("file", refusals[proposed]);
    return ok(proposed);
  },
);
