import { AdminError } from "./features/moderation";
import { ConfigError } from "./platform/config";
import { DataInUseError } from "./platform/database/data-lock";
import { NewerDatabaseError } from "./platform/database/migrate";

/** The process that a tool of operators runs as: its environment, and where it writes. */
export interface OperatorProcess {
  env: NodeJS.ProcessEnv;
  stdout: Writer;
  stderr: Writer;
}

export interface Writer {
  write: (text: string) => unknown;
}

/** What an operator can do something about, in words; all other errors come with their stack. */
const explained = [AdminError, ConfigError, DataInUseError, NewerDatabaseError];

/** Writes what a tool answers, or why it cannot; returns the exit code. */
export async function runTool({ stdout, stderr }: OperatorProcess, answer: () => Promise<string>): Promise<number> {
  try {
    stdout.write(await answer());
    return 0;
  } catch (error) {
    const isExplained = explained.some((kind) => error instanceof kind);
    stderr.write(`${error instanceof Error ? (isExplained ? error.message : error.stack) : String(error)}\n`);
    return 1;
  }
}
