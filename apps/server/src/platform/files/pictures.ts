import { fileErrors, type Size } from "@passerelle/domain";
import pLimit from "p-limit";
import sharp from "sharp";
import { type PictureKind, sides } from "./picture-sizes";
import { fileProblem, type Upload } from "./upload";

// The largest photos of phones. A format that is decoded as a whole takes up to 360 MB then (a PNG of 16 bits, in several
// passes), so one picture is decoded at a time.
const maxPixels = 50_000_000;
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

/**
 * Re-encodes a picture as WebP at `target`: upright, no larger than its use needs, and without metadata or hidden
 * content. Of an animation only the first image is kept: people could not pause it. Returns its size.
 */
export function reencodePicture(upload: Upload, target: string, kind: PictureKind): Promise<Size> {
  return limit(async () => {
    const { width, height } = await sharp(upload.path, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw fileProblem(upload.field, fileErrors.damaged);
      });
    // Checked by the header alone, before any pixel is decoded.
    if (width * height > maxPixels) throw fileProblem(upload.field, fileErrors.tooManyPixels);
    const side = sides[kind].whole;
    return sharp(upload.path, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: 30 })
      .webp()
      .toFile(target)
      .catch(() => {
        throw fileProblem(upload.field, fileErrors.damaged);
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
