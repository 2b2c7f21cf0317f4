import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../install.mjs";
import { difference } from "./compare.mjs";
import { buildStorybook, checkOut, removeCheckout } from "./revision.mjs";
import { shoot } from "./shoot.mjs";
import { looks, stories } from "./shown.mjs";

const { base } = parseArgs({ options: { base: { type: "string", default: "HEAD" } } }).values;
const folder = join(root, ".cache/visual");
const changes = join(folder, "changes");
rmSync(folder, { recursive: true, force: true });
mkdirSync(changes, { recursive: true });
// Not in the working tree: a server that watches it would see all of it change.
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
await shoot(join(aside, "before"), join(folder, "before"));
const missing = await shoot(join(aside, "after"), join(folder, "after"));

let different = missing.length;
for (const story of missing) console.log(`gone       ${story}`);
for (const story of stories.filter((id) => !missing.includes(id)))
  for (const { name } of looks) {
    const file = `${story}.${name}.png`;
    if (!existsSync(join(folder, "before", file))) {
      console.log(`new        ${file}`);
      continue;
    }
    const what = await difference(join(folder, "before", file), join(folder, "after", file), join(changes, file));
    if (what) different += 1;
    console.log(what ? `different  ${file}: ${what}` : `same       ${file}`);
  }
console.log(
  different > 0 ? `\n${different} different; see ${folder}/{before,after,changes}` : "\nNothing looks different.",
);
process.exitCode = different > 0 ? 1 : 0;
