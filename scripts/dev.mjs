import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";

ensureInstalled();
const { ensurePlacesBuilt } = await import("./places/build.mjs");
await ensurePlacesBuilt();
const api = process.env["API_PORT"] ?? "3001";
const env = { ...process.env, DEMO: "1", API_PORT: api };

/** @param {string[]} args a program in node_modules and its arguments @param {NodeJS.ProcessEnv} more */
const run = (args, more = {}) => {
  // Node instead of npx, so that a signal reaches the program.
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...env, ...more } });
  child.on("exit", (code) => stop(code ?? 0));
  return child;
};

// The pages for anybody are rendered by the server, from a bundle that has to be there when it starts.
const { buildPublicPages } = await import("./public-pages.mjs");
await buildPublicPages(join(root, "apps/web/dist"));

const included = ["openapi.yaml", "apps/web/dist/.public-pages/render.mjs"].flatMap((file) => ["--include", file]);
const watch = ["watch", "--clear-screen=false", ...included, "apps/server/src/main.ts"];
const children = [
  run(["scripts/public-pages.mjs"]),
  run(["node_modules/tsx/dist/cli.mjs", ...watch], { PORT: api }),
  run(["node_modules/vite/bin/vite.js", "apps/web"]),
];

/** @param {number} code */
function stop(code) {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => stop(0));
