import { openEnd } from "../cv-list";
import {
  limitOf,
  type Remark,
  remarksOn,
  type ResumeEntries,
  type ResumeField,
  type ResumePart,
} from "../json-resume/entries";

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

/** The fields that prevent an entry from being stored, and dates that were not understood. */
export function askedOf<Part extends ResumePart>(
  part: Part,
  fields: ResumeEntries[Part],
  without: readonly Remark[],
): Asked[] {
  const wanted = [...remarksOn(part, fields), ...without.filter(({ why }) => why === "notADate")];
  const texts = new Map(Object.entries(fields));
  return askable
    .filter((name) => wanted.some(({ field }) => field === name))
    .map((field) => {
      const text: unknown = texts.get(field);
      return { field, text: typeof text === "string" ? text : "", limit: limitOf(part, field) };
    });
}

/** Adds the entered fields to an entry; an open end makes an experience ongoing. */
export function completed<Fields extends object>(fields: Fields, { finishedAt, ...texts }: GivenFields): Fields {
  if (finishedAt === undefined) return { ...fields, ...texts };
  const isOpen = finishedAt === openEnd;
  return {
    ...fields,
    ...texts,
    finishedAt: isOpen || finishedAt === "" ? null : finishedAt,
    ...("ongoing" in fields && { ongoing: isOpen }),
  };
}
