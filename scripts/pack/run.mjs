import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, root } from "../install.mjs";

ensureInstalled();
const { out } = parseArgs({ options: { out: { type: "string", default: join(root, ".cache/packages") } } }).values;
mkdirSync(out, { recursive: true });
const { packAll } = await import("./build.mjs");
for (const tarball of await packAll(out)) console.log(relative(process.cwd(), tarball));
