import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A child process and its output so far. */
export interface Child {
  process: ChildProcess;
  output: () => string;
  /** Resolves with the output once it matches. */
  waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  writeLine: (text: string) => void;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Compiles the embedded database quickly rather than optimally, which cuts a quarter of each start.
const quickly = "--liftoff-only";

/** The arguments with which Node.js runs each program; the operators' programs are built before the tests. */
export const programs = {
  main: [quickly, here("../dist/main.js")],
  admin: [quickly, here("../dist/admin.js")],
  backup: [quickly, here("../dist/backup.js")],
  takeLock: ["--import", "tsx", here("take-lock.ts")],
};

export function startChild(program: keyof typeof programs, args: string[] = [], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(process.execPath, [...programs[program], ...args], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, "close").then(() => child.exitCode);
  return {
    process: child,
    output: () => output,
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended without saying ${pattern}:\n${output}`)));
      }),
    writeLine: (text) => void child.stdin.write(text),
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
