import { applicationExportTexts, type Language } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import type { Block, Paragraph } from "../../platform/pdf/document";
import { cvHeader, cvSections, heading, paragraph, styles, wholeCv } from "../cv";
import { findProfileOf } from "../profiles";
import type { ReceivedRow } from "./received-store";
import { findReceived } from "./store";

/** The data for a document of applications. */
export interface Exported {
  db: Db;
  recruiterId: number;
  offer: { job_title: string };
  /** The exported applications, in order. */
  rows: readonly ReceivedRow[];
  language: Language;
}

const pageOf = ({ id }: Pick<ReceivedRow, "id">) => `application-${id}`;

const nameOf = ({ firstname, lastname }: Pick<ReceivedRow, "firstname" | "lastname">, language: Language) =>
  [firstname, lastname].filter(Boolean).join(" ") || applicationExportTexts.anonymous[language];

/** The date of receipt and the decision. */
function received({ created_at, decision }: Pick<ReceivedRow, "created_at" | "decision">, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Europe/Paris" }).format(created_at);
  const when = `${applicationExportTexts.receivedAt[language]} ${day}`;
  return decision ? `${when} · ${applicationExportTexts[decision][language]}` : when;
}

/** A table of contents, then the applications to an offer, as blocks. Loads one application at a time. */
export async function* applicationBlocks(exported: Exported): AsyncGenerator<Block> {
  yield* contents(exported);
  for (const { id } of exported.rows) yield* await applicationOf(exported, id);
}

function contents({ offer, rows, language }: Exported): Block[] {
  const title = applicationExportTexts.title[language];
  const entry = (row: ReceivedRow): Paragraph => ({
    tag: "P",
    spans: [{ text: nameOf(row, language), url: `#${pageOf(row)}` }],
    style: styles.text,
    aside: { text: received(row, language), style: styles.aside },
    above: 5,
  });
  const opens = { name: "contents", title };
  return [
    [
      { tag: "H1", spans: [{ text: offer.job_title }], style: styles.name, above: 0, opens },
      ...paragraph([{ text: `${title} · ${rows.length}` }], styles.profile, 0),
    ],
    ...rows.map((row) => [entry(row)]),
  ];
}

/** Letter, profile and CV of an application; empty once it is withdrawn. */
async function applicationOf({ db, recruiterId, language }: Exported, id: number): Promise<Block[]> {
  const row = await findReceived(db, recruiterId, id);
  if (!row) return [];
  const say = (name: keyof typeof applicationExportTexts) => applicationExportTexts[name][language];
  const shownId = row.is_visible ? row.applicant_id : null;
  const profile = shownId === null ? undefined : await findProfileOf(db, shownId);
  const cv = shownId === null ? undefined : await wholeCv(db, shownId);
  const name = nameOf(row, language);
  // Recruiters see no other contact data.
  const person = { name, email: row.email ?? "", phone: null, address: null };
  const [first, ...others] = cvHeader({ person, profile }, language);
  return [
    [
      ...(first ? [{ ...first, opens: { name: pageOf(row), title: name } }] : []),
      ...others,
      ...paragraph([{ text: received(row, language) }], styles.aside, 6),
      ...(row.resume_file === null ? [] : paragraph([{ text: say("resume") }], styles.aside, 0)),
    ],
    [heading(say("letter")), ...paragraph([{ text: row.message || say("noLetter") }], styles.text, 8)],
    ...(cv ? cvSections({ profile, cv }, language) : []),
  ];
}
