/** @module-tag release */
import { EventEmitter, once } from "node:events";
import { Problem } from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { runWorker, TooCostly } from "./run-worker";
import type { Act } from "./test.worker";

const module = new URL("./test.worker.ts", import.meta.url);

/** Work of the test's module: it waits, blocks the CPU, fills memory, fails, or requests a number and doubles it. */
const act = (personId: number, data: string, seconds = 30) =>
  runWorker<Act>({ module, personId, data, seconds, next: async () => 21 });

describe("work in a thread", () => {
  it("answers, and requests further parts", async () => expect(await act(1, "double")).toBe(42));

  it("reuses the thread of earlier work", async () => expect(await act(1, "thread")).toBe(await act(1, "thread")));

  it("does not reuse a thread that keeps much memory", async () => {
    const full = await act(1, "keep memory");
    expect(await act(1, "thread")).not.toBe(full);
  });

  it.each<[string, number?]>([["spin", 0.5], ["fill heap"], ["fill buffers"]])(
    "stops when it exceeds its limits, and later work succeeds: %s",
    async (data, seconds) => {
      await expect(act(1, data, seconds)).rejects.toThrow(TooCostly);
      expect(await act(1, "double")).toBe(42);
    },
  );

  it("fails with its module's error, and later work succeeds", async () => {
    await expect(act(1, "fail")).rejects.toThrow("It fails.");
    expect(await act(1, "double")).toBe(42);
  });

  it.runIf(process.platform === "linux")("has a lower priority than the server", async () => {
    expect(await act(1, "priority")).toBeGreaterThan(0);
  });

  it("runs one at a time for each person, and for other people meanwhile (D-253)", async () => {
    const log: string[] = [];
    const others = new EventEmitter();
    const othersBegin = once(others, "begin");
    const work = async (personId: number, name: string, begins: () => unknown) => {
      const next = async () => {
        log.push(`${name} begins`);
        await begins();
        return 1;
      };
      await runWorker<Act>({ module, personId, data: "double", seconds: 30, next });
      log.push(`${name} ends`);
    };
    await Promise.all([
      work(1, "first", () => othersBegin),
      work(1, "second", () => undefined),
      work(2, "other", () => others.emit("begin")),
    ]);
    expect(log.indexOf("second begins")).toBeGreaterThan(log.indexOf("first ends"));
  });

  it("is refused if much of the same person's work is waiting (D-253)", async () => {
    const asked = Array.from({ length: 12 }, () => act(1, "double").catch((error: unknown) => error));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 42)).toHaveLength(9);
    expect(answers.filter((answer) => answer instanceof Problem && answer.status === 429)).toHaveLength(3);
    expect(await act(1, "double")).toBe(42);
  });
});
