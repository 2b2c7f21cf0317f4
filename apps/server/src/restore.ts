import { runRestore } from "./backup-tool";

process.exitCode = await runRestore(process.argv.slice(2), process);
