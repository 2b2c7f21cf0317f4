import { runAdmin } from "./admin-tool";

process.exitCode = await runAdmin(process.argv.slice(2), process);
