import { createRequire } from "node:module";
import { openSync } from "fontkit";

export type Weight = 400 | 700;

/** A part of a text in one font. */
export interface Run {
  /** The font's file. */
  font: string;
  text: string;
}

const require = createRequire(import.meta.url);

// The first that has a character writes it.
const families = ["figtree/WEIGHT/Figtree_WEIGHT.ttf", "noto-sans/WEIGHT/NotoSans_WEIGHT.ttf"];
const weights = { 400: "400Regular", 700: "700Bold" };

/** The files of a weight. */
const filesOf = once((weight: Weight) =>
  families.map((file) => require.resolve(`@expo-google-fonts/${file.replaceAll("WEIGHT", weights[weight])}`)),
);

/** The characters of a font. */
const charactersOf = once((file: string): ReadonlySet<number> => {
  const font = openSync(file);
  return new Set("characterSet" in font ? font.characterSet : []);
});

/** Splits a text by the fonts that can write it; what none of them can, such as an emoji, is left out. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    const font = filesOf(weight).find((file) => charactersOf(file).has(code));
    const last = runs.at(-1);
    if (font !== undefined && last?.font === font) last.text += character;
    else if (font !== undefined) runs.push({ font, text: character });
  }
  return runs;
}

/** Whether any of a text can be written. */
export const isWritable = (text: string): boolean => runsOf(text, 400).length > 0;

/** A value for each key, made when it is first asked for. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
