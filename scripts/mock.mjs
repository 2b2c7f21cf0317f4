import { endWithParent } from "./end-with-parent.mjs";
import { ensureInstalled, root } from "./install.mjs";

// Everything below is imported late: on a fresh clone it exists only once the dependencies are installed.
ensureInstalled();
if (process.env["npm_lifecycle_event"]) endWithParent();
process.chdir(root);
const { ensureServerBuilt } = await import("./build.mjs");
await ensureServerBuilt();
await import(new URL("../apps/server/dist/mock.js", import.meta.url).href);
