import { explain } from "./operator-errors";

/** The process of an operator's tool: its environment and its output streams. */
export interface OperatorProcess {
  env: NodeJS.ProcessEnv;
  stdout: Writer;
  stderr: Writer;
}

export interface Writer {
  write: (text: string) => unknown;
}

/** Writes a tool's answer or its error; returns the exit code. */
export async function runTool({ stdout, stderr }: OperatorProcess, answer: () => Promise<string>): Promise<number> {
  try {
    stdout.write(await answer());
    return 0;
  } catch (error) {
    stderr.write(`${explain(error)}\n`);
    return 1;
  }
}
