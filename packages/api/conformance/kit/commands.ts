import { exec } from "node:child_process";

const PATIENCE_MS = 10_000;

/**
 * Runs a shell command with `value` in place of the placeholder; returns its output, or rejects with its error output.
 */
export const run = (command: string, place = "", value = ""): Promise<string> =>
  new Promise((resolve, reject) => {
    const running = exec(command.replaceAll(place, value), { timeout: PATIENCE_MS }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr.trim() || error.message)) : resolve(stdout),
    );
    // The command must not wait for input.
    running.stdin?.end();
  });
