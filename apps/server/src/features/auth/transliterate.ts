import anyAscii from "any-ascii";

/** A name with its words of other scripts in Latin letters (D-398): 'Дмитрий' becomes 'Dmitriy'. */
export const transliterate = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{L}\p{M}]+/gu, (word) => (/\p{Script=Latin}/u.test(word) ? word : word.replaceAll(/./gsu, letters)));

// The table writes hamza, alef and ayin as quotes or not at all.
const semitic = /(?=\p{Lo})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;

const letters = (character: string) =>
  anyAscii(character).replaceAll(/[^A-Za-z]/g, "") || (semitic.test(character) ? "a" : "");
