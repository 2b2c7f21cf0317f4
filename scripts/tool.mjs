import { ensureInstalled, root } from "./install.mjs";

// Everything below is imported late: on a fresh clone it exists only once the dependencies are installed.
ensureInstalled();
process.chdir(root);
const { ensureServerBuilt } = await import("./build.mjs");
await ensureServerBuilt();
// The tool reads only the arguments after its own name.
const [name] = process.argv.splice(2, 1);
await import(new URL(`../apps/server/dist/${name}.js`, import.meta.url).href);
