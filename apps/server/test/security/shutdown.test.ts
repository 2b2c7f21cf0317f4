/** @module-tag release */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { claimStore, openStore } from "../../src/platform/files/open-files";
import { testInstallation } from "../installation";
import { aMember } from "../members";
import { abandon, openConnection } from "../raw";

const picture = `${randomBytes(16).toString("hex")}-900x900.webp`;

const installation = testInstallation();
beforeAll(async () => {
  const place = { dataDir: installation.dataDir, s3: undefined };
  await claimStore(place, async () => false);
  const source = join(installation.dataDir, "large");
  // Larger than the buffers of a connection.
  writeFileSync(source, Buffer.alloc(32 * 1024 * 1024, "x"));
  await openStore(place).put(picture, source, "image/webp");
  await installation.fill(async (db) => {
    const { id } = await aMember({ db, url: "" }, "applicant");
    const file = { name: picture, kind: "post" as const, state: "kept" as const, owner_id: id, created_at: new Date() };
    await db.insertInto("files").values(file).execute();
  });
});

const ask = `GET /files/${picture} HTTP/1.1\r\nHost: x\r\n\r\n`;

it("a server stops by itself after 20,000 requests on connections closed unread, and with a silent one", async () => {
  const { server, url } = await installation.started();
  for (let round = 0; round < 20; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => abandon(url, ask.repeat(100))));
  const silent = openConnection(url);
  await once(silent, "connect");
  expect(await server.kill("SIGTERM")).toBe(0);
  expect(server.output()).toContain('"msg":"stopped"');
});

it("a server stops by itself while a client does not read its answer", async () => {
  const { server, url } = await installation.started();
  const unread = openConnection(url);
  unread.write(ask);
  await once(unread, "data");
  unread.pause();
  expect(await server.kill("SIGTERM")).toBe(0);
  expect(server.output()).toContain('"msg":"stopped"');
  unread.destroy();
});
