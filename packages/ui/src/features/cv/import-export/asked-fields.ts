import { openEnd } from "../cv-list";
import {
  limitOf,
  type Remark,
  remarksOn,
  requiredOf,
  type ResumeEntries,
  type ResumeField,
  type ResumePart,
} from "../json-resume-import/entries";

/** The fields that can be completed before an import. */
const askable = [
  "word",
  "title",
  "degree",
  "institution",
  "jobTitle",
  "company",
  "organization",
  "certificationID",
  "startedAt",
  "finishedAt",
  "issuedTo",
  "description",
  "Description",
] as const satisfies readonly ResumeField[];
export type AskedField = (typeof askable)[number];

/** The completed fields of an entry; `finishedAt` may be `openEnd`. */
export type GivenFields = { readonly [Field in AskedField]?: string };

/** A field to complete, with its text in the file. */
export interface Asked {
  field: AskedField;
  text: string;
  limit: number | undefined;
}

/** Whether an entry is ongoing; a formation without an end is. */
const isOpen = (fields: object) =>
  "startedAt" in fields &&
  fields.startedAt !== "" &&
  "finishedAt" in fields &&
  fields.finishedAt === null &&
  (!("ongoing" in fields) || fields.ongoing === true);

/**
 * The fields to ask for: those that prevent an entry from being stored, and dates that were not understood; for an
 * uncertain entry, all main fields.
 */
export function askedOf<Part extends ResumePart>(
  part: Part,
  fields: ResumeEntries[Part],
  without: readonly Remark[],
  isUnsure = false,
): Asked[] {
  const wanted = [...remarksOn(part, fields), ...without.filter(({ why }) => why === "notADate")].map(
    ({ field }): ResumeField => field,
  );
  if (isUnsure) wanted.push(...requiredOf(part), "finishedAt");
  const texts = new Map(Object.entries(fields));
  return askable
    .filter((name) => wanted.includes(name))
    .map((field) => {
      const text: unknown = field === "finishedAt" && isOpen(fields) ? openEnd : texts.get(field);
      return { field, text: typeof text === "string" ? text : "", limit: limitOf(part, field) };
    });
}

/** Adds the entered fields to an entry; an open end makes an experience ongoing. */
export function completed<Fields extends object>(fields: Fields, { finishedAt, ...texts }: GivenFields): Fields {
  if (finishedAt === undefined) return { ...fields, ...texts };
  const isOngoing = finishedAt === openEnd;
  return {
    ...fields,
    ...texts,
    finishedAt: isOngoing || finishedAt === "" ? null : finishedAt,
    ...("ongoing" in fields && { ongoing: isOngoing }),
  };
}
