// The key of a link's address, and the start of its value: a string, hexadecimal digits, a comment, or a reference.
const addresses = /\/URI[\s\0]*(?:(\()|<(?!<)|%|\d)/g;

const allowed = /^\s*(?:https?|mailto|tel):/i;
// Longer than the longest scheme, even if each letter is escaped.
const schemeLength = 200;

const fromCode = (code: string, base: number) => String.fromCharCode(Number.parseInt(code, base) & 0xff);

/** The beginning of a string in parentheses, in which characters may be escaped. */
const ofText = (written: string) =>
  written.replaceAll(/\\(?:([0-7]{1,3})|\r?\n)/g, (_, code?: string) => (code ? fromCode(code, 8) : ""));

/** The beginning of a string in hexadecimal digits. */
const ofDigits = (written: string) =>
  (/^[\da-f\s\0]*/i.exec(written)?.[0] ?? "").replaceAll(/[\s\0]/g, "").replaceAll(/../g, (code) => fromCode(code, 16));

/** Whether a PDF links to anything but web pages, mail addresses or telephone numbers. */
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
