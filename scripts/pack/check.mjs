import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../install.mjs";
import { packAll } from "./build.mjs";
import { installOutside, startMock } from "./outside.mjs";

const run = promisify(execFile);
const bin = (/** @type {string} */ name) => join(root, "node_modules/.bin", name);

/** The report of a run without a failure. */
const allHold = /^\d+ checks: \d+ hold\. All checks passed\.$/m;

/** Files that are not modules and have no types. */
const notTyped = ["openapi.yaml"];

// Outside the repository, so that nothing can be resolved from it.
const folder = mkdtempSync(join(tmpdir(), "passerelle-packages-"));
const outside = join(folder, "outside");

/**
 * Runs a step, reported under this name.
 * @template Value
 * @param {string} name @param {() => Promise<Value>} step
 */
async function step(name, step) {
  const start = Date.now();
  try {
    const value = await step();
    console.log(`${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    return value;
  } catch (error) {
    console.log(`NOT: ${name}`);
    throw error;
  }
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env */
const there = (command, args, env = {}) => run(command, args, { cwd: outside, env: { ...process.env, ...env } });

/** @param {string[]} args @param {RegExp} expected */
async function conformance(args, expected) {
  const { stdout } = await there("npx", ["--no-install", "passerelle-conformance", ...args]);
  if (!expected.test(stdout)) throw new Error(`It printed:\n${stdout}`);
}

/** Runs with only the package installed. */
async function conformanceAlone() {
  const command = join(folder, "unpacked/api/dist/conformance/kit/command.js");
  const { code, stderr } = await run(process.execPath, [command, "--list"]).catch((error) => error);
  if (code !== 2 || !stderr.includes("npm install --save-dev vitest")) throw new Error(`It printed:\n${stderr}`);
}

/** @param {string} file @param {RegExp} expected @param {NodeJS.ProcessEnv} env */
async function example(file, expected, env = {}) {
  const { stdout } = await there(process.execPath, [join("built", file)], env);
  if (!expected.test(stdout)) throw new Error(`${file} printed:\n${stdout}`);
}

/** @param {string} url */
async function tryOut(url) {
  const codes = ["--otp-url", `${url}/mock/code?email={email}`];
  await step("passerelle-conformance lists its contract tests", () => conformance(["--list"], /^ {2}auth +\d+$/m));
  await step("passerelle-conformance holds passerelle-mock to the contract", () =>
    conformance(["--url", url, ...codes, "--only", "login", "--grep", "D-001"], allHold),
  );
  await step("passerelle-mock draws a CV, which needs a worker thread and templates", () =>
    conformance(["--url", url, ...codes, "--only", "cv", "--grep", "stores the document as the resume"], allHold),
  );
  await step("the examples and the types of all their libraries compile, strictly", () =>
    there(bin("tsc"), ["-p", join(outside, "tsconfig.json"), "--checkers", "1"]),
  );
  await step("the examples of the client, the rules and the mock run in Node", async () => {
    await example("client.js", /jeanne\.martin reads: \S.*\s+unauthenticated/s, { API_URL: url });
    await example("domain.js", /zoe\.lefevre.*Node/s);
    await example("mock.js", /^401 /);
  });
  await step("a screen shows what the client reads", () =>
    there("npx", ["--no-install", "vitest", "run", "--environment", "happy-dom", "--testTimeout", "60000"]),
  );
}

try {
  const tarballs = await step("the packages are built and packed", () => packAll(folder));
  for (const tarball of tarballs)
    await step(`publint and attw find nothing in ${tarball.slice(folder.length + 1)}`, async () => {
      await run(bin("publint"), [tarball, "--strict"]);
      await run(bin("attw"), [tarball, "--profile", "esm-only", "--exclude-entrypoints", ...notTyped]);
    });
  await step("passerelle-conformance asks for Vitest where there is none", conformanceAlone);
  await step("the packages install in an empty folder", () => installOutside(outside, tarballs));
  const { url, stop } = await step("passerelle-mock starts", () => startMock(outside));
  await tryOut(url).finally(stop);
} catch (error) {
  // The output of a command says more than its exit status.
  const { stdout = "", stderr = "", message } = Object(error);
  console.log(stdout + stderr || message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
