/** Media types by extension; stored files have no others. */
export const types = { webp: "image/webp", pdf: "application/pdf" } as const;

/** The media type of a stored name, which consists of 128 random bits, a picture's size, and an extension. */
export function typeOf(name: string): string | undefined {
  const [, extension] = /^[0-9a-f]{32}(?:-\d+x\d+)?\.(webp|pdf)$/.exec(name) ?? [];
  return extension === "webp" || extension === "pdf" ? types[extension] : undefined;
}
