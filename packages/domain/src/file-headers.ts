/** The names of downloaded files; they do not depend on the language of the content. */
export const downloadNames = {
  cv: "cv.pdf",
  resume: "resume.pdf",
  applications: { csv: "candidatures.csv", pdf: "candidatures.pdf" },
  /** The export of all data stored about a person. */
  account: (now: Date): string => `passerelle-${now.toISOString().slice(0, 10)}.zip`,
} as const;

/** The headers of a private file: a download under its name that no cache keeps. */
export const downloadHeaders = (name: string) => ({
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "private, no-store",
});

/** The headers of a public file. The content under its name never changes. */
export const publicFileHeaders = { "cache-control": "public, max-age=31536000, immutable" } as const;
