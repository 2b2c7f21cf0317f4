/** @module-tag release */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { fileErrors } from "@passerelle/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPdfWith, packed } from "../../../test/pdfs";
import { sanitizeUpload } from "./sanitize-upload";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "passerelle-bounds-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const numbered = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index + 100)).join("\n");

/** An object stream that unpacks to as many megabytes of spaces. */
function aBomb(megabytes: number): string {
  const repeated = Buffer.alloc(megabytes * 16_384, "\u0081 ", "latin1");
  const data = deflateSync(
    Buffer.concat([Buffer.from("\u000491 0 "), repeated, Buffer.from("\u0003(x) \u0080", "latin1")]),
  );
  const description = `/Type/ObjStm/N 1/First 5/Filter[/FlateDecode/RunLengthDecode]/Length ${data.length}`;
  return `90 0 obj <<${description}>> stream\n${data.toString("latin1")}\nendstream endobj`;
}

interface Upload {
  outcome: unknown;
  /** The longest pause of this thread as a share of the total time. */
  longestPause: number;
}

/** Cleans a file; returns how long other work in this thread was delayed. */
async function upload(bytes: Buffer): Promise<Upload> {
  const path = join(folder, "cv.pdf");
  await writeFile(path, bytes);
  const begun = performance.now();
  let last = begun;
  let longest = 0;
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(watch, 5);
  const file = { field: "resume", path, name: "cv.pdf", type: "application/pdf", size: bytes.length } as const;
  const outcome = await sanitizeUpload(file, 1, join(folder, "clean.pdf")).catch((error: unknown) => error);
  watch();
  clearInterval(timer);
  return { outcome, longestPause: longest / (last - begun) };
}

describe("a heavy PDF leaves other work its turn", () => {
  const page = "/Parent 2 0 R/Type/Page/MediaBox[0 0 595 842]";
  it.each<[string, () => Buffer]>([
    [
      "of 5,000 pages",
      () =>
        aPdfWith({
          objects: `2 0 obj <</Type/Pages/Kids[${numbered(5_000, (number) => `${number} 0 R`)}]/Count 5000>> endobj\n${numbered(5_000, (number) => `${number} 0 obj <<${page}>> endobj`)}`,
        }),
    ],
    ["of 50,000 objects", () => aPdfWith({ objects: numbered(50_000, (number) => `${number} 0 obj [] endobj`) })],
    [
      "of 100,000 compressed objects",
      () =>
        aPdfWith({ objects: packed(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [n + 200, "[]"]))) }),
    ],
    ["of lists in lists", () => aPdfWith({ objects: `8 0 obj ${"[".repeat(500_000)}${"]".repeat(500_000)} endobj` })],
  ])("%s, and is taken", async (_, bytes) => {
    const { outcome, longestPause } = await upload(bytes());
    expect(outcome).toEqual({ size: expect.any(Number), removed: {} });
    expect(longestPause).toBeLessThan(0.5);
  });

  it("that unpacks to a gigabyte, and is refused with its own sentence", async () => {
    const { outcome, longestPause } = await upload(aPdfWith({ objects: aBomb(1_024) }));
    expect(outcome).toMatchObject({ fields: { resume: fileErrors.tooComplex } });
    expect(longestPause).toBeLessThan(0.5);
    expect((await upload(aPdfWith({}))).outcome).toHaveProperty("removed", {});
  });
});
