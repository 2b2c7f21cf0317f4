import type { Mutant } from "./seeding";

/** Which resumes are taken. */
export const fileMutants: Mutant[] = [
  {
    name: "a resume may link to files",
    found: ["updateApplicantProfile", "refuses a resume with a link to a file of its reader"],
    reads: "allowed.test(bracket ? ofText(written) : ofDigits(written))",
    becomes: "/^\\s*(?:https?|mailto|tel|file):/i.test(bracket ? ofText(written) : ofDigits(written))",
  },
  {
    name: "a resume may not link to telephone numbers",
    found: [
      "updateApplicantProfile",
      "accepts a resume with links to pages, to mail addresses and to telephone numbers",
    ],
    reads: "allowed.test(bracket ? ofText(written) : ofDigits(written))",
    becomes: "/^\\s*(?:https?|mailto):/i.test(bracket ? ofText(written) : ofDigits(written))",
  },
  {
    name: "half a PDF is a resume",
    found: ["updateApplicantProfile", "refuses a resume that breaks off"],
    reads: 'start.buffer.toString("latin1") === "%PDF-" && end.buffer.includes("%%EOF")',
    becomes: 'start.buffer.toString("latin1") === "%PDF-"',
  },
  {
    name: "a picture lies as its camera did",
    found: ["createPost", "stores a picture as its camera was held"],
    reads: `sharp(upload.path, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()`,
    becomes: 'sharp(upload.path, { limitInputPixels: maxPixels, failOn: "error" })',
  },
];
