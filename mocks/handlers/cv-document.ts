import { ok } from "@passerelle/api/contract";
import {
  cvDocumentTexts,
  cvErrors,
  downloadHeaders,
  downloadNames,
  FieldProblem,
  fileErrors,
  fullName,
  isNothing,
  type Language,
  proposeFromText,
  rateLimits,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { cvLines } from "../domain/cv-lines";
import { storedResume } from "../domain/files";
import { linesOfPdf, writtenPdf } from "../domain/pdf";
import type { User } from "../http/request";
import { countOrReject } from "../http/limits";
import { respond } from "../http/respond";
import { presentApplicant } from "./profiles";

/** The CV as a document: of the mock its words alone. */
export const cvDocumentHandlers = (db: Db = defaultDb()) => {
  const documentOf = (me: User, language: Language) =>
    writtenPdf(cvLines(db, me.id, [me.email, me.phone, me.address], language), {
      title: `${cvDocumentTexts.title[language]} – ${fullName(me)}`,
      language,
    });

  return respond(db, {
    getCvPdf: ({ me, query }) => {
      countOrReject(db, rateLimits.documents, String(me.id));
      return { status: 200, body: documentOf(me, query.language), headers: downloadHeaders(downloadNames.cv) };
    },

    storeCvAsResume: ({ me, body }) => {
      countOrReject(db, rateLimits.documents, String(me.id));
      const where = { userId: { equals: me.id } };
      const data = storedResume(db, documentOf(me, body.language), downloadNames.cv);
      const saved = db.applicantProfile.findFirst({ where })
        ? db.applicantProfile.update({ where, data, strict: true })
        : db.applicantProfile.create({ userId: me.id, ...data });
      return ok({ data: presentApplicant(db, saved, me.id) });
    },

    proposeCvEntries: ({ me, body: { file } }) => {
      countOrReject(db, rateLimits.proposals, String(me.id));
      if (file === "") throw new FieldProblem({ file: fileErrors.empty });
      const text = linesOfPdf(file.text);
      if (text.trim() === "") throw new FieldProblem({ file: cvErrors.noText });
      const proposed = proposeFromText(text);
      if (isNothing(proposed)) throw new FieldProblem({ file: cvErrors.nothingFound });
      return ok(proposed);
    },
  });
};
