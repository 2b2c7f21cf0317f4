/** Media types by ending: all files are kept as one of these. */
export const types = { webp: "image/webp", pdf: "application/pdf" } as const;

/** The media type of a stored name, which is 128 random bits, the size of a picture, and an extension. */
export function typeOf(name: string): string | undefined {
  const [, extension] = /^[0-9a-f]{32}(?:-\d+x\d+)?\.(webp|pdf)$/.exec(name) ?? [];
  return extension === "webp" || extension === "pdf" ? types[extension] : undefined;
}
