/** Attributes for user text: unknown language, direction by content. */
export const userText = { lang: "", dir: "auto" } as const;
