import { ensureInstalled } from "./install.mjs";

ensureInstalled();
await import(new URL("../mocks/bin/mock.mjs", import.meta.url).href);
