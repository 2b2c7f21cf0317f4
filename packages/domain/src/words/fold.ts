/** The apostrophes that people type or paste. */
export const apostrophes = "'’‘ʼʻʹ′";

/** Latin letters that Unicode does not decompose, by their plain letters, as PostgreSQL's `unaccent` replaces them. */
const undecomposed = {
  a: "ⱥ",
  ae: "æ",
  b: "ƀɓƃ",
  c: "ƈȼɕ",
  d: "đðɖɗƌȡ",
  e: "əǝɛɇ",
  f: "ƒ",
  g: "ǥɠ",
  h: "ħɦ",
  hv: "ƕ",
  i: "ıɨɪ",
  j: "ȷɉɟʝ",
  k: "ƙ",
  l: "łƚɫɬɭȴ",
  m: "ɱ",
  n: "ŋɲɳƞȵ",
  o: "øɵ",
  oe: "œ",
  oi: "ƣ",
  p: "ƥ",
  q: "ĸ",
  r: "ɍɼɽɾ",
  s: "ȿʂ",
  ss: "ß",
  t: "ŧƫƭʈȶ",
  th: "þ",
  u: "ʉ",
  v: "ʋ",
  y: "ƴɏ",
  z: "ƶȥɀʐʑ",
  "'": apostrophes,
};

const plainOf = new Map(
  Object.entries(undecomposed).flatMap(([plain, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, plain]),
  ),
);

const replaced = new RegExp(`[${[...plainOf.keys()].join("")}]`, "gu");

/** Normalises a text for comparison: plain Latin letters, lower case, single spaces. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(replaced, (letter) => plainOf.get(letter) ?? letter)
    .replace(/\s+/gu, " ")
    .trim();
