/** The names of downloaded files; they do not depend on the language of the content. */
export const downloadNames = {
  cv: (name: string): string => `CV ${name.replaceAll(/[\p{C}\\/:*?"<>|]+/gu, " ").trim()}.pdf`,
  resume: "resume.pdf",
  applications: { csv: "candidatures.csv", pdf: "candidatures.pdf" },
  /** The export of all data stored about a person. */
  account: (now: Date): string => `passerelle-${now.toISOString().slice(0, 10)}.zip`,
} as const;
