import type { Mutant } from "./seeding";

const marked = "marksSeen ? rows.map(({ id }) => id) : []";

const document = [
  "exportApplicationsPdf",
  "holds letters, profiles and e-mail addresses, and no note and no other contact",
] as const;

const told = ["exportApplicationsPdf", "tells each application in the order of the list, with its decision"] as const;

/** What an export of applications holds, who may have it, and how often. */
export const applicationExportMutants: Mutant[] = [
  {
    name: "exports of applications are not counted",
    found: ["exportApplicationsPdf", "answers ten exports in ten minutes and no more"],
    reads: "await countOrReject(call, [{ limit: rateLimits.applicationExports, subject: String(user.id) }])",
    becomes: "undefined",
  },
  {
    name: "a document of applications leaves them unseen",
    found: ["exportApplicationsPdf", "answers a document in either language, which makes what it holds seen, once"],
    reads: marked,
    becomes: "[]",
  },
  {
    name: "HEAD of a document makes applications seen",
    found: ["exportApplicationsPdf", "makes nothing seen for HEAD"],
    reads: marked,
    becomes: "rows.map(({ id }) => id)",
  },
  {
    name: "a table of applications holds the first page alone",
    found: ["exportApplicationsCsv", "holds all that there are, more than a page of the list"],
    reads: "{ page: 1, size: max, offset: 0 }",
    becomes: "{ page: 1, size: 10, offset: 0 }",
  },
  {
    name: "a table of applications says that all are seen",
    found: ["exportApplicationsCsv", "answers who applied as a table, in either language, and makes nothing seen"],
    reads: "row.seen_at !== null",
    becomes: "true",
  },
  {
    name: "a table of applications holds a formula",
    found: ["exportApplicationsCsv", "answers who applied as a table, in either language, and makes nothing seen"],
    reads: "formula.test(text)",
    becomes: "false",
  },
  {
    name: "a document of applications shows the CV of whom the recruiter blocks",
    found: ["exportApplicationsPdf", "leaves out profile and CV of whom the recruiter blocks"],
    reads: "row.is_visible ? row.applicant_id : null",
    becomes: "row.applicant_id",
  },
  {
    name: "a document of applications lacks the letters",
    found: document,
    reads: 'row.message || say("noLetter")',
    becomes: 'say("noLetter")',
  },
  {
    name: "a document of applications lacks the e-mail addresses",
    found: document,
    reads: '{ name, email: row.email ?? "", phone: null, address: null }',
    becomes: '{ name, email: "", phone: null, address: null }',
  },
  {
    name: "a table of applications has an order of its own",
    found: ["exportApplicationsCsv", "takes the filters and the order of the list"],
    reads: "applicationsCsv(lines, call.query.language)",
    becomes: "applicationsCsv(lines.toSorted((a, b) => b.id - a.id), call.query.language)",
  },
  {
    name: "a table of applications holds a formula that begins with a sign",
    found: ["exportApplicationsCsv", "holds no cell that a spreadsheet runs"],
    reads: "formula.test(text)",
    becomes: "/^[=@]/.test(text)",
  },
  {
    name: "a table of applications holds a formula of wide signs",
    found: ["exportApplicationsCsv", "holds no cell that a spreadsheet runs"],
    reads: "formula.test(text)",
    becomes: String.raw`/^[=+\-@\t\r\n]/.test(text)`,
  },
  {
    name: "a document of applications is in the order of their ids",
    found: told,
    reads: "applicationBlocks({ db, recruiterId: user.id, offer, rows, language })",
    becomes:
      "applicationBlocks({ db, recruiterId: user.id, offer, rows: rows.toSorted((a, b) => a.id - b.id), language })",
  },
  {
    name: "a document that holds one which was seen makes no other seen",
    found: ["exportApplicationsPdf", "answers a document in either language, which makes what it holds seen, once"],
    reads: marked,
    becomes: "marksSeen && rows.every((row) => row.seen_at === null) ? rows.map(({ id }) => id) : []",
  },
  {
    name: "a document of applications names no decision",
    found: told,
    reads: "decision ? `${when} · ${applicationExportTexts[decision][language]}` : when",
    becomes: "when",
  },
  {
    name: "a document does not say that there is a resume",
    found: told,
    reads: "row.resume_file === null",
    becomes: "true",
  },
  {
    name: "a table of applications calls what was read unread",
    found: ["exportApplicationsCsv", "takes the filters and the order of the list"],
    reads: 'decision ?? (isSeen ? "seen" : "unread")',
    becomes: 'decision ?? "unread"',
  },
];
