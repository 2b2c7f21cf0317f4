import { applicationExportTexts, type Language } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import type { Contents, Part } from "../../platform/pdf/typeset-pdf";
import { cvHeader, cvSections, textSection, wholeCv } from "../cv";
import { findProfileOf } from "../profiles";
import type { ReceivedRow } from "./received-store";
import { findReceived } from "./store";

export interface Exported {
  db: Db;
  recruiterId: number;
  offer: { job_title: string };
  /** The exported applications, in order. */
  rows: readonly ReceivedRow[];
  language: Language;
  /** The current day, as 'YYYY-MM-DD'. */
  today: string;
}

const pageOf = ({ id }: Pick<ReceivedRow, "id">) => `application-${id}`;

const nameOf = ({ firstname, lastname }: Pick<ReceivedRow, "firstname" | "lastname">, language: Language) =>
  [firstname, lastname].filter(Boolean).join(" ") || applicationExportTexts.anonymous[language];

function received({ created_at, decision }: Pick<ReceivedRow, "created_at" | "decision">, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Europe/Paris" }).format(created_at);
  const when = `${applicationExportTexts.receivedAt[language]} ${day}`;
  return decision ? `${when} · ${applicationExportTexts[decision][language]}` : when;
}

/** A table of contents, then the applications to an offer. Loads one application at a time. */
export async function* applicationParts(exported: Exported): AsyncGenerator<Part> {
  yield contents(exported);
  for (const { id } of exported.rows) yield* await applicationOf(exported, id);
}

const contents = ({ offer, rows, language }: Exported): Contents => ({
  kind: "contents",
  title: offer.job_title,
  subtitle: `${applicationExportTexts.title[language]} · ${rows.length}`,
  entries: rows.map((row) => ({ text: nameOf(row, language), page: pageOf(row), aside: received(row, language) })),
});

/** Letter, profile and CV of an application; empty once it is withdrawn. */
async function applicationOf({ db, recruiterId, language, today }: Exported, id: number): Promise<Part[]> {
  const row = await findReceived(db, recruiterId, id);
  if (!row) return [];
  const say = (name: keyof typeof applicationExportTexts) => applicationExportTexts[name][language];
  const shownId = row.is_visible ? row.applicant_id : null;
  const profile = shownId === null ? undefined : await findProfileOf(db, shownId);
  const cv = shownId === null ? undefined : await wholeCv(db, shownId);
  // Recruiters see no other contact data.
  const person = { name: nameOf(row, language), email: row.email ?? "", phone: null, address: null };
  const notes = [received(row, language), ...(row.resume_file === null ? [] : [say("resume")])];
  return [
    { ...cvHeader({ person, profile }, language), page: pageOf(row), notes },
    textSection(say("letter"), row.message || say("noLetter")),
    ...(cv ? cvSections({ profile, cv, today }, language) : []),
  ];
}
