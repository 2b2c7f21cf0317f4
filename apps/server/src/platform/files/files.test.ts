import { randomUUID } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../../../test/call";
import { aMember } from "../../../test/members";
import { startS3 } from "../../../test/s3-server";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { receiveUpload } from "../../../test/uploads";
import type { FileKind } from "../database/schema";
import { pictureSizes, type PictureKind, smallName } from "./picture-sizes";
import type { CallFiles } from "./call-files";
import type { Upload } from "./detect-file-type";

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe.each([
  ["a folder", () => undefined],
  ["an S3-compatible store", () => s3.settings],
])("files in %s", (_, settings) => {
  let server: TestServer;
  let owner: number;
  let session: number;
  async function anOwner() {
    owner = (await aMember(server, "applicant")).id;
    ({ id: session } = await server.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", owner)
      .executeTakeFirstOrThrow());
  }
  beforeAll(async () => {
    server = await startTestServer({ s3: settings() });
    await anOwner();
  });
  afterAll(() => server.close());

  const anUpload = (kind: FileKind, width?: number, height?: number) =>
    receiveUpload(server.dataDir, kind, width, height);

  const store = async (ownerId: number, kind: FileKind, upload: Upload) => {
    const files = server.files.forCall(ownerId);
    const name = kind === "resume" ? (await files.storeResume(upload)).name : await files.storePicture(upload, kind);
    return { files, name };
  };
  const attach = (files: CallFiles, name: string) => server.db.transaction().execute((tx) => files.attach(tx, name));

  /** Simulates a call that stores a file, may attach it, and either ends or crashes. */
  async function kept(kind: FileKind, ...ends: ("attached" | "cleaned")[]): Promise<string> {
    const { files, name } = await store(owner, kind, await anUpload(kind));
    if (ends.includes("attached")) await attach(files, name);
    if (ends.includes("cleaned")) await files.cleanup();
    return name;
  }

  const links: Record<FileKind, (name: string) => string> = {
    avatar: (name) => `/avatars/${name}`,
    logo: (name) => server.files.forCall(owner).pictureLink(name),
    post: (name) => server.files.forCall(owner).pictureLink(name),
    resume: (name) => server.files.forCall(owner, session).resumeLink(name),
  };
  const get = (path: string, headers: Record<string, string> = {}) => call(server.url, "GET", path, { headers });
  const status = async (kind: FileKind, name: string) => (await get(links[kind](name))).status;

  /** Whether the store has the bytes, downloadable or not. */
  const isStored = async (name: string) => {
    const file = await server.store.get(name);
    file?.bytes.destroy();
    return file !== undefined;
  };

  it.each(["avatar", "logo", "post"] as const)("%s pictures are public and never change (D-023)", async (kind) => {
    const name = await kept(kind, "attached", "cleaned");
    const answer = await get(links[kind](name));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": expect.stringMatching(/^\d+$/),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await get(`/api${links[kind](name)}`)).status).toBe(200);
    const opened = await get(links[kind](name), { accept: "text/html,*/*;q=0.8" });
    expect(opened.headers.get("content-type")).toBe("image/webp");
    expect((await call(server.url, "HEAD", links[kind](name))).status).toBe(200);
  });

  const servedSize = async (url: string) => {
    const answer = await fetch(new URL(url, server.url));
    // The server blocks image decoders that read from memory, so this reads a file. Its name is new, because the
    // library caches images by name.
    const path = join(server.dataDir, `served-${randomUUID()}`);
    await writeFile(path, Buffer.from(await answer.arrayBuffer()));
    const { width, height, format } = await sharp(path).metadata();
    return { status: answer.status, format, width, height };
  };

  async function picture(kind: PictureKind, width: number, height: number): Promise<string> {
    const { files, name } = await store(owner, kind, await anUpload(kind, width, height));
    await attach(files, name);
    return name;
  }

  it.each([
    ["avatar", 128, 512],
    ["logo", 256, 1024],
    ["post", 960, 1600],
  ] as const)("%s pictures are kept %i and %i pixels wide", async (kind, small, whole) => {
    const link = links[kind](await picture(kind, 3000, 1500));
    for (const [url, width] of [[link, whole] as const, [`${link}?size=small`, small] as const])
      expect(await servedSize(url)).toEqual({ status: 200, format: "webp", width, height: width / 2 });
  });

  it.each([
    ["a panorama", 3000, 7],
    ["a portrait", 1201, 1600],
    ["a picture just larger than its small version", 961, 960],
    ["a small picture", 960, 41],
  ])("the sizes of %s match the served pictures", async (_, width, height) => {
    const sizes = pictureSizes(await picture("post", width, height), "post") ?? [];
    expect(sizes).toHaveLength(width > 960 ? 2 : 1);
    for (const { url, ...size } of sizes) expect(await servedSize(url)).toMatchObject(size);
  });

  it("a dropped picture leaves neither of its versions in the store", async () => {
    const name = await picture("post", 1000, 1000);
    const stored = async () => [await isStored(name), await isStored(smallName(name))];
    expect(await stored()).toEqual([true, true]);
    const files = server.files.forCall(owner);
    await server.db.transaction().execute((tx) => files.drop(tx, name));
    await files.cleanup();
    expect(await stored()).toEqual([false, false]);
  });

  it("a picture without a small version is served in full", async () => {
    const name = await picture("post", 1000, 1000);
    const old = `${"0a".repeat(16)}.webp`;
    const file = await anUpload("post", 1000, 1000);
    await server.store.put(old, file.path, "image/webp");
    await server.db.insertInto("files").values({ name: old, kind: "post", owner_id: owner, state: "kept" }).execute();
    await server.store.delete(smallName(name));
    for (const each of [name, old])
      expect(await servedSize(`/files/${each}?size=small`)).toMatchObject({ status: 200, width: 1000 });
    expect(pictureSizes(old, "post")).toBeUndefined();
    expect((await get(`/files/${smallName(name)}`)).status).toBe(404);
  });

  it("a resume is unchanged, open to holders of its link, and not cached (D-024)", async () => {
    const link = links.resume(await kept("resume", "attached", "cleaned"));
    const answer = await get(link, { accept: "text/html,*/*;q=0.8" });
    expect(answer).toMatchObject({ status: 200, body: expect.stringMatching(/^%PDF-1\.4/) });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="resume.pdf"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  });

  it("a link stays the same for a minute, and ends after fifteen", async () => {
    const name = await kept("resume", "attached", "cleaned");
    const link = links.resume(name);
    server.clock.pass(60);
    expect(links.resume(name)).not.toBe(link);
    expect((await get(link)).status).toBe(200);
    server.clock.pass(14 * 60);
    expect(await get(link)).toMatchObject({
      status: 403,
      body: { error: "Ce lien a expiré. Rechargez la page d’où il vient." },
    });
    expect((await get(link, { "accept-language": "en" })).body).toMatchObject({
      error: "This link has expired. Reload the page that it is from.",
    });
    expect(await status("resume", name)).toBe(200);
  });

  it("are served only at the path of their kind", async () => {
    const [avatar, logo] = [await kept("avatar", "attached"), await kept("logo", "attached")];
    expect((await get(`/files/${avatar}`)).status).toBe(404);
    expect((await get(`/avatars/${logo}`)).status).toBe(404);
  });

  it.each([
    ["/avatars/nobody.png", 404],
    ["/avatars/..%2f..%2flock", 400],
    ["/avatars/%00", 400],
    ["/files/..%2f..%2fetc%2fpasswd", 404],
    ["/files/%00", 404],
    [`/files/${"0".repeat(32)}.webp`, 404],
    [`/files/${"0".repeat(32)}.webp.part`, 404],
    [`/resumes/${"0".repeat(32)}.pdf`, 404],
  ])("at %s are none", async (path, status) => expect((await get(path)).status).toBe(status));

  it("are not served before they are attached, and deleted if their call ends without attaching them", async () => {
    const name = await kept("avatar");
    expect(await status("avatar", name)).toBe(404);
    const cleaned = await kept("avatar", "cleaned");
    expect(await isStored(cleaned)).toBe(false);
  });

  it("are unchanged when a transaction fails", async () => {
    const old = await kept("avatar", "attached", "cleaned");
    const files = server.files.forCall(owner);
    const next = await files.storePicture(await anUpload("avatar"), "avatar");
    const failing = server.db.transaction().execute(async (tx) => {
      await files.drop(tx, old);
      await files.attach(tx, next);
      throw new Error("Something else went wrong.");
    });
    await expect(failing).rejects.toThrow("Something else");
    await files.cleanup();
    expect(await status("avatar", old)).toBe(200);
    expect(await status("avatar", next)).toBe(404);
    expect(await isStored(next)).toBe(false);
  });

  it("that are replaced are deleted, both URL and bytes (D-089)", async () => {
    const old = await kept("resume", "attached", "cleaned");
    const link = links.resume(old);
    const files = server.files.forCall(owner);
    await server.db.transaction().execute((tx) => files.drop(tx, old));
    expect((await get(link)).status).toBe(404);
    await files.cleanup();
    expect(await isStored(old)).toBe(false);
  });

  it("are attached once", async () => {
    const name = await kept("avatar", "attached");
    await expect(server.files.forCall(owner).attach(server.db, name)).rejects.toThrow("no result");
  });

  it("left behind by a crash are cleaned up once no call can need them", async () => {
    const [fresh, attached] = [await kept("avatar"), await kept("avatar", "attached")];
    const dropped = await kept("avatar", "attached");
    await server.files.forCall(owner).drop(server.db, dropped);
    const { uploadFolder } = server.files;
    await mkdir(uploadFolder, { recursive: true });
    await writeFile(join(uploadFolder, "left"), "half");
    await server.files.cleanup();
    expect(await readdir(uploadFolder)).toEqual(["left"]);
    expect(await Promise.all([fresh, attached, dropped].map(isStored))).toEqual([true, true, false]);
    server.clock.pass(60 * 60 + 1);
    await server.files.cleanup();
    expect(await Promise.all([fresh, attached].map(isStored))).toEqual([false, true]);
    expect(await readdir(uploadFolder)).toEqual([]);
  });

  it("of a deleted account are a 404 at once, and cleaned up", async () => {
    await anOwner();
    const name = await kept("avatar", "attached", "cleaned");
    await server.db.deleteFrom("users").where("id", "=", owner).execute();
    expect(await status("avatar", name)).toBe(404);
    await server.files.cleanup();
    expect(await isStored(name)).toBe(false);
    await anOwner();
  });

  it("missing from the store are a 404, and logged", async () => {
    const name = await kept("avatar", "attached", "cleaned");
    await server.store.delete(name);
    expect(await status("avatar", name)).toBe(404);
    expect(server.log.join("")).toContain("a file is missing in the store");
  });
});
