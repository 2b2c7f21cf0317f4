import {
  applicationErrors,
  applicationExportTexts,
  applicationsCsv,
  dayInParis,
  downloadHeaders,
  downloadNames,
  full,
  type Language,
  maxExported,
  rateLimits,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { maySeeProfile } from "../domain/audience";
import { cvLines } from "../domain/cv-lines";
import { writtenPdf } from "../domain/pdf";
import { markSeen } from "../domain/received";
import { offerById, type Row, userById } from "../domain/rows";
import { countOrReject } from "../http/limits";
import { respond } from "../http/respond";
import { wantedOf, type Wanted } from "./received-applications";

/** An offer's applications as files: the document has their words alone. */
export const applicationExportHandlers = (db: Db = defaultDb()) => {
  const exported = (recruiterId: number, offerId: number, query: Partial<Wanted>, max: number) => {
    const stored = offerById(db, offerId);
    const offer = found(stored?.recruiterId === recruiterId ? stored : null, applicationErrors.noOffer);
    countOrReject(db, rateLimits.applicationExports, String(recruiterId));
    const all = db.application.findMany({ where: { jobOfferId: { equals: offer.id } } });
    const rows = wantedOf(db, all, { asOf: db.clock.now().toISOString(), ...query });
    if (rows.length > max) throw full(applicationErrors.exportTooLarge);
    return { offer, rows };
  };
  const lineOf = ({ applicantId, createdAt, seenAt, decision }: Row<"application">) => {
    const profile = db.applicantProfile.findFirst({ where: { userId: { equals: applicantId } } })?.profile ?? null;
    const person = userById(db, applicantId);
    return { ...person, profile, createdAt: new Date(createdAt), isSeen: seenAt !== null, decision };
  };

  const pageOf = (readerId: number, application: Row<"application">, language: Language) => {
    const { applicantId, message, createdAt, decision } = application;
    const person = userById(db, applicantId);
    const letter = message || applicationExportTexts.noLetter[language];
    const { resume } = db.applicantProfile.findFirst({ where: { userId: { equals: applicantId } } }) ?? {};
    return [
      ...cvLines(db, applicantId, [person.email], language, maySeeProfile(db, readerId, person)),
      `${applicationExportTexts.receivedAt[language]} ${dayInParis(new Date(createdAt))}`,
      ...(decision ? [applicationExportTexts[decision][language]] : []),
      ...(resume ? [applicationExportTexts.resume[language]] : []),
      applicationExportTexts.letter[language],
      letter,
    ];
  };

  return respond(db, {
    exportApplicationsCsv: ({ me, params, query }) => {
      const { rows } = exported(me.id, params.id, query, maxExported.csv);
      const table = applicationsCsv(rows.map(lineOf), query.language);
      return {
        status: 200,
        body: new Blob([table], { type: "text/csv; charset=utf-8" }),
        headers: downloadHeaders(downloadNames.applications.csv),
      };
    },

    exportApplicationsPdf: ({ me, params, query }) => {
      const { offer, rows } = exported(me.id, params.id, query, maxExported.pdf);
      markSeen(db, me.id, offer, rows);
      const lines = [offer.jobTitle, ...rows.flatMap((row) => pageOf(me.id, row, query.language))];
      const title = `${applicationExportTexts.title[query.language]} – ${offer.jobTitle}`;
      return {
        status: 200,
        body: writtenPdf(lines, { title, language: query.language }),
        headers: downloadHeaders(downloadNames.applications.pdf),
      };
    },
  });
};
