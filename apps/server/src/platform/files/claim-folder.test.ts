import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimFolder } from "./claim-folder";
import { folderStore } from "./folder-store";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "passerelle-files-"));
  folder = join(parent, "files");
});
afterEach(() => rmSync(parent, { recursive: true }));

const first = () => claimFolder(folder, async () => false);
const again = () => claimFolder(folder, async () => true);

it("claims a new folder, and recognizes it later", async () => {
  await first();
  await again();
  await expect(folderStore(folder).check()).resolves.toBeUndefined();
});

it("claims a folder that an earlier release used without a marker", async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, `${"0a".repeat(16)}.pdf`), "%PDF-1.7");
  await again();
  await expect(folderStore(folder).check()).resolves.toBeUndefined();
});

it("refuses an empty folder if files are expected, and stores none in an unmounted folder", async () => {
  const path = join(parent, "uploaded");
  writeFileSync(path, "%PDF-1.7");
  await expect(again()).rejects.toThrow(/files has none of the files that the database names\. Mount it/);
  await first();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const store = folderStore(folder);
  await expect(store.check()).rejects.toMatchObject({ code: "ENODEV" });
  await expect(store.put("cv.pdf", path, "application/pdf")).rejects.toMatchObject({ code: "ENODEV" });
});

it("names a broken link, and restricts the target of a valid one", async () => {
  symlinkSync("shared", folder);
  await expect(first()).rejects.toThrow(`The link ${folder} leads nowhere`);
  mkdirSync(join(parent, "shared"));
  chmodSync(join(parent, "shared"), 0o777);
  await first();
  expect(statSync(join(parent, "shared")).mode & 0o777).toBe(0o700);
});

it.runIf(userInfo().uid === 0)("names the required owner of a link's target", async () => {
  const shared = join(parent, "shared");
  mkdirSync(shared);
  chownSync(shared, 4_711, 4_711);
  symlinkSync("shared", folder);
  await expect(first()).rejects.toThrow(`The data folder ${shared} belongs to a user other than root.`);
});
