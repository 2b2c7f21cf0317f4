import { runBackup } from "./backup-tool";

process.exitCode = await runBackup(process.argv.slice(2), process);
