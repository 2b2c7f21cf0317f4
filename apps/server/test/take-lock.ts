import { takeDataLock } from "../src/platform/database/data-lock";

// A child process of data-lock.test.ts: takes the lock at the given time, reports the result, and keeps running.
const [folder = ""] = process.argv.slice(2);
process.stdout.write("ready\n");
process.stdin.once("data", (moment: Buffer) => {
  while (Date.now() < Number(moment)) {
    // Busy-waits, so that all contenders start in the same millisecond.
  }
  try {
    takeDataLock(folder);
    process.stdout.write("taken\n");
  } catch (error) {
    process.stdout.write(`refused ${error instanceof Error ? error.name : ""}\n`);
  }
});
