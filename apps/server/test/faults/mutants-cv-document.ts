import type { Mutant } from "./seeding";

/** How often a CV is drawn, and what becomes of the resume. */
export const cvDocumentMutants: Mutant[] = [
  {
    name: "documents are not counted",
    found: ["getCvPdf", "answers thirty documents in ten minutes and no more"],
    reads: "await countOrReject(call, [{ limit: rateLimits.documents, subject: String(user.id) }])",
    becomes: "undefined",
  },
  {
    name: "the former resume stays beside the CV made one",
    found: ["storeCvAsResume", "takes the place of the former resume and leaves the rest"],
    reads: "await replaceFile(tx, files, resume_file, name)",
    becomes: "await replaceFile(tx, files, null, name)",
  },
];
