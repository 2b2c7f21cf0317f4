import { exec } from "node:child_process";

/** How long a command, a mail and a live message may take by default, in seconds. */
export const usualPatience = 10;

/**
 * Runs a shell command with `value` in place of the placeholder; returns its output, or rejects with its error output.
 * `patience` in milliseconds ends it.
 */
export const run = (
  command: string,
  {
    place = "",
    value = "",
    patience = usualPatience * 1000,
  }: { place?: string; value?: string; patience?: number } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const running = exec(command.replaceAll(place, value), { timeout: patience }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr.trim() || error.message)) : resolve(stdout),
    );
    // The command must not wait for input.
    running.stdin?.end();
  });
