import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Not written as one expression, in which Vite sees a file to serve.
const here = import.meta.url;

/** openapi.yaml, the only description of the wire there is. */
export const contractText = readFileSync(fileURLToPath(new URL("../../../../openapi.yaml", here).href), "utf8");
