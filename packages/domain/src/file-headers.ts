/** The names of the files that are downloaded, whatever the language of what they hold. */
export const downloadNames = {
  cv: "cv.pdf",
  resume: "resume.pdf",
  applications: { csv: "candidatures.csv", pdf: "candidatures.pdf" },
  /** All that is stored about a person, at a moment. */
  account: (now: Date): string => `passerelle-${now.toISOString().slice(0, 10)}.zip`,
} as const;

/** The headers of a private file: it is saved under its name, and nothing on the way keeps it. */
export const downloadHeaders = (name: string) => ({
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "private, no-store",
});

/** The headers of a file that everybody may read, whose name never refers to another one. */
export const publicFileHeaders = { "cache-control": "public, max-age=31536000, immutable" } as const;
