import { ensureInstalled } from "./install.mjs";

ensureInstalled();
await import(new URL("../packages/api/bin/conformance.mjs", import.meta.url).href);
