import { copyFileSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { asNode, contractDocument } from "../src/contract/openapi-document";
import { compare, tells } from "./compare";

const folder = new URL("../../../docs/contract/", import.meta.url);
const releasedFile = new URL("released.yaml", folder);
const release = process.argv.includes("--release");

const versionOf = (document: unknown) => String(asNode(asNode(document)["info"])["version"]);
const released: unknown = parse(readFileSync(releasedFile, "utf8"), { maxAliasCount: -1 });
const changes = await compare(asNode(released), contractDocument);
const [from, to] = [versionOf(released), versionOf(contractDocument)];
const problems = [
  !tells(changes, from, to) &&
    `info.version ${to} hides what changed since ${from}: a breaking change needs a new major version, any other a new minor one.`,
  !readFileSync(new URL("CHANGELOG.md", folder), "utf8").includes(`\n## ${to}`) &&
    `docs/contract/CHANGELOG.md has no part "## ${to}".`,
].filter((problem) => problem !== false);

const lines = changes.map(({ breaking, text }) => `${breaking ? "BREAKING" : "        "}  ${text}`);
const count = changes.filter((one) => one.breaking).length;
process.stdout.write(`openapi.yaml ${to} beside the released ${from}: changes ${changes.length}, breaking ${count}.\n`);
process.stdout.write([...lines, ...problems].map((line) => `${line}\n`).join(""));
if (problems.length > 0) process.exitCode = 1;
else if (release) {
  copyFileSync(new URL("../../../openapi.yaml", import.meta.url), releasedFile);
  process.stdout.write(`docs/contract/released.yaml is ${to} now: commit it.\n`);
}
