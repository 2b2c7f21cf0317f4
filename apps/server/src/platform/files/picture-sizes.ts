import type { Schemas } from "@passerelle/api";

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size in a picture's stored name, such as `…-1600x1200.webp`; undefined if the name has none. */
export function sizeInName(name: string): Size | undefined {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(name) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/**
 * The maximum longer side in pixels for each use of a picture, in full and small. A phone with a pixel ratio of 2.6
 * shows a post 900 pixels wide, and a portrait in a list 120.
 */
export const sides = {
  avatar: { whole: 512, small: 128 },
  logo: { whole: 1024, small: 256 },
  post: { whole: 1600, small: 960 },
} as const;
export type PictureKind = keyof typeof sides;

/** The size of a picture's small version; undefined if the picture itself is no larger. */
export function smallSize({ width, height }: Size, kind: PictureKind): Size | undefined {
  const scale = sides[kind].small / Math.max(width, height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return scale < 1 ? { width: side(width), height: side(height) } : undefined;
}

/** The URL of a logo or a post's picture. Opening it requires no session. */
export const pictureLink = (name: string): string => `/files/${name}`;

export const smallName = (name: string): string => name.replace(/\.webp$/, ".small.webp");

/** The versions of a picture, smallest first; undefined for a picture stored before names contained the size. */
export function pictureSizes(name: string | null, kind: PictureKind): Schemas["PictureSizes"] | undefined {
  const whole = name === null ? undefined : sizeInName(name);
  if (name === null || !whole) return undefined;
  const [url, small] = [pictureLink(name), smallSize(whole, kind)];
  return [...(small ? [{ url: `${url}?size=small`, ...small }] : []), { url, ...whole }];
}
