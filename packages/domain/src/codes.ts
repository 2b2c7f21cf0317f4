/** Validity of a mailed code, in seconds. */
export const secondsCodeValid = 15 * 60;

/** The code within a text, such as a pasted mail: the first six digits that stand together or in groups. */
export const codeIn = (text: string): string | undefined =>
  /(?<!\d[\s\u00A0.-]?)\d(?:[\s\u00A0.-]?\d){5}(?![\s-]?\d)/.exec(text)?.[0].replaceAll(/\D/g, "");

/** Maximum tries; the last one cancels the code. */
export const maxCodeTries = 5;

/** How long a session lasts, in seconds. */
export const secondsSessionValid = 7 * 24 * 60 * 60;
