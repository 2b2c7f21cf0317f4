import sharp from "sharp";

/** How far a channel may be off before a pixel counts: rounding, not a change. */
const TOLERANCE = 8;

/** @param {string} file */
const read = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Compares two pictures.
 * @param {string} before @param {string} after @param {string} marked where the changes are drawn in red, if any
 * @returns {Promise<string | undefined>} what is different
 */
export async function difference(before, after, marked) {
  const [one, other] = await Promise.all([read(before), read(after)]);
  const { width, height } = other.info;
  if (one.info.width !== width || one.info.height !== height)
    return `${one.info.width} × ${one.info.height} became ${width} × ${height}`;
  const picture = Buffer.from(other.data);
  let changed = 0;
  for (let at = 0; at < picture.length; at += 3) {
    const apart = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (picture[at + channel] ?? 0)) > TOLERANCE,
    );
    if (!apart) continue;
    changed += 1;
    picture.set([255, 0, 0], at);
  }
  if (changed === 0) return undefined;
  await sharp(picture, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(marked);
  return `${changed} of ${width * height} pixels`;
}
