import { fileErrors } from "@passerelle/domain";
import sharp from "sharp";
import { inTurn } from "../in-turn";
import { refusedFile, type Upload } from "./upload";

/** What a picture is for, and the most that its longer side may have, in pixels. */
const sizes = { avatar: 512, logo: 1024, post: 1600 } as const;
export type PictureKind = keyof typeof sizes;

// The largest photos of telephones. What has to be unpacked as a whole takes up to 360 MB then (a PNG of 16 bits, in
// several passes), so it is done for one at a time.
const maxPixels = 50_000_000;
const turn = inTurn(1);

sharp.cache(false);
sharp.concurrency(1);
// Whatever a file pretends to be, no other reader than these four is ever run on it.
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
 * Draws a picture anew, upright, no larger than its use needs and without anything that is not the picture: places,
 * cameras, hidden content. The first image of an animation stands for it: nothing moves that cannot be paused. The
 * result is WebP, at `target`.
 */
export function redraw(upload: Upload, target: string, kind: PictureKind): Promise<void> {
  return turn(async () => {
    const { width, height } = await sharp(upload.path, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw refusedFile(upload.field, fileErrors.damaged);
      });
    // From the header alone, before a pixel of it is drawn.
    if (width * height > maxPixels) throw refusedFile(upload.field, fileErrors.tooManyPixels);
    await sharp(upload.path, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: sizes[kind], height: sizes[kind], fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: 30 })
      .webp()
      .toFile(target)
      .catch(() => {
        throw refusedFile(upload.field, fileErrors.damaged);
      });
  });
}
