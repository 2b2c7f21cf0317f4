import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { protectData } from "./data-folder";

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), "passerelle-data-"));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});
const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

it("creates a folder and files for their owner alone", () => {
  protectData(join(folder, "new", "data"));
  writeFileSync(join(folder, "new", "data", "file"), "");
  expect([modeOf("new", "data"), modeOf("new", "data", "file")]).toEqual(["700", "600"]);
});

it("closes what an earlier release left open, and nothing that a link leads to", () => {
  mkdirSync(join(folder, "data", "files"), { recursive: true });
  writeFileSync(join(folder, "data", "files", "resume.pdf"), "");
  writeFileSync(join(folder, "elsewhere"), "");
  symlinkSync(join(folder, "elsewhere"), join(folder, "data", "link"));
  chmodSync(join(folder, "data"), 0o777);
  protectData(join(folder, "data"));
  expect([modeOf("data"), modeOf("data", "files"), modeOf("data", "files", "resume.pdf")]).toEqual([
    "700",
    "700",
    "600",
  ]);
  expect(modeOf("elsewhere")).toBe("644");
});
