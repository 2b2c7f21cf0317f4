import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { form } from "@passerelle/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../../../scripts/free-port.mjs";
import { aMember } from "../../../test/members";
import { startS3 } from "../../../test/s3-server";
import { startTestServer } from "../../../test/test-server";
import { aPdf } from "../../../test/uploads";
import type { S3Settings } from "../config";
import { claimFolder } from "./claim-folder";
import { folderStore } from "./folder-store";
import { s3Store } from "./s3-store";
import { type FileStore, StoreUnavailableError } from "./file-store";

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "passerelle-store-"));
  await claimFolder(folder, async () => false);
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

async function aFile(bytes: Buffer): Promise<string> {
  const path = join(folder, randomBytes(8).toString("hex"));
  await writeFile(path, bytes);
  return path;
}

const aName = () => `${randomBytes(16).toString("hex")}.pdf`;

describe.each<[string, () => FileStore]>([
  ["a folder", () => folderStore(folder)],
  ["an S3-compatible store", () => s3Store(s3.settings)],
])("%s", (_, store) => {
  it.each([1, 70_000, 5 * 1024 * 1024])("returns %d bytes unchanged", async (size) => {
    const bytes = randomBytes(size);
    const name = aName();
    await store().put(name, await aFile(bytes), "application/pdf");
    const kept = await store().get(name);
    expect(kept?.size).toBe(size);
    expect(kept && bytes.equals(await buffer(kept.bytes))).toBe(true);
  });

  it("has no file under an unknown name", async () => expect(await store().get(aName())).toBeUndefined());

  it("deletes a file, and may be called twice", async () => {
    const name = aName();
    await store().put(name, await aFile(Buffer.from("x")), "application/pdf");
    await store().delete(name);
    await store().delete(name);
    expect(await store().get(name)).toBeUndefined();
  });

  it("stores nothing of an unreadable file", async () => {
    const name = aName();
    await expect(store().put(name, join(folder, "nothing"), "application/pdf")).rejects.toThrow("ENOENT");
    expect(await store().get(name)).toBeUndefined();
  });
});

it("a folder deletes a killed process's incomplete file", async () => {
  const store = folderStore(folder);
  const name = aName();
  await store.put(name, await aFile(Buffer.from("x")), "application/pdf");
  await writeFile(join(folder, `${name}.part`), "half");
  await store.delete(name);
  expect(await readdir(folder)).not.toContain(`${name}.part`);
});

describe("an unusable S3-compatible store is not mistaken for a missing file:", () => {
  it.each<[string, () => Promise<Partial<S3Settings>>]>([
    ["that denies access", async () => ({ secretAccessKey: "wrong" })],
    ["without the bucket", async () => ({ bucket: "another" })],
    ["that is unreachable", async () => ({ endpoint: `http://127.0.0.1:${await freePort()}` })],
  ])("%s", async (_, settings) => {
    const store = s3Store({ ...s3.settings, ...(await settings()) });
    const path = await aFile(Buffer.from("x"));
    await expect(store.check()).rejects.toThrow(StoreUnavailableError);
    await expect(store.get(aName())).rejects.toThrow(StoreUnavailableError);
    await expect(store.put(aName(), path, "application/pdf")).rejects.toThrow(StoreUnavailableError);
  });

  it("and answers 503 with a time to wait", async () => {
    const server = await startTestServer({ s3: { ...s3.settings, secretAccessKey: "wrong" } });
    try {
      const applicant = await aMember(server, "applicant");
      const { response } = await applicant.api.PATCH("/applicant", form({ resume: aPdf() }));
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(server.log.join("")).toContain("403");
    } finally {
      await server.close();
    }
  });
});
