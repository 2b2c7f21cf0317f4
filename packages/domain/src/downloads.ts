/** The names of downloaded files; they do not depend on the language of the content. */
export const downloadNames = {
  cv: (name: string): string => `CV ${name.replaceAll(/[\p{C}\\/:*?"<>|]+/gu, " ").trim()}.pdf`,
  resume: "resume.pdf",
  applications: { csv: "candidatures.csv", pdf: "candidatures.pdf" },
  /** The export of all data stored about a person. */
  account: (now: Date): string => `passerelle-${now.toISOString().slice(0, 10)}.zip`,
} as const;

/** A download's name, also in letters outside ASCII (RFC 6266, RFC 8187). */
function attachment(name: string): string {
  const ascii = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]/gu, "_");
  if (ascii === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The headers of a private file: a download under its name that no cache keeps. */
export const downloadHeaders = (name: string) => ({
  "content-disposition": attachment(name),
  "cache-control": "private, no-store",
});

/** The headers of a public file. The content under its name never changes. */
export const publicFileHeaders = { "cache-control": "public, max-age=31536000, immutable" } as const;

const escapes: Readonly<Record<string, string>> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** The name of a file in a form. Browsers escape these three characters and no others, not even '%'. */
export const sentFileName = (name: string): string =>
  name.replaceAll(/%(?:22|0D|0A)/g, (escape) => escapes[escape] ?? escape);
