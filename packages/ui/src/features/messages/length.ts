/** How long a message may be, in characters as the server counts them (D-029). */
export const longest = 5_000;

/** The length of what would be sent: characters rather than their halves, without the blanks around. */
export const lengthOf = (text: string) => Array.from(text.trim()).length;
