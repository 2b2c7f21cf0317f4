import anyAscii from "any-ascii";

/** A name with its words of other scripts in Latin letters (D-398): 'Дмитрий' becomes 'Dmitriy'. */
export const inLatin = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      /\p{Script=Latin}/u.test(word) ? word : anyAscii(word).replaceAll(/[^A-Za-z]/g, ""),
    );
