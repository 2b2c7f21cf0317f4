import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Two expressions, because Vite would treat a single one as an asset.
const here = import.meta.url;

export const contractText = readFileSync(fileURLToPath(new URL("../../../../openapi.yaml", here).href), "utf8");
