import { runnerImport } from "vite";
import { root } from "../install.mjs";

// Runs a script of this folder with Vite, because migrations are imported by folder, like in the server's build.
const [script] = process.argv.splice(2, 1);
await runnerImport(`./scripts/bench/${script}`, { root, configFile: false, logLevel: "error" });
