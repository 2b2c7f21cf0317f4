import { ensureInstalled, root } from "./install.mjs";

// Everything below is imported late: on a fresh clone it exists only once the dependencies are installed.
ensureInstalled();
process.chdir(root);
process.argv.push("--demo");
const { ensureWebBuilt } = await import("./build-web.mjs");
await ensureWebBuilt();
const { register } = await import("tsx/esm/api");
register();
await import(new URL("../apps/server/src/main.ts", import.meta.url).href);
