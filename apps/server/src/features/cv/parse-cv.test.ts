import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { parseCv } from "./parse-cv";

const sample = new URL("../../../test/cv-samples/jspdf-fr.pdf", import.meta.url);

it.each([0.1, 0.5, 0.9])("says that a PDF is incomplete if only %d of it arrived", async (share) => {
  const whole = await readFile(sample);
  expect(await parseCv(new Uint8Array(whole.subarray(0, share * whole.length)))).toBe("cutPdf");
});

it("says that a damaged Word file is damaged", async () => {
  expect(await parseCv(new TextEncoder().encode("PK\u0003\u0004 and no archive"))).toBe("damagedWord");
});
