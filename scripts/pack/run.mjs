import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureInstalled, root } from "../install.mjs";
import { readOptions } from "../options.mjs";

ensureInstalled();
const { out } = readOptions("npm run pack", { out: join(root, ".cache/packages") });
mkdirSync(out, { recursive: true });
const { packAll } = await import("./build.mjs");
for (const tarball of await packAll(out)) console.log(relative(process.cwd(), tarball));
