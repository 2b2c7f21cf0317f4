import type { Size } from "@passerelle/domain";
import sharp, { type Metadata } from "sharp";
import { sides, smallSize } from "./picture-sizes";
import type { PictureProblem, Redrawing, Redrawn } from "./pictures";

// What decoding takes depends on the kind: each of these takes about half a second of a processor at most (D-238).
const maxPixels = 50_000_000;
const maxPixelsOtherwise = 25_000_000;
const maxPixelsSlow = 6_000_000;
// A line of several millions is resized in seconds, a column of them in twenty.
const maxSide = 20_000;
const maxSeconds = 3;

sharp.cache(false);
sharp.concurrency(1);
// Only these four decoders ever run, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngFile",
    "VipsForeignLoadNsgifFile",
    "VipsForeignLoadWebpFile",
  ],
});

/** How many pixels a picture of this kind may have: photos of phones are JPGs in one pass. */
function maxPixelsOf({ format, depth, space, isProgressive }: Metadata): number {
  const isJpeg = format === "jpeg";
  if (format === "gif" || depth === "ushort" || space === "cmyk" || (isProgressive && !isJpeg)) return maxPixelsSlow;
  return isJpeg && !isProgressive ? maxPixels : maxPixelsOtherwise;
}

/** Re-encodes a picture as WebP: upright, no larger than its use needs, without metadata or hidden content. */
function redrawWhole({ path, target, kind }: Redrawing): Promise<Size> {
  const side = sides[kind].whole;
  return sharp(path, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
    .webp()
    .toFile(target);
}

/**
 * Redraws a picture in its two sizes. Of an animation only the first image is kept: people could not pause it. Runs in
 * a bounded thread only.
 */
export async function redraw(redrawing: Redrawing): Promise<Redrawn | PictureProblem> {
  const { path, target, smallTarget, kind } = redrawing;
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return "damaged";
  // Checked by the header alone, before any pixel is decoded.
  if (header.width * header.height > maxPixelsOf(header) || Math.max(header.width, header.height) > maxSide)
    return "tooManyPixels";
  const since = performance.now();
  const drawn = await redrawWhole(redrawing).catch(() => undefined);
  if (!drawn) return performance.now() - since >= maxSeconds * 1000 ? "tooManyPixels" : "damaged";
  const whole = { width: drawn.width, height: drawn.height };
  const small = smallSize(whole, kind);
  if (small)
    await sharp(target)
      .resize({ ...small, fit: "fill" })
      .webp()
      .toFile(smallTarget);
  return { whole, small };
}
