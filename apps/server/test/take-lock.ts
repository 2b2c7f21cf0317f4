import { takeDataLock } from "../src/platform/database/data-lock";

// A process of its own for data-lock.test.ts: takes the lock at the moment it is told, says how that went, and stays.
const [folder = ""] = process.argv.slice(2);
process.stdout.write("ready\n");
process.stdin.once("data", (moment: Buffer) => {
  while (Date.now() < Number(moment)) {
    // Waits without yielding, so that all contenders start in the same millisecond.
  }
  try {
    takeDataLock(folder);
    process.stdout.write("taken\n");
  } catch (error) {
    process.stdout.write(`refused ${error instanceof Error ? error.name : ""}\n`);
  }
});
