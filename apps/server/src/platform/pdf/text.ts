import { Worker } from "node:worker_threads";
import pLimit from "p-limit";

/** What reading a PDF may take; further pages and letters are left out. */
const bounds = { maxPages: 20, maxLength: 60_000 };
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
// What is unpacked is not in the worker's heap: the process's own growth shows it.
const maxGrowth = 400 * 1024 * 1024;
const watchEvery = 50;

// Each takes a processor and some memory for as long as it runs.
const limit = pLimit(2);

/** A PDF took too long, too much memory, or cannot be read. */
export class UnreadablePdf extends Error {}

/**
 * The text of a PDF, read in a thread of its own that ends with it: lines, with a tab between columns and an empty line
 * between paragraphs. Throws `UnreadablePdf`.
 */
export const pdfText = (bytes: Uint8Array<ArrayBuffer>, seconds = 5): Promise<string> =>
  limit(() => readText(bytes, seconds * 1000));

async function readText(bytes: Uint8Array<ArrayBuffer>, milliseconds: number): Promise<string> {
  const worker = new Worker(new URL("./text-worker.mjs", import.meta.url), {
    workerData: { bytes, ...bounds },
    transferList: [bytes.buffer],
    resourceLimits: memory,
    env: {},
    stdout: true,
    stderr: true,
  });
  const [since, before] = [Date.now(), process.memoryUsage.rss()];
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new UnreadablePdf(why));
      worker.once("message", (text: unknown) => (typeof text === "string" ? resolve(text) : fail("It has no text.")));
      worker.once("error", (error) => fail(error.message));
      worker.once("exit", () => fail("Its reader ended."));
      watch = setInterval(() => {
        if (Date.now() - since > milliseconds) fail("It takes too long.");
        if (process.memoryUsage.rss() - before > maxGrowth) fail("It takes too much memory.");
      }, watchEvery);
    });
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
