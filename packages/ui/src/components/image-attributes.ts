import type { Schemas } from "@passerelle/api";

/** The versions of a picture, smallest first; the last is the picture itself. */
export type PictureSizes = readonly Schemas["PictureSize"][];

const maxSide = 65_535;
const isPossible = (side: number) => side >= 1 && side <= maxSide;

/** The size of the picture at `src`, and all its versions as an `<img>` lists them; undefined where they are not known. */
export function imageAttributes(src: string, sizes: PictureSizes | undefined) {
  const known = (sizes ?? []).filter(({ width, height }) => isPossible(width) && isPossible(height));
  const whole = known.at(-1);
  // Sizes of another picture: of the one that was replaced, or of the stored one beside one that is only chosen.
  if (whole?.url !== src) return undefined;
  // A space or a comma would end an address in the list.
  const versions = known.map(({ url, width }) => `${url.replaceAll(/[\s,]/g, encodeURIComponent)} ${width}w`);
  return { width: whole.width, height: whole.height, srcSet: versions.join(", ") };
}
