import type { Schemas } from "@passerelle/api";

/** The sizes of a picture, smallest first; the last one is the picture itself. */
export type PictureSizes = readonly Schemas["PictureSize"][];

const maxSide = 65_535;
const isPossible = (side: number) => side >= 1 && side <= maxSide;

/** The width, height and `srcset` of an `<img>`; undefined if the sizes are unknown. */
export function imageAttributes(src: string, sizes: PictureSizes | undefined) {
  const known = (sizes ?? []).filter(({ width, height }) => isPossible(width) && isPossible(height));
  const whole = known.at(-1);
  // The sizes belong to another picture: a replaced one, or the stored one while a new file is chosen.
  if (whole?.url !== src) return undefined;
  // A space or a comma would end an address in `srcset`.
  const versions = known.map(({ url, width }) => `${url.replaceAll(/[\s,]/g, encodeURIComponent)} ${width}w`);
  return { width: whole.width, height: whole.height, srcSet: versions.join(", ") };
}
