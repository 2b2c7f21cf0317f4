import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../install.mjs";
import { difference } from "./compare.mjs";
import { buildStorybook, checkOut, removeCheckout } from "./revision.mjs";
import { shoot } from "./shoot.mjs";
import { looks, stories } from "./shown.mjs";

const { base } = parseArgs({ options: { base: { type: "string", default: "HEAD" } } }).values;
const folder = join(root, ".cache/visual");
const checkout = join(folder, "checkout");
const changes = join(folder, "changes");
removeCheckout(checkout);
rmSync(folder, { recursive: true, force: true });
mkdirSync(changes, { recursive: true });

try {
  console.log(`Building the Storybook of ${base}...`);
  checkOut(base, checkout);
  buildStorybook(checkout, join(folder, "storybook-before"));
} finally {
  removeCheckout(checkout);
}
console.log("Building the Storybook of the working tree...");
buildStorybook(root, join(folder, "storybook-after"));
console.log(`Taking ${stories.length * looks.length} pictures of each...`);
await shoot(join(folder, "storybook-before"), join(folder, "before"));
const missing = await shoot(join(folder, "storybook-after"), join(folder, "after"));

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
