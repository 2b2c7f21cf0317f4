import { productName } from "@passerelle/domain";
import sharp, { type OverlayOptions } from "sharp";
import { fontsFor } from "../../platform/pdf/fonts";
import type { PreviewTexts } from "./preview";
import { escapeXml } from "./xml";

/** The size that the Open Graph protocol's readers expect. */
const picture = { width: 1200, height: 630 };
const margin = 80;
const width = picture.width - 2 * margin;

interface Style {
  weight: "Regular" | "Bold";
  color: string;
  /** The text has the first of these sizes in which it is no higher than `height`. */
  sizes: readonly number[];
  height: number;
}

const loaded = new Set<string>();

/** Makes fonts available to the following texts: those of the text's scripts, in both weights. */
async function loadFonts(text: string): Promise<void> {
  const { files } = fontsFor(text);
  for (const fontfile of files.flat().filter((file) => !loaded.has(file))) {
    await sharp({ text: { text: "a", fontfile } })
      .raw()
      .toBuffer();
    loaded.add(fontfile);
  }
}

// The fonts have no emoji.
const withoutPictographs = (text: string) =>
  text.replaceAll(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, "").trim();

/** A text as a picture; undefined for an empty one. */
async function drawText(text: string, { weight, color, sizes, height }: Style) {
  const written = escapeXml(withoutPictographs(text));
  if (written === "") return undefined;
  const markup = `<span foreground="${color}">${written}</span>`;
  for (const size of sizes) {
    const font = `Figtree ${weight} ${size}`;
    // Raw, because the process reads encoded pictures from files only (`reencode-picture.ts`).
    const drawn = await sharp({ text: { text: markup, font, width, rgba: true, dpi: 72, wrap: "word-char" } })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (drawn.info.height <= height || size === sizes.at(-1)) return drawn;
  }
  return undefined;
}

/** Draws the preview picture of an offer: its company, title and place. */
export async function drawPreview({ company, title, place, colors }: PreviewTexts): Promise<ArrayBuffer> {
  await loadFonts([company, title, place].join(" "));
  const layers: OverlayOptions[] = [];
  let top = margin;
  const add = async (text: string, gap: number, style: Style) => {
    const drawn = await drawText(text, style);
    if (!drawn) return;
    layers.push({ input: drawn.data, raw: drawn.info, left: margin, top });
    top += drawn.info.height + gap;
  };
  await add(company, 36, { weight: "Regular", color: colors.muted, sizes: [36, 26, 18], height: 60 });
  await add(title, 32, { weight: "Bold", color: colors.ink, sizes: [64, 52, 40, 30], height: 250 });
  await add(place, 0, { weight: "Regular", color: colors.ink, sizes: [36, 26, 18], height: 60 });
  top = picture.height - margin - 36;
  await add(productName, 0, { weight: "Bold", color: colors.brand, sizes: [36], height: 60 });
  const bar = { width: 20, height: picture.height, channels: 3, background: colors.brand } as const;
  const drawn = await sharp({ create: { ...picture, channels: 3, background: colors.contrast } })
    .composite([{ input: { create: bar }, left: 0, top: 0 }, ...layers])
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(drawn).buffer;
}
