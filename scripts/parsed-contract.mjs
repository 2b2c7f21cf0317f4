import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./install.mjs";

const parsing = "parse(contractText, { maxAliasCount: -1 })";

/** @type {string | undefined} */
let contract;

function readContract() {
  const { parse } = createRequire(join(root, "packages/api/package.json"))("yaml");
  return JSON.stringify(parse(readFileSync(join(root, "openapi.yaml"), "utf8"), { maxAliasCount: -1 }));
}

/**
 * Replaces openapi.yaml in the server's bundle, the Storybook and tests with the parsed document, because parsing takes a
 * quarter of a second in a bundle, a second on a phone, and longer in each worker of the tests.
 * @returns {import("vite").Plugin}
 */
export const parsedContract = () => ({
  name: "parsed-contract",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/src/contract/openapi-document.ts")) return undefined;
    if (!code.includes(parsing))
      throw new Error("openapi-document.ts parses the contract otherwise than scripts/parsed-contract.mjs knows.");
    contract ??= readContract();
    return code.replace(parsing, () => `JSON.parse(${JSON.stringify(contract)})`);
  },
});
