import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addUser } from "../../../test/members";
import { createDeletions } from "./deletions";
import { testServer } from "../../../test/test-server";
import { aPdf } from "../../../test/uploads";

const server = testServer();

async function aResume(ownerId: number): Promise<string> {
  const path = join(server.dataDir, `upload-${ownerId}`);
  await writeFile(path, Buffer.from(await aPdf().arrayBuffer()));
  const files = server.files.forCall(ownerId);
  const { name } = await files.storeResume({ field: "file", path, name: null, type: "", size: 22 });
  await server.db.transaction().execute((tx) => files.attach(tx, name));
  return name;
}

const names = async () => {
  const stored = [];
  for await (const { name, bytes } of server.files.all()) {
    bytes?.destroy();
    if (bytes) stored.push(name);
  }
  return stored;
};

it("keeps dropped files while another process makes a backup, and deletes them afterwards", async () => {
  const owner = await addUser(server.db, "applicant");
  const name = await aResume(owner.id);
  const another = createDeletions(server.db, server.store, true);
  await another.keepDuring(async () => {
    const files = server.files.forCall(owner.id);
    await server.db.transaction().execute((tx) => files.drop(tx, name));
    await files.cleanup();
    await server.files.cleanup();
    expect(await names()).toEqual([name]);
  });
  await server.files.cleanup();
  expect(await names()).toEqual([]);
});

it("deletes files again after a failed backup", async () => {
  const owner = await addUser(server.db, "applicant");
  const name = await aResume(owner.id);
  const failing = server.files.keepDuring(async () => {
    throw new Error("The disk is full.");
  });
  await expect(failing).rejects.toThrow("full");
  await server.db.transaction().execute((tx) => server.files.forCall(owner.id).drop(tx, name));
  await server.files.cleanup();
  expect(await names()).toEqual([]);
});
