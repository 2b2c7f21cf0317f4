import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { tokenFiles } = await import("../packages/ui/src/theme/design-tokens");

const folder = process.argv[2] ?? "public/tokens";
mkdirSync(join(root, folder), { recursive: true });
for (const [name, text] of Object.entries(tokenFiles())) writeFileSync(join(root, folder, name), text);
console.log(`The theme's design tokens and custom properties are in ${folder}.`);
