/** Ligatures that fonts without a mapping output as control characters: those of OT1, then those of T1. */
const ligatures: Record<string, string> = {
  "\u000b": "ff",
  "\u000c": "fi",
  "\u000d": "fl",
  "\u000e": "ffi",
  "\u000f": "ffl",
  "\u001b": "ff",
  "\u001c": "fi",
  "\u001d": "fl",
  "\u001e": "ffi",
  "\u001f": "ffl",
};

/** Accents before or after their letter, with the corresponding combining marks. */
const accents: Record<string, string> = {
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "¨": "\u0308",
  "˜": "\u0303",
  "¸": "\u0327",
};

/** Combines a separate accent with its letter: 'Exp´erience'. */
const withAccents = (text: string) =>
  text.replaceAll(/([´`ˆ¨˜¸]) ?([\p{L}])/gu, (written, accent: string, letter: string) => {
    const composed = `${letter === "ı" ? "i" : letter}${accents[accent] ?? ""}`.normalize("NFC");
    return composed.length === 1 ? composed : written;
  });

/** Ghostscript swaps the bytes of letters in ligatures: 'f' becomes U+6600. */
const swapped = /(?:(?<=\p{Script=Latin})[\u6100-\u7A00]|[\u6100-\u7A00](?=[\u6100-\u7A00]*\p{Script=Latin}))/gu;
const swapBack = (letter: string) => {
  const code = letter.charCodeAt(0);
  return code % 256 === 0 ? String.fromCharCode(code / 256) : letter;
};

/** The ligatures of Calibri by their number in the font, which some programs write as a character (D-421). */
const numbered = new Map([
  [0x14c, "ft"],
  [0x19e, "tf"],
  [0x19f, "ti"],
  [0x1a9, "tt"],
  [0x1ab, "tti"],
]);
const isNumbered =
  /(?<=\p{Ll})[\u014C\u019E\u019F\u01A9\u01AB\u{10014C}\u{10019E}\u{10019F}\u{1001A9}\u{1001AB}]|[\u019F\u01A9\u{10019F}\u{1001A9}](?=\p{Ll})/gu;
const byNumber = (mark: string) => numbered.get((mark.codePointAt(0) ?? 0) % 0x1_0000) ?? mark;

/** A text without invisible characters, and with decoded letters, dashes and spaces. */
export function readable(text: string): string {
  const plain = text
    .replaceAll(/\p{Cc}(?=\p{L})|(?<=\p{L})\p{Cc}/gu, (mark) => ligatures[mark] ?? mark)
    .replaceAll(swapped, swapBack)
    .replaceAll(swapped, swapBack)
    .replaceAll(isNumbered, byNumber)
    // The dashes and the ligature of T1 fonts without a mapping.
    .replaceAll(/\p{Cc}/gu, (mark) => (mark === "\u0015" || mark === "\u0016" ? "–" : mark))
    .replaceAll(/÷(?=\p{L})/gu, "œ")
    // Ligatures, and the forms of Arabic letters.
    .replaceAll(/[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]/g, (ligature) => ligature.normalize("NFKC"))
    .replaceAll(/(?<=[\d\s])\u00AD|\u00AD(?=[\d\s])/g, "-")
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(/[\u2012\u2015\u2212]/g, "–")
    .replaceAll(/\p{Cs}/gu, "")
    .replaceAll(/(?!\t)[\p{Cc}\p{Cf}\p{Co}]/gu, "")
    .replaceAll(/(?!\t)\s+/gu, " ")
    // A wide apostrophe: 'd ’accueil'.
    .replaceAll(/(?<=\b(?:[cdjlmnst]|qu|aujourd)) ’ ?(?=\p{L})/giu, "’");
  return withAccents(plain.normalize("NFC"));
}

/** Where a word ends in a text without its spaces: between letters and numbers, and before a capital. */
const joints = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/gu;

/** A text without the spaces between its letters, if all are spaced: 'F O R M A T I O N', '2 0 1 8 - 0 9'. */
export function withoutLetterSpacing(text: string): string {
  const words = text.split(" ");
  const letters = words.filter((word) => Array.from(word).length === 1 && /[\p{L}\p{N}&'’-]/u.test(word));
  if (letters.length < 4 || letters.length < words.length * 0.7) return text;
  const whole = text.replaceAll(/(?<=(?:^| )\S) (?=\S(?: |$))/gu, "");
  return /\d{4}/.test(whole) ? whole.replaceAll(joints, " ") : whole;
}
