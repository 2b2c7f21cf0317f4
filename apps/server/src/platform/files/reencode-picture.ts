import sharp, { type Metadata } from "sharp";
import { type Size, sides, smallSize } from "./picture-sizes";
import type { PictureProblem, Reencoding, Reencoded } from "./reencode-in-worker";

// The cost of decoding depends on the format; with these limits, each takes about half a second of CPU at most (D-238).
const maxPixels = 50_000_000;
const maxPixelsOtherwise = 25_000_000;
const maxPixelsSlow = 6_000_000;
// Resizing a row of several million pixels takes seconds, and a column of as many takes twenty seconds.
const maxSide = 20_000;
const maxSeconds = 3;

sharp.cache(false);
sharp.concurrency(1);
// Allows only these four decoders, regardless of a file's content.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngFile",
    "VipsForeignLoadNsgifFile",
    "VipsForeignLoadWebpFile",
  ],
});

/** The maximum number of pixels by format: phone photos are baseline JPEGs. */
function maxPixelsOf({ format, depth, space, isProgressive }: Metadata): number {
  const isJpeg = format === "jpeg";
  if (format === "gif" || depth === "ushort" || space === "cmyk" || (isProgressive && !isJpeg)) return maxPixelsSlow;
  return isJpeg && !isProgressive ? maxPixels : maxPixelsOtherwise;
}

/** Re-encodes a picture as WebP: upright, no larger than its use needs, without metadata or hidden content. */
function reencodeWhole({ path, target, kind }: Reencoding): Promise<Size> {
  const side = sides[kind].whole;
  return sharp(path, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
    .webp()
    .toFile(target);
}

/**
 * Redraws a picture in its two sizes. Keeps only the first image of an animation, because people could not pause it.
 * Run it in a worker only.
 */
export async function reencode(reencoding: Reencoding): Promise<Reencoded | PictureProblem> {
  const { path, target, smallTarget, kind } = reencoding;
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return "damaged";
  // Checks only the header, before any pixel is decoded.
  if (header.width * header.height > maxPixelsOf(header) || Math.max(header.width, header.height) > maxSide)
    return "tooManyPixels";
  const since = performance.now();
  const drawn = await reencodeWhole(reencoding).catch(() => undefined);
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
