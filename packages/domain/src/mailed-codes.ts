import { hour, minute, week } from "./durations";

/** Validity of a mailed code, in seconds. */
export const secondsCodeValid = 15 * minute;

/** Validity of the code of an address that received too many codes, in seconds. */
export const secondsAddressCodeValid = 2 * hour;

/** Validity of a code for a new password, in seconds. */
export const secondsResetValid = hour;

/** How long a former address can undo a change, in seconds. */
export const secondsEmailUndoValid = week;

/** Maximum tries; the last one cancels the code. */
export const maxCodeTries = 5;

/** The code in a text such as a pasted mail: the first six or sixteen digits, together or in groups. */
export const codeIn = (text: string): string | undefined =>
  /(?<!\d[\s\u00A0.-]?)\d(?:[\s\u00A0.-]?\d){5}(?:(?:[\s\u00A0.-]?\d){10})?(?![\s-]?\d)/
    .exec(text)?.[0]
    .replaceAll(/\D/g, "");

// Without letters that look like digits.
const resetAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A code for a new password from random bytes: sixty bits, in three groups that are easy to read out. */
export const resetCodeOf = (bytes: Uint8Array): string =>
  Array.from(
    bytes.slice(0, 12),
    (byte, index) => `${index % 4 === 0 && index > 0 ? "-" : ""}${resetAlphabet[byte % 32]}`,
  ).join("");

/** A reset code for comparison: upper case, with digits in place of similar letters. */
export const normalizeResetCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
