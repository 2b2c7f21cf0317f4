/** @module-tag release */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runWorker, TooCostly } from "../../platform/worker/run-worker";
import type { Proposals } from "./proposals";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "passerelle-proposals-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A page whose decompressed content is this text, repeated `times` times. */
function aPage(content: string, times: number, filters = "/FlateDecode") {
  const packed = deflateSync(Buffer.alloc(content.length * times, content, "latin1"));
  const head = Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length ${packed.length}/Filter[${filters}]>>stream
`,
  );
  const end = Buffer.from("\nendstream\nendobj\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF\n");
  return Buffer.concat([head, packed, end]);
}

async function propose(bytes: Buffer, seconds = 30) {
  const path = join(folder, "cv.pdf");
  await writeFile(path, bytes);
  const module = new URL("./proposals.worker.ts", import.meta.url);
  return runWorker<Proposals>({ module, personId: 1, data: path, seconds });
}

const harmless = aPage("BT/F1 9 Tf(Soudeuse)Tj ET\n", 1);

describe("reading a hostile PDF ends, and the next one is read", () => {
  it("that is broken", async () => {
    expect(await propose(Buffer.from("%PDF-1.4\n1 0 obj<<\n%%EOF\n"))).toBe("unreadable");
    expect(await propose(harmless)).toBe("nothingFound");
  });

  it.each<[string, () => Buffer, number?]>([
    ["that takes too long", () => aPage("BT/F1 9 Tf(x)Tj ET\n", 1_000_000), 0.6],
    ["that unpacks to a gigabyte", () => aPage("\u0081 ", 8_000_000, "/FlateDecode/RunLengthDecode")],
  ])("%s", async (_, bytes, seconds) => {
    await expect(propose(bytes(), seconds)).rejects.toThrow(TooCostly);
    expect(await propose(harmless)).toBe("nothingFound");
  });
});
