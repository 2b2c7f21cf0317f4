import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { fileErrors } from "@passerelle/domain";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PictureKind } from "./picture-sizes";
import { reencodePicture } from "./reencode-in-worker";
import { inspect } from "./detect-file-type";

const pictures = ["image/jpeg", "image/png", "image/gif", "image/webp"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "passerelle-pictures-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function received(bytes: Uint8Array | string, types: string[]) {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  return inspect("avatar", { path, name: null }, types);
}

/** Receives and re-encodes a picture; returns the path of the result. */
async function drawn(bytes: Uint8Array | string, kind: PictureKind = "post") {
  const upload = await received(bytes, pictures);
  const target = `${upload.path}.webp`;
  await reencodePicture(upload, 1, { target, smallTarget: `${upload.path}.small.webp`, kind });
  return target;
}

const aPicture = (width: number, height: number, isNoisy = true) =>
  sharp({
    create: { width, height, channels: 3, background: "#1f6f78", ...(isNoisy && { noise: { type: "gaussian" } }) },
  });

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

/** A PNG with one grey bit per pixel, or as `further` sets in the header, with pixels for the given lines only. */
function aPng(width: number, height: number, { lines = 1, further = [1, 0, 0, 0, 0] } = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...further]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * lines), { level: 1 });
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

const refusal = (text: { en: string }) => ({ name: "FieldProblem", fields: { avatar: text } });

describe("a picture", () => {
  it.each(["jpeg", "png", "gif", "webp"] as const)(
    "in %s is re-encoded as WebP, no larger than before",
    async (format) => {
      const result = await drawn(await aPicture(60, 40).toFormat(format).toBuffer());
      expect(await sharp(result).metadata()).toMatchObject({ format: "webp", width: 60, height: 40 });
    },
  );

  it.each([
    ["avatar", 512],
    ["logo", 1024],
    ["post", 1600],
  ] as const)("as %s has at most %i pixels on its longer side", async (kind, max) => {
    const result = await drawn(await aPicture(2000, 1000).jpeg().toBuffer(), kind);
    expect(await sharp(result).metadata()).toMatchObject({ width: max, height: max / 2 });
  });

  it("loses location and camera data, and is rotated upright (D-087)", async () => {
    const taken = await aPicture(60, 40)
      .withExif({
        IFD0: { Make: "Nantes Optique", Orientation: "6" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 13/1 6/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes("Nantes Optique")).toBe(true);
    const result = await drawn(taken);
    const text = await readFile(result, "latin1");
    const { width, height, exif, xmp, icc, orientation } = await sharp(result).metadata();
    expect({ width, height, exif, xmp, icc, orientation }).toEqual({ width: 40, height: 60 });
    expect(text).not.toContain("Nantes Optique");
  });

  it("with animation keeps only its first image", async () => {
    const frames = [join(folder, "first.png"), join(folder, "second.png")];
    for (const frame of frames) await aPicture(8, 8).png().toFile(frame);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(moving.toString("latin1").split("\x21\xf9")).toHaveLength(3);
    const { pages = 1, height } = await sharp(await drawn(moving)).metadata();
    expect({ pages, height }).toEqual({ pages: 1, height: 8 });
  });

  it("that decodes to gigabytes is rejected by its header", async () => {
    const bomb = aPng(30_000, 30_000, { lines: 30_000 });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(drawn(bomb)).rejects.toMatchObject(refusal(fileErrors.tooManyPixels));
  });

  const interlaced = [8, 6, 0, 0, 1];
  const wide = [16, 6, 0, 0, 0];
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ["of one line", () => aPng(20_001, 1)],
    ["of one column", () => aPng(1, 20_001)],
    ["that is no photo", () => aPng(5_001, 5_000)],
    ["that is interlaced", () => aPng(3_001, 2_000, { further: interlaced })],
    ["of 16 bits", () => aPng(3_001, 2_000, { further: wide })],
    ["that moves", () => aPicture(3_001, 2_000, false).gif().toBuffer()],
    ["for print", () => aPicture(3_001, 2_000, false).toColourspace("cmyk").jpeg().toBuffer()],
    ["in several passes", () => aPicture(5_001, 5_000, false).jpeg({ progressive: true }).toBuffer()],
  ])("%s that takes long to decode is rejected by its header (D-238)", async (_, make) => {
    await expect(drawn(await make())).rejects.toMatchObject(refusal(fileErrors.tooManyPixels));
  });

  it.each([
    ["of one line", aPng(20_000, 1, { lines: 0 })],
    ["that is no photo", aPng(5_000, 5_000)],
    ["that is interlaced", aPng(3_000, 2_000, { further: interlaced })],
    ["of 16 bits", aPng(3_000, 2_000, { further: wide })],
  ])("%s is decoded up to its bounds (D-238)", async (_, truncated) => {
    await expect(drawn(truncated)).rejects.toMatchObject(refusal(fileErrors.damaged));
  });

  it("may be the largest photo of a phone, or a panorama (D-238)", async () => {
    for (const [width, height] of [
      [8_160, 6_120],
      [16_000, 3_100],
    ] as const)
      expect(await drawn(await aPicture(width, height, false).jpeg().toBuffer())).toMatch(/webp$/);
  });

  it("with only a header is rejected", async () => {
    const start = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
    await expect(drawn(start)).rejects.toMatchObject({ name: "FieldProblem" });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  it("is decoded only as one of the four formats, regardless of its content", async () => {
    const upload = {
      field: "avatar",
      path: join(folder, "drawing.png"),
      name: null,
      type: "image/png",
      size: svg.length,
    };
    await writeFile(upload.path, svg);
    const targets = { target: join(folder, "drawing.webp"), smallTarget: join(folder, "small.webp") };
    const drawing = reencodePicture(upload, 1, { ...targets, kind: "post" });
    await expect(drawing).rejects.toMatchObject(refusal(fileErrors.damaged));
  });

  it("is never an empty file", async () => await expect(drawn("")).rejects.toMatchObject(refusal(fileErrors.empty)));

  it("loses trailing data", async () => {
    const whole = await aPicture(60, 40).jpeg().toBuffer();
    const result = await drawn(Buffer.concat([whole, Buffer.from("<script>alert(1)</script>")]));
    expect(await readFile(result, "latin1")).not.toContain("script");
  });
});
