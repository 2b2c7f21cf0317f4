import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
await import(new URL("../mocks/serve/main.ts", import.meta.url).href);
