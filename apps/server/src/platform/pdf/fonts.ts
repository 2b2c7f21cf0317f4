import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { openSync } from "fontkit";

const require = createRequire(import.meta.url);

/** A family of fonts: its name in the files, the files, and the characters for which a document needs it. */
interface Family {
  name: string;
  files: () => string[];
  language?: string;
  script?: RegExp;
}

const expo = (name: string, file: string) => () =>
  ["400Regular", "700Bold"].map((weight) =>
    require.resolve(`@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`),
  );

// These packages export only their main module.
const embed = (name: string, file: string, ending: string) => () =>
  ["Regular", "Bold"].map((weight) =>
    join(dirname(require.resolve(`@embedpdf/fonts-${name}`)), `../fonts/${file}-${weight}.${ending}`),
  );

// Each character uses the first family that supports it; Japanese and Korean forms of Han characters come first.
const families: readonly Family[] = [
  { name: "Figtree", files: expo("figtree", "Figtree") },
  { name: "Noto Sans", files: expo("noto-sans", "NotoSans") },
  {
    name: "Noto Naskh Arabic",
    files: embed("arabic", "NotoNaskhArabic", "ttf"),
    language: "ar",
    script: /\p{Script=Arabic}/u,
  },
  {
    name: "Noto Sans Hebrew",
    files: embed("hebrew", "NotoSansHebrew", "ttf"),
    language: "he",
    script: /\p{Script=Hebrew}/u,
  },
  {
    name: "Noto Sans Devanagari",
    files: expo("noto-sans-devanagari", "NotoSansDevanagari"),
    language: "hi",
    script: /\p{Script=Devanagari}/u,
  },
  {
    name: "Noto Sans Thai",
    files: expo("noto-sans-thai", "NotoSansThai"),
    language: "th",
    script: /\p{Script=Thai}/u,
  },
  {
    name: "Noto Sans Japanese",
    files: embed("jp", "NotoSansJP", "otf"),
    language: "ja",
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  {
    name: "Noto Sans Korean",
    files: embed("kr", "NotoSansKR", "otf"),
    language: "ko",
    script: /\p{Script=Hangul}/u,
  },
  {
    name: "Noto Sans S Chinese",
    files: embed("sc", "NotoSansHans", "otf"),
    language: "zh",
    script: /\p{Script=Han}/u,
  },
];

/** The fonts of a document, loaded only as far as its text needs them. */
export interface Fonts {
  names: string[];
  /** The languages of the scripts in the text. */
  scripts: string[];
  /** The files of each family, one for each weight. */
  files: string[][];
}

export function fontsFor(text: string): Fonts {
  const needed = families.filter(({ script }) => script === undefined || script.test(text));
  return {
    names: needed.map(({ name }) => name),
    scripts: needed.flatMap(({ language }) => language ?? []),
    files: needed.map(({ files }) => files()),
  };
}

const coverage = new Map<string, ReadonlySet<number>>();

function charactersOf(file: string): ReadonlySet<number> {
  const known = coverage.get(file);
  if (known) return known;
  const font = openSync(file);
  const characters = new Set("characterSet" in font ? font.characterSet : []);
  coverage.set(file, characters);
  return characters;
}

// Line breaks, and the joiners that some scripts need.
const always = /[\n\u200c\u200d]/;

/** Removes characters that no family supports in each weight, such as emoji. */
export function writable(text: string, { files }: Fonts): string {
  const isSupported = (character: string) =>
    always.test(character) ||
    files.some((weights) => weights.every((file) => charactersOf(file).has(character.codePointAt(0) ?? 0)));
  const lines = text
    .normalize("NFC")
    .replaceAll(/\r\n|[\r\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ");
  return Array.from(lines).filter(isSupported).join("");
}
