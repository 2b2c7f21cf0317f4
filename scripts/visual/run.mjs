import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../install.mjs";
import { readOptions } from "../options.mjs";
import { difference } from "./compare.mjs";
import { changesPage } from "./page.mjs";
import { buildStorybook, checkOut, lastRelease, removeCheckout } from "./revision.mjs";
import { shoot } from "./shoot.mjs";
import { looks, stories } from "./visual-stories.mjs";

const { base } = readOptions("npm run visual", { base: lastRelease() });
const folder = join(root, ".cache/visual");
const changes = join(folder, "changes");
rmSync(folder, { recursive: true, force: true });
mkdirSync(changes, { recursive: true });
// Outside the working tree, where a server in watch mode would see every file change.
const aside = mkdtempSync(join(tmpdir(), "passerelle-visual-"));
process.on("exit", () => rmSync(aside, { recursive: true, force: true }));
const checkout = join(aside, "checkout");

try {
  console.log(`Building the Storybook of ${base}...`);
  checkOut(base, checkout);
  buildStorybook(checkout, join(aside, "before"));
} finally {
  removeCheckout(checkout);
}
console.log("Building the Storybook of the working tree...");
buildStorybook(root, join(aside, "after"));
console.log(`Taking ${stories.length * looks.length} pictures of each...`);
const before = await shoot(join(aside, "before"), join(folder, "before"));
const after = await shoot(join(aside, "after"), join(folder, "after"));

/**
 * @param {string} story @param {string} look
 * @returns {Promise<import("./page.mjs").Compared>}
 */
async function compare(story, look) {
  if (!before.includes(story)) return { story, look, kind: "new" };
  if (!after.includes(story)) return { story, look, kind: "gone" };
  const file = `${story}.${look}.png`;
  const what = await difference(join(folder, "before", file), join(folder, "after", file), join(changes, file));
  return what ? { story, look, kind: "different", what } : { story, look, kind: "same" };
}

/** @type {import("./page.mjs").Compared[]} */
const all = [];
for (const story of stories.filter((id) => before.includes(id) || after.includes(id)))
  for (const { name } of looks) all.push(await compare(story, name));
for (const { story, look, kind, what } of all)
  console.log(`${kind.padEnd(10)} ${story}, ${look}${what ? `: ${what}` : ""}`);
const page = join(folder, "index.html");
writeFileSync(page, changesPage(base, all));
const changed = all.filter(({ kind }) => kind !== "same").length;
console.log(`\n${changed} of ${all.length} pictures are not as they were: ${page}`);
process.exitCode = changed > 0 ? 1 : 0;
