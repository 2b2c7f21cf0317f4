import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import "./own-typescript.mjs";

const { default: openapiTypescript, astToString } = await import("openapi-typescript");
const ts = createRequire(import.meta.url)("typescript");

const contract = new URL("../../../openapi.yaml", import.meta.url);
const target = new URL("../src/schema.d.ts", import.meta.url);

const blob = ts.factory.createTypeReferenceNode("Blob");
const nodes = await openapiTypescript(contract, {
  // A field with a default may still be left out of a request.
  defaultNonNullable: false,
  transform: (schema) => (schema.format === "binary" ? blob : undefined),
});
const note = "// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.\n";
const generated = note + astToString(nodes);

if (process.argv.includes("--check")) {
  const committed = await readFile(target, "utf8").catch(() => "");
  if (committed !== generated) {
    process.stderr.write(
      "packages/api/src/schema.d.ts is stale: run `npm run generate -w packages/api` and commit it.\n",
    );
    process.exit(1);
  }
  process.stdout.write("packages/api/src/schema.d.ts matches openapi.yaml.\n");
} else {
  await writeFile(target, generated);
  process.stdout.write("packages/api/src/schema.d.ts written.\n");
}
