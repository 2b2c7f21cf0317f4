import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Converter } from "@apiture/openapi-down-convert";
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktypeMultiFile } from "quicktype-core";
import { asNode, contractDocument, isNode } from "../src/contract/openapi-document";
import { startMock, type Account } from "./start-mock";
import "../scripts/own-typescript.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const contract = join(root, "openapi.yaml");
// Inside the repository, so that generated code finds the modules that it imports.
const folder = join(root, "node_modules/.cache/contract-clients");

/** A code generator, and a compiler for the generated code. */
interface Client {
  name: string;
  /** A program that the generator needs in addition to Node.js. */
  needs?: string;
  generate: (into: string) => Promise<void>;
  compile: (folder: string) => string[];
  /** Logs in, lists, creates with a file and is refused, on the reference server. */
  call?: (folder: string, account: Account) => string[];
}

/** The contract's schemas as one JSON Schema, in which generators of data types find each schema by name. */
function schemasAsOne(): string {
  const definitions = asNode(asNode(contractDocument["components"])["schemas"]);
  const properties = Object.fromEntries(
    Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]),
  );
  const text = JSON.stringify({ type: "object", properties, definitions });
  return text.replaceAll("#/components/schemas/", "#/definitions/");
}

/** Generates data types for every schema, including the live messages, in one of quicktype's languages. */
async function generateModels(lang: "python" | "java", into: string, rendererOptions: Record<string, string>) {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await input.addSource({ name: "Contract", schema: schemasAsOne() });
  const inputData = new InputData();
  inputData.addInput(input);
  const written = await quicktypeMultiFile({ inputData, lang, rendererOptions });
  for (const [name, { lines }] of written) {
    const file = join(into, name === "stdout" ? "contract.py" : name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, lines.join("\n"));
  }
}

/**
 * The contract for generators that only support OpenAPI 3.0, and that give the same name to members that differ in case
 * only: `ID` is left out, because it duplicates `id`. Newer generators have a name mapping for it.
 */
function olderContract(): object {
  const document = structuredClone(contractDocument);
  delete asNode(document["info"])["summary"];
  const offer = asNode(asNode(asNode(document["components"])["schemas"])["JobOfferForApplicant"]);
  delete asNode(offer["properties"])["ID"];
  offer["required"] = [offer["required"]].flat().filter((name) => name !== "ID");
  return asNode(nullable(new Converter(document, { deleteExampleWithId: true }).convert()));
}

/** Writes a union of an object and null as OpenAPI 3.0 knows it; the converter leaves the type null, which it lacks. */
function nullable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullable);
  if (!isNode(value)) return value;
  const { oneOf, ...others } = value;
  const [first, second, ...more] = Array.isArray(oneOf) ? oneOf.map(asNode) : [];
  if (first && second?.["type"] === "null" && more.length === 0) return { ...others, allOf: [first], nullable: true };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nullable(inner)]));
}

const generatorJar = fileURLToPath(
  import.meta.resolve("@openapitools/openapi-generator-cli/bin/openapi-generator.jar"),
);

async function generatePython(into: string) {
  const input = join(into, "contract.json");
  writeFileSync(input, JSON.stringify(olderContract()));
  // The generated tests would contain examples without quotes.
  const options = ["--global-property", "apiTests=false,modelTests=false", "-i", input, "-o", into];
  const { error, status, stderr } = spawnSync("java", ["-jar", generatorJar, "generate", "-g", "python", ...options], {
    encoding: "utf8",
  });
  if (error || status !== 0) throw new Error(error?.message ?? stderr.slice(-2_000));
}

/** Checks TypeScript with the strictest compiler options. */
function compileTypeScript(into: string): string[] {
  const compilerOptions = {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const config = join(into, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  return [process.execPath, join(root, "node_modules/typescript/bin/tsc"), "-p", config];
}

const inCalls = (file: string) => fileURLToPath(new URL(`calls/${file}`, import.meta.url));

const callTypeScript = (generator: string) => (into: string, account: Account) => [
  process.execPath,
  "--import",
  "tsx",
  inCalls("typescript.mjs"),
  generator,
  into,
  ...Object.values(account),
];

const clients: Client[] = [
  {
    name: "TypeScript by Hey API",
    generate: async (path) => {
      const { createClient } = await import("@hey-api/openapi-ts");
      await createClient({ input: contract, output: { path }, logs: { level: "silent", file: false } });
    },
    compile: compileTypeScript,
    call: callTypeScript("hey-api"),
  },
  {
    name: "TypeScript by oazapfts",
    generate: async (into) => {
      const { generateSource } = await import("oazapfts");
      writeFileSync(join(into, "client.ts"), await generateSource(contract));
    },
    compile: compileTypeScript,
    call: callTypeScript("oazapfts"),
  },
  {
    name: "Python by OpenAPI Generator",
    needs: "java",
    generate: generatePython,
    compile: (into) => ["python3", "-m", "compileall", "-q", into],
    call: (into, account) => ["python3", inCalls("python.py"), into, ...Object.values(account)],
  },
  {
    name: "Python by quicktype",
    generate: (into) => generateModels("python", into, { "python-version": "3.7" }),
    compile: (into) => ["python3", "-m", "compileall", "-q", into],
  },
  {
    name: "Java by quicktype",
    generate: (into) => generateModels("java", into, { "just-types": "true", package: "contract" }),
    compile: (into) => ["javac", "-d", join(into, "classes"), ...filesOf(into)],
  },
];

const filesOf = (into: string) => readdirSync(into).map((name) => join(into, name));

/** Whether the generated code compiles, or that a required program is missing. */
async function verdictOf(
  { name, needs, generate, compile, call }: Client,
  account: Account,
): Promise<{ failed: boolean; text: string }> {
  if (needs && spawnSync(needs, ["--version"]).error)
    return { failed: false, text: `skipped  ${name}: there is no ${needs} to generate it` };
  const into = join(folder, name.replaceAll(" ", "-"));
  mkdirSync(into, { recursive: true });
  try {
    await generate(into);
  } catch (error) {
    return { failed: true, text: `FAILED   ${name} cannot be generated: ${String(error)}` };
  }
  const [command = "", ...args] = compile(into);
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (error) return { failed: false, text: `skipped  ${name} is generated, but there is no ${command} to compile it` };
  if (status !== 0) return { failed: true, text: `FAILED   ${name} does not compile:\n${stdout}${stderr}` };
  if (!call) return { failed: false, text: `ok       ${name} compiles` };
  const [program = "", ...rest] = call(into, account);
  const called = spawnSync(program, rest, { encoding: "utf8" });
  if (called.status === 0) return { failed: false, text: `ok       ${name} compiles, and calls the server` };
  return { failed: true, text: `FAILED   ${name} cannot call the server:\n${called.stdout}${called.stderr}` };
}

rmSync(folder, { recursive: true, force: true });
const { account, stop } = await startMock();
for (const client of clients) {
  const { failed, text } = await verdictOf(client, account);
  process.stdout.write(`${text}\n`);
  if (failed) process.exitCode = 1;
}
stop();
