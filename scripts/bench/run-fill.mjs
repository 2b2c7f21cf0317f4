import { runnerImport } from "vite";
import { root } from "../install.mjs";

// Runs a script of this folder with Vite, which reads the folder of migrations as the server's build does.
const [script] = process.argv.splice(2, 1);
await runnerImport(`./scripts/bench/${script}`, { root, configFile: false, logLevel: "error" });
