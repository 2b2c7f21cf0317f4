import { ok } from "@passerelle/api/contract";
import { rateLimits } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { blankPdf, storedResume } from "../domain/files";
import { countOrRefuse } from "../http/limits";
import { respond } from "../http/respond";
import { presentApplicant } from "./profiles";

/** The CV as a document: of the mock a blank page. */
export const cvDocumentHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getCvPdf: ({ me }) => {
      countOrRefuse(db, rateLimits.documents, String(me.id));
      return { status: 200, body: blankPdf(), headers: { "cache-control": "private, no-store" } };
    },

    storeCvAsResume: ({ me }) => {
      countOrRefuse(db, rateLimits.documents, String(me.id));
      const where = { userId: { equals: me.id } };
      const data = storedResume(db, blankPdf(), "cv.pdf");
      const saved = db.applicantProfile.findFirst({ where })
        ? db.applicantProfile.update({ where, data, strict: true })
        : db.applicantProfile.create({ userId: me.id, ...data });
      return ok({ data: presentApplicant(db, saved, me.id) });
    },
  });
