/** @module-tag release */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
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

it("creates a folder and files that only their owner can read", () => {
  protectData(join(folder, "new", "data"));
  writeFileSync(join(folder, "new", "data", "file"), "");
  expect([modeOf("new", "data"), modeOf("new", "data", "file")]).toEqual(["700", "600"]);
});

it("restricts files that an earlier release left open, but not the targets of links", () => {
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

it("explains how to change the owner, if the folder belongs to another user or cannot be created", () => {
  const anotherUser = { uid: userInfo().uid + 1, username: "passerelle" };
  expect(() => protectData(folder, anotherUser)).toThrow(
    `The data folder ${folder} belongs to a user other than passerelle. Change that as root: chown -R passerelle ${folder}`,
  );
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(() => protectData(file)).toThrow(`The data folder ${file} is a file. Set DATA_DIR to another place.`);
  expect(() => protectData(join(file, "data"), anotherUser)).toThrow(
    /^passerelle cannot create the data folder \(ENOTDIR: .*\)\. Create it as root: install .*--owner passerelle .*data$/,
  );
});

it.runIf(userInfo().uid === 0)("names the folder behind a link that contains another user's files", () => {
  mkdirSync(join(folder, "data"));
  mkdirSync(join(folder, "shared"));
  symlinkSync("../shared", join(folder, "data", "files"));
  writeFileSync(join(folder, "shared", "resume.pdf"), "");
  chownSync(join(folder, "shared", "resume.pdf"), 4_711, 4_711);
  expect(() => protectData(join(folder, "data"))).toThrow(
    `Something in the data folder ${join(folder, "shared")} belongs to a user other than root. Change that as root: chown -R root ${join(folder, "shared")}`,
  );
});

it("keeps root from creating files that the server cannot use", () => {
  if (userInfo().uid === 0) chownSync(folder, 4_711, 4_711);
  expect(() => protectData(folder, { uid: 0, username: "root" })).toThrow(
    `The data folder ${folder} belongs to a user other than root. Run this as the server's user: runuser --user NAME -- ...`,
  );
});
