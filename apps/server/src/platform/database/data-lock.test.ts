/** @module-tag release */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { programs, startChild, type Child } from "../../../test/child";
import { DataInUseError, takeDataLock } from "./data-lock";

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
  const child = startChild("takeLock", [folder]);
  children.push(child);
  return child;
}

async function aHolder(): Promise<Child> {
  const holder = contend();
  holder.writeLine("0");
  await holder.waitForOutput(/taken/);
  return holder;
}

/** Starts six concurrent processes; returns how many get the lock. */
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

it("gives a free lock to one of many concurrent ones", async () => expect(await winners()).toBe(1));

it("is refused to the same process until it is released", () => {
  const lock = takeDataLock(folder);
  expect(() => takeDataLock(folder)).toThrow(DataInUseError);
  lock.release();
  takeDataLock(folder).release();
});

it("is free after a killed process that was not reaped", async () => {
  // A shell that has replaced itself by another program does not collect its child, which becomes a zombie.
  const script = `exec 3<&0; "$@" <&3 & exec sleep 60`;
  const shell = spawn("sh", ["-c", script, "sh", process.execPath, ...programs.takeLock, folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  shell.stdin.write("0");
  await new Promise<void>((resolve) => {
    shell.stdout.on("data", (text: Buffer) => /taken/.test(String(text)) && resolve());
  });
  const pid = Number(readFileSync(folder, "utf8"));
  process.kill(pid, "SIGKILL");
  await vi.waitUntil(() => /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8")), { timeout: 5_000 });
  // Other threads of the process may end after the main one.
  await vi.waitFor(() => expect(() => takeDataLock(folder).release()).not.toThrow(), { timeout: 5_000 });
  shell.kill("SIGKILL");
});
