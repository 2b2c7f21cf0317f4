import { downloadNames } from "../downloads";

/** A numeric hash of a text. */
const digest = (text: string) =>
  text.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffff, 7);

const backgrounds = [0xd7e3f4, 0xf4e3d3, 0xdcefe0, 0xeadcf2, 0xf6e9b8, 0xf3d6dc];
const clothes = [0x2f4b7c, 0x7a3b4e, 0x2f6b58, 0x4b4a6a, 0x9a5a2c];

/** The features of a generated portrait. */
export interface Portrait {
  skin: number;
  hair: number;
  isHairLong: boolean;
}

const side = 96;
// With a table of 128 colours, each pixel code takes a whole byte. Clearing the code table early keeps it so.
const colours = 128;
const clear = 0x80;
const end = 0x81;
const pixelsToClear = 100;

/** Whether a point is inside a horizontally centred ellipse. */
const isWithin = (x: number, y: number, centre: number, width: number, height: number) =>
  ((x - side / 2) / width) ** 2 + ((y - centre) / height) ** 2 < 1;

type Shape = (x: number, y: number) => 0 | 1 | 2 | 3;

/** The part of a portrait at a point: background, skin, hair or clothes. */
const portrait =
  (isHairLong: boolean): Shape =>
  (x, y) => {
    if (isWithin(x, y, 42, 17, 22) && !isWithin(x, y, 18, 24, 14)) return 1;
    if (isWithin(x, y, 38, 21, 25) && y < 46) return 2;
    if (isWithin(x, y, 62, 9, 12)) return 1;
    if (isHairLong && isWithin(x, y, 48, 23, 30) && y < 72) return 2;
    return isWithin(x, y, 98, 36, 32) ? 3 : 0;
  };

/** A sun over two hills. */
const landscape: Shape = (x, y) => {
  if (isWithin(x + 30, y, 100, 60, 40)) return 3;
  if (isWithin(x - 24, y, 104, 50, 62)) return 2;
  return isWithin(x - 20, y, 26, 11, 11) ? 1 : 0;
};

const pick = (from: readonly number[], hash: number) => from[hash % from.length] ?? 0;

const twoBytes = (number: number) => [number & 0xff, number >> 8];

/** A GIF in colours derived from its name: a face for people, otherwise hills. */
export function drawPicture(name: string, who: Portrait | null): Uint8Array<ArrayBuffer> {
  const [hash, draw] = [digest(name), who ? portrait(who.isHairLong) : landscape];
  const palette = [pick(backgrounds, hash), who?.skin ?? 0xf2c46d, who?.hair ?? 0x7fa08a, pick(clothes, hash)];
  const table = Array.from({ length: colours }, (_, n) => palette[n] ?? 0);
  const codes: number[] = [];
  for (let n = 0; n < side * side; n += 1) {
    if (n % pixelsToClear === 0) codes.push(clear);
    codes.push(draw(n % side, Math.floor(n / side)));
  }
  codes.push(end);
  const blocks: number[] = [];
  for (let n = 0; n < codes.length; n += 255) {
    const block = codes.slice(n, n + 255);
    blocks.push(block.length, ...block);
  }
  const size = [...twoBytes(side), ...twoBytes(side)];
  const start = [0x47, 0x49, 0x46, 0x38, 0x37, 0x61, ...size, 0xf6, 0, 0];
  const image = [0x2c, 0, 0, 0, 0, ...size, 0, 7, ...blocks, 0, 0x3b];
  return new Uint8Array([
    ...start,
    ...table.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]),
    ...image,
  ]);
}

/** A PDF of one empty page: a resume. */
export function emptyPdf(): Uint8Array<ArrayBuffer> {
  const objects = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>"];
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>";
  const body = [...objects, page].map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join("");
  const text = `%PDF-1.4\n${body}trailer<</Size 4/Root 1 0 R>>\n%%EOF\n`;
  return new Uint8Array(text.split("").map((letter) => letter.charCodeAt(0)));
}

export const resumeName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  downloadNames.cv(`${firstname} ${lastname}`);
