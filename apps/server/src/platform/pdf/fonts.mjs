// @ts-check
import { createRequire } from "node:module";
import { openSync } from "fontkit";

/** @typedef {400 | 700} Weight */
/** A part of a text in one font, given by its file. @typedef {{ font: string, text: string }} Run */

const require = createRequire(import.meta.url);

// Each character uses the first font that supports it.
const families = ["figtree/WEIGHT/Figtree_WEIGHT.ttf", "noto-sans/WEIGHT/NotoSans_WEIGHT.ttf"];
const weights = { 400: "400Regular", 700: "700Bold" };

/** The font files of a weight. */
const filesOf = once((/** @type {Weight} */ weight) =>
  families.map((file) => require.resolve(`@expo-google-fonts/${file.replaceAll("WEIGHT", weights[weight])}`)),
);

/** The characters that a font supports. */
const charactersOf = once((/** @type {string} */ file) => {
  const font = openSync(file);
  return new Set("characterSet" in font ? font.characterSet : []);
});

const mark = /\p{M}/u;

/**
 * Splits a text by the fonts that support it; combining marks use the base letter's font when it has the glyph. Omits
 * characters that no font supports, such as emoji.
 * @param {string} text @param {Weight} weight @returns {Run[]}
 */
export function runsOf(text, weight) {
  /** @type {Run[]} */
  const runs = [];
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const files = filesOf(weight);
    const preferred = last && mark.test(character) ? [last.font, ...files] : files;
    const font = preferred.find((file) => charactersOf(file).has(code));
    if (font !== undefined && last?.font === font) last.text += character;
    else if (font !== undefined) runs.push({ font, text: character });
  }
  return runs;
}

/**
 * Whether a font supports any character of a text.
 * @param {string} text @returns {boolean}
 */
export const isWritable = (text) => runsOf(text, 400).length > 0;

/**
 * Computes a value for each key on first use, and caches it.
 * @template Key, Value
 * @param {(key: Key) => Value} make @returns {(key: Key) => Value}
 */
function once(make) {
  /** @type {Map<Key, Value>} */
  const made = new Map();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
