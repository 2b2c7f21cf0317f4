import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { write } from "./prerender.mjs";

/**
 * The logo without round corners and with a wide margin, because systems crop icons to their own shapes.
 * @param {string} svg
 */
const maskable = (svg) =>
  svg
    .replace(' rx="8"', "")
    .replace(/(<rect[^>]*>)(.*)(<\/svg>)/s, '$1<g transform="translate(16 16) scale(.72) translate(-16 -16)">$2</g>$3');

/**
 * Creates the files that an installed application needs in addition to apps/web/public: icons, and the worker that
 * caches the offline page, named by that page's digest.
 * @param {string} dist
 */
export async function makeInstallable(dist) {
  const mark = readFileSync(join(dist, "favicon.svg"), "utf8");
  mkdirSync(join(dist, "icons"), { recursive: true });
  const icons = [
    { name: "192", size: 192, svg: mark },
    { name: "512", size: 512, svg: mark },
    { name: "maskable-512", size: 512, svg: maskable(mark) },
    { name: "apple-touch-180", size: 180, svg: maskable(mark) },
  ];
  for (const { name, size, svg } of icons)
    await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(join(dist, "icons", `${name}.png`));

  const page = readFileSync(join(dist, "offline.html"));
  const version = createHash("sha256").update(page).digest("hex").slice(0, 12);
  const worker = join(dist, "offline-worker.js");
  write(worker, readFileSync(worker, "utf8").replace("VERSION", version));
}
