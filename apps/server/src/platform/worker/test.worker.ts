import { getPriority } from "node:os";
import { threadId } from "node:worker_threads";
import { serve } from "./worker-tasks";

export interface Act {
  data: string;
  answer: unknown;
  part: number;
}

/** Fills memory endlessly. */
function fill(make: () => unknown): void {
  const kept = [];
  for (;;) kept.push(make());
}

const kept: unknown[] = [];

await serve<Act>(async (act, next) => {
  if (act === "keep memory") kept.push(Array.from<number>({ length: 15_000_000 }).fill(0));
  if (act === "double") return 2 * (await next());
  if (act === "thread" || act === "keep memory") return threadId;
  if (act === "priority") return getPriority();
  if (act === "spin") for (;;);
  if (act === "fill heap") return fill(() => Array.from({ length: 1_000 }, () => Math.random()));
  if (act === "fill buffers") return fill(() => Buffer.alloc(1024 * 1024, 1));
  throw new Error("It fails.");
});
