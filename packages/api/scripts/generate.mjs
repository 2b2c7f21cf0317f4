import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import "./own-typescript.mjs";
import { callersOf } from "./operation-roles.mjs";
import { limitsOf } from "./contract-limits.mjs";
import { defaultChannelsOf } from "./default-channels.mjs";
import { shapeTables } from "./shapes.mjs";

const { default: openapiTypescript, astToString } = await import("openapi-typescript");
const ts = createRequire(import.meta.url)("typescript");

const root = new URL("../../../", import.meta.url);
const contract = new URL("openapi.yaml", root);

const blob = ts.factory.createTypeReferenceNode("Blob");
const nodes = await openapiTypescript(contract, {
  // Fields with a default stay optional in requests.
  defaultNonNullable: false,
  transform: (schema) => (schema.format === "binary" ? blob : undefined),
});
const note = "// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.\n";
const { visitor, member } = await shapeTables(contract);
const generated = {
  "packages/api/src/schema.d.ts": note + astToString(nodes),
  "packages/api/src/visitor-shapes.ts": visitor,
  "packages/api/src/member-shapes.ts": member,
  "packages/api/src/contract/operation-roles.ts": note + (await callersOf(contract)),
  "packages/api/src/contract/default-channels.ts": note + (await defaultChannelsOf(contract)),
  "packages/domain/src/contract-limits.ts": note + (await limitsOf(contract)),
};

for (const [name, content] of Object.entries(generated)) {
  const file = new URL(name, root);
  if (!process.argv.includes("--check")) await writeFile(file, content);
  else if ((await readFile(file, "utf8").catch(() => "")) !== content) {
    process.stderr.write(`${name} is stale: run \`npm run generate -w packages/api\` and commit it.\n`);
    process.exit(1);
  }
}
process.stdout.write("The generated files match openapi.yaml.\n");
