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
