import { exec } from "node:child_process";

const PATIENCE_MS = 10_000;

/** Runs a command, with a value in its place if it takes one, and gives what it prints; rejects with what it says went wrong. */
export const run = (command: string, place = "", value = ""): Promise<string> =>
  new Promise((resolve, reject) => {
    const running = exec(command.replaceAll(place, value), { timeout: PATIENCE_MS }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr.trim() || error.message)) : resolve(stdout),
    );
    // It must not wait for somebody to type something.
    running.stdin?.end();
  });
