// The key of an address, and the first of its value: a text, digits, a comment, or a text that stands elsewhere.
const addresses = /\/URI[\s\0]*(?:(\()|<(?!<)|%|\d)/g;

const allowed = /^\s*(?:https?|mailto|tel):/i;
// Longer than the longest scheme, however each letter is written.
const schemeLength = 200;

const fromCode = (code: string, base: number) => String.fromCharCode(Number.parseInt(code, base) & 0xff);

/** The beginning of a text in brackets, in which a letter may be written by its number. */
const ofText = (written: string) =>
  written.replaceAll(/\\(?:([0-7]{1,3})|\r?\n)/g, (_, code?: string) => (code ? fromCode(code, 8) : ""));

/** The beginning of a text in hexadecimal digits. */
const ofDigits = (written: string) =>
  (/^[\da-f\s\0]*/i.exec(written)?.[0] ?? "").replaceAll(/[\s\0]/g, "").replaceAll(/../g, (code) => fromCode(code, 16));

/** Whether a link of a PDF leads elsewhere than to a web page, a mail address or a telephone. */
export function hasOtherLink(text: string): boolean {
  for (const {
    index,
    0: { length },
    1: bracket,
  } of text.matchAll(addresses)) {
    const written = text.slice(index + length, index + length + schemeLength);
    if (!allowed.test(bracket ? ofText(written) : ofDigits(written))) return true;
  }
  return false;
}
