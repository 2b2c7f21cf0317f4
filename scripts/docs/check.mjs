import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";
import { findBrokenReferences } from "./references.mjs";

const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
const paths = listed.toString().split("\0").filter(Boolean);

/** Undefined for a deleted file whose deletion is not committed yet. @param {string} path */
function read(path) {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

// The released contract stays as published; the test contains broken references on purpose.
const unread = ["docs/contract/released.yaml", "package-lock.json", "scripts/docs/references.test.ts"];
const files = new Map(
  paths.flatMap((path) => {
    const text = unread.includes(path) ? "" : read(path);
    return text === undefined ? [] : [/** @type {const} */ ([path, text])];
  }),
);

const problems = findBrokenReferences(files);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} references lead nowhere. docs/product/README.md says how rules are numbered.`);
  process.exitCode = 1;
} else {
  console.log("Every cited rule, link and document is in the repository.");
}
