/** For an element that holds what somebody wrote: nobody knows its language, and its direction is its own. */
export const userText = { lang: "", dir: "auto" } as const;
