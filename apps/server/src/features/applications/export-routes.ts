import { Readable } from "node:stream";
import {
  applicationErrors,
  applicationExportTexts,
  dayInParis,
  downloadHeaders,
  downloadNames,
  full,
  maxExported,
  maxExportPages,
  rateLimits,
} from "@passerelle/domain";
import { inTransaction } from "../../platform/database/transactions";
import type { Call, Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { DocumentTooLarge, typesetPdf } from "../../platform/pdf/typeset-pdf";
import { countOrReject } from "../../platform/rate-limiter";
import { ownOffer } from "./access";
import { applicationsCsv } from "./applications-csv";
import { applicationParts } from "./applications-pdf";
import { notifySeen } from "./notifications";
import { listReceived } from "./received-store";
import { markSeen } from "./mark-seen";

const bounds = { maxPages: maxExportPages, seconds: 30 };

/** The recruiter's offer and the selected applications; throws a 409 if there are more than `max`. */
async function wantedOf(call: Call<"exportApplicationsCsv" | "exportApplicationsPdf">, max: number) {
  const { db, user, params, query } = call;
  const offer = await ownOffer(db, user.id, params.id);
  await countOrReject(call, [{ limit: rateLimits.applicationExports, subject: String(user.id) }]);
  const { status = "all", search = "", sort = "newest", asOf } = query;
  const page = { page: 1, size: max, offset: 0 };
  const { rows, total } = await listReceived(db, offer.id, { status, search, sort, asOf }, page);
  if (total > max) throw full(applicationErrors.exportTooLarge);
  return { offer, rows };
}

/** GET /job-offer/{id}/applications/csv: lists the applications as a table, without marking them as seen. */
const exportApplicationsCsv = route<"exportApplicationsCsv">({ role: "recruiter" }, async (call) => {
  const { rows } = await wantedOf(call, maxExported.csv);
  const lines = rows.map((row) => ({ ...row, createdAt: row.created_at, isSeen: row.seen_at !== null }));
  return {
    status: 200,
    body: Readable.from([Buffer.from(applicationsCsv(lines, call.query.language))]),
    headers: { "content-type": "text/csv; charset=utf-8", ...downloadHeaders(downloadNames.applications.csv) },
  };
});

/** GET /job-offer/{id}/applications/pdf: exports letters and CVs as a document, and marks its applications as seen. */
const exportApplicationsPdf = route<"exportApplicationsPdf">({ role: "recruiter" }, async (call) => {
  const { db, clock, user, publish, marksSeen } = call;
  const { language } = call.query;
  const { offer, rows } = await wantedOf(call, maxExported.pdf);
  const title = `${applicationExportTexts.title[language]} – ${offer.job_title}`;
  const about = { design: "classic", title, author: title, language, createdAt: clock.now() } as const;
  const parts = applicationParts({ db, recruiterId: user.id, offer, rows, language, today: dayInParis(clock.now()) });
  const document = await typesetPdf(user.id, about, parts, bounds).catch((error: unknown) => {
    throw error instanceof DocumentTooLarge ? full(applicationErrors.exportTooLarge) : error;
  });
  await inTransaction(db, async (tx) => {
    const seen = await markSeen(tx, marksSeen ? rows.map(({ id }) => id) : []);
    await notifySeen(tx, publish, offer, user.id, seen);
  });
  return {
    status: 200,
    body: Readable.from([document]),
    headers: { "content-type": "application/pdf", ...downloadHeaders(downloadNames.applications.pdf) },
  };
});

export const exportRoutes = { exportApplicationsCsv, exportApplicationsPdf } satisfies Routes;
