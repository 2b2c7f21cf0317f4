import { explain } from "./operator-errors";

/** The process that a tool of operators runs as: its environment, and where it writes. */
export interface OperatorProcess {
  env: NodeJS.ProcessEnv;
  stdout: Writer;
  stderr: Writer;
}

export interface Writer {
  write: (text: string) => unknown;
}

/** Writes what a tool answers, or why it cannot; returns the exit code. */
export async function runTool({ stdout, stderr }: OperatorProcess, answer: () => Promise<string>): Promise<number> {
  try {
    stdout.write(await answer());
    return 0;
  } catch (error) {
    stderr.write(`${explain(error)}\n`);
    return 1;
  }
}
