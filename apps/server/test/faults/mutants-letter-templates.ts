import type { Mutant } from "./seeding";

const owned = ["listLetterTemplates", "are read, changed and deleted by their recruiter alone"] as const;
const changed = ["updateLetterTemplate", "changes what is sent, and keeps the rest and its place"] as const;
const all = `db.selectFrom("letter_templates").select(columns)`;
const listed = `${all}.where("recruiter_id", "=", recruiterId).orderBy("id")`;
const deleted = `db
    .deleteFrom("letter_templates")`;

/** The texts that recruiters keep for decisions. */
export const letterTemplateMutants: Mutant[] = [
  {
    name: "any recruiter reads letter templates",
    found: owned,
    reads: listed,
    becomes: `${all}.orderBy("id")`,
  },
  {
    name: "any recruiter changes a letter template",
    found: owned,
    reads: "recruiter_id = ${recruiterId} and id = ${id}",
    becomes: "id = ${id}",
    inSql: true,
  },
  {
    name: "any recruiter deletes a letter template",
    found: owned,
    reads: `${deleted}\n    .where("recruiter_id", "=", recruiterId)`,
    becomes: deleted,
  },
  {
    name: "twenty-one letter templates are kept",
    found: ["createLetterTemplate", "keeps twenty, and those there are"],
    reads: "before.length >= maxStored.letterTemplates",
    becomes: "before.length > maxStored.letterTemplates",
  },
  {
    name: "the newest letter template stands first",
    found: changed,
    reads: listed,
    becomes: `${all}.where("recruiter_id", "=", recruiterId).orderBy("id", "desc")`,
  },
  {
    name: "a letter template that is changed keeps its text",
    found: changed,
    reads: "text = coalesce(${text ?? null}::text, text)",
    becomes: "text = text",
    inSql: true,
  },
];
