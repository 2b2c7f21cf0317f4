import { parseArgs } from "node:util";

/** @param {number} code @param {string} text @returns {never} */
function end(code, text) {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exit(code);
}

/**
 * Reads `--name value` options from the command line. `--help` or an unknown option prints the options and ends the
 * process.
 * @template {Record<string, string>} Options
 * @param {string} command the command as users type it
 * @param {Options} defaults @returns {{ [Name in keyof Options]: string }}
 */
export function readOptions(command, defaults) {
  const lines = Object.entries(defaults).map(([name, value]) => `  --${name} ${value}\n`);
  const usage = `Usage: ${command} -- [--name value]\n${lines.join("")}`;
  /** @type {Record<string, { type: "string" | "boolean" }>} */
  const options = { help: { type: "boolean" } };
  for (const name of Object.keys(defaults)) options[name] = { type: "string" };
  try {
    const { help, ...given } = parseArgs({ options }).values;
    return help ? end(0, usage) : { ...defaults, ...given };
  } catch (error) {
    return end(1, `${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
