import { fileErrors, type Size } from "@passerelle/domain";
import pLimit from "p-limit";
import sharp, { type Metadata } from "sharp";
import { type PictureKind, sides } from "./picture-sizes";
import { fileProblem, type Upload } from "./upload";

// What decoding takes depends on the kind: each of these takes about half a second of a processor at most (D-238). All
// people share the one picture that is decoded at a time.
const maxPixels = 50_000_000;
const maxPixelsOtherwise = 25_000_000;
const maxPixelsSlow = 6_000_000;
// A line of several millions is resized in seconds, a column of them in twenty.
const maxSide = 20_000;
const maxSeconds = 3;
const limit = pLimit(1);

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

/**
 * Re-encodes a picture as WebP at `target`: upright, no larger than its use needs, and without metadata or hidden
 * content. Of an animation only the first image is kept: people could not pause it. Returns its size.
 */
export function reencodePicture(upload: Upload, target: string, kind: PictureKind): Promise<Size> {
  return limit(async () => {
    const header = await sharp(upload.path, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw fileProblem(upload.field, fileErrors.damaged);
      });
    // Checked by the header alone, before any pixel is decoded.
    const { width, height } = header;
    if (width * height > maxPixelsOf(header) || Math.max(width, height) > maxSide)
      throw fileProblem(upload.field, fileErrors.tooManyPixels);
    const since = performance.now();
    const side = sides[kind].whole;
    return sharp(upload.path, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: maxSeconds })
      .webp()
      .toFile(target)
      .catch(() => {
        const isSlow = performance.now() - since >= maxSeconds * 1000;
        throw fileProblem(upload.field, isSlow ? fileErrors.tooManyPixels : fileErrors.damaged);
      });
  });
}

/** Writes a re-encoded picture at `target` in another size. */
export function resizePicture(path: string, target: string, size: Size): Promise<Size> {
  return limit(() =>
    sharp(path)
      .resize({ ...size, fit: "fill" })
      .webp()
      .toFile(target),
  );
}
