import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import "./own-typescript.mjs";
import { shapeTables } from "./shapes.mjs";

const { default: openapiTypescript, astToString } = await import("openapi-typescript");
const ts = createRequire(import.meta.url)("typescript");

const contract = new URL("../../../openapi.yaml", import.meta.url);
const src = new URL("../src/", import.meta.url);

const blob = ts.factory.createTypeReferenceNode("Blob");
const nodes = await openapiTypescript(contract, {
  // Fields with a default stay optional in requests.
  defaultNonNullable: false,
  transform: (schema) => (schema.format === "binary" ? blob : undefined),
});
const note = "// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.\n";
const { visitor, member } = await shapeTables(contract);
const generated = {
  "schema.d.ts": note + astToString(nodes),
  "visitor-shapes.ts": visitor,
  "member-shapes.ts": member,
};

for (const [name, content] of Object.entries(generated)) {
  const file = new URL(name, src);
  if (!process.argv.includes("--check")) await writeFile(file, content);
  else if ((await readFile(file, "utf8").catch(() => "")) !== content) {
    process.stderr.write(
      `packages/api/src/${name} is stale: run \`npm run generate -w packages/api\` and commit it.\n`,
    );
    process.exit(1);
  }
}
process.stdout.write("packages/api/src matches openapi.yaml.\n");
