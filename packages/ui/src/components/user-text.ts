/** Attributes of an element with user text: its language is unknown, its direction follows the content. */
export const userText = { lang: "", dir: "auto" } as const;
