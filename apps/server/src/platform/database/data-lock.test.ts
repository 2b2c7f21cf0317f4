import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startChild, type Child } from "../../../test/child";
import { DataInUseError, takeDataLock } from "./data-lock";

const contender = fileURLToPath(new URL("../../../test/take-lock.ts", import.meta.url));

let folder: string;
let children: Child[];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "passerelle-lock-")), "lock");
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill("SIGKILL")));
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

function contend(): Child {
  const child = startChild(contender, [folder]);
  children.push(child);
  return child;
}

async function aHolder(): Promise<Child> {
  const holder = contend();
  holder.writeLine("0");
  await holder.waitForOutput(/taken/);
  return holder;
}

/** How many of six concurrent processes get the lock. */
async function winners(): Promise<number> {
  const contenders = Array.from({ length: 6 }, () => contend());
  await Promise.all(contenders.map(({ waitForOutput }) => waitForOutput(/ready/)));
  const moment = String(Date.now() + 100);
  for (const { writeLine } of contenders) writeLine(moment);
  const outcomes = await Promise.all(
    contenders.map(({ waitForOutput }) => waitForOutput(/taken|refused DataInUseError/)),
  );
  return outcomes.filter(([outcome]) => outcome === "taken").length;
}

it("fails while another process holds it, and names that process", async () => {
  const holder = await aHolder();
  expect(() => takeDataLock(folder)).toThrow(DataInUseError);
  expect(() => takeDataLock(folder)).toThrow(`process ${holder.process.pid}`);
});

it("is free again after its process was killed", async () => {
  const holder = await aHolder();
  await holder.kill("SIGKILL");
  expect(() => takeDataLock(folder).release()).not.toThrow();
});

it("gives a dead process's lock to one of many concurrent ones", async () => {
  const holder = await aHolder();
  await holder.kill("SIGKILL");
  expect(await winners()).toBe(1);
});

it("gives a free lock to one of many concurrent ones", async () => {
  expect(await winners()).toBe(1);
});

it("is refused a second time within one process, until it is released", () => {
  const lock = takeDataLock(folder);
  expect(() => takeDataLock(folder)).toThrow(DataInUseError);
  lock.release();
  takeDataLock(folder).release();
});

it("treats a claim with our own process id as a former process's", () => {
  takeDataLock(folder).release();
  writeFileSync(join(folder, "7"), String(process.pid));
  expect(() => takeDataLock(folder).release()).not.toThrow();
});

it("distinguishes a later process with the same id from the claiming one", () => {
  takeDataLock(folder).release();
  writeFileSync(join(folder, "7"), `${process.ppid} 1`);
  expect(() => takeDataLock(folder).release()).not.toThrow();
});
