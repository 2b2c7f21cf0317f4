import type { Schemas } from "@passerelle/api";
import { sizeInName, type Size } from "@passerelle/domain";

/**
 * The uses of a picture, each with the maximum of its longer side in pixels, whole and small: a phone that draws 2.6
 * pixels for one shows a post 900 wide, a list a portrait 120.
 */
export const sides = {
  avatar: { whole: 512, small: 128 },
  logo: { whole: 1024, small: 256 },
  post: { whole: 1600, small: 960 },
} as const;
export type PictureKind = keyof typeof sides;

/** The size of a picture's smaller version; undefined where the picture is no larger itself. */
export function smallSize({ width, height }: Size, kind: PictureKind): Size | undefined {
  const scale = sides[kind].small / Math.max(width, height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return scale < 1 ? { width: side(width), height: side(height) } : undefined;
}

/** The name under which the store has a picture's smaller version. */
export const smallName = (name: string): string => name.replace(/\.webp$/, ".small.webp");

/** The versions of a picture, smallest first; undefined for one that was stored before its name told its size. */
export function pictureSizes(name: string | null, kind: PictureKind): Schemas["PictureSizes"] | undefined {
  const whole = name === null ? undefined : sizeInName(name);
  if (!whole) return undefined;
  const [url, small] = [`/files/${name}`, smallSize(whole, kind)];
  return [...(small ? [{ url: `${url}?size=small`, ...small }] : []), { url, ...whole }];
}
