import sharp from "sharp";

/** Differences per channel up to this value are rounding, not changes. */
const TOLERANCE = 8;

/** @param {string} file */
async function sizeOf(file) {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/**
 * @param {string} file @param {{ width: number, height: number }} size its own size
 * @param {{ width: number, height: number }} whole the size to pad it to
 */
const read = (file, size, whole) =>
  sharp(file)
    .removeAlpha()
    .extend({ right: whole.width - size.width, bottom: whole.height - size.height, background: "#ffffff" })
    .raw()
    .toBuffer();

/**
 * Compares two pictures.
 * @param {string} before @param {string} after @param {string} marked the file for a picture with the changes in red,
 * if any
 * @returns {Promise<string | undefined>} a description of the difference
 */
export async function difference(before, after, marked) {
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const whole = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const [old, current] = await Promise.all([read(before, one, whole), read(after, other, whole)]);
  const picture = Buffer.from(current);
  let changed = 0;
  for (let at = 0; at < picture.length; at += 3) {
    const apart = [0, 1, 2].some(
      (channel) => Math.abs((old[at + channel] ?? 0) - (picture[at + channel] ?? 0)) > TOLERANCE,
    );
    if (!apart) continue;
    changed += 1;
    picture.set([255, 0, 0], at);
  }
  const resized = one.width !== other.width || one.height !== other.height;
  if (changed === 0 && !resized) return undefined;
  await sharp(picture, { raw: { ...whole, channels: 3 } })
    .png()
    .toFile(marked);
  const size = resized ? `${one.width} × ${one.height} became ${other.width} × ${other.height}, ` : "";
  return `${size}${changed} of ${whole.width * whole.height} pixels`;
}
