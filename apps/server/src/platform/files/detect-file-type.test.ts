import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileErrors } from "@passerelle/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inspect } from "./detect-file-type";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "passerelle-types-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

it.each([
  ["a Word file with a password (D-496)", "EncryptedPackage", fileErrors.wordPassword],
  ["a Word file of before 2007", "WordDocument", fileErrors.notPdfOrWord],
])("%s is refused in words of its own", async (_, stream, problem) => {
  const path = join(folder, "cv.docx");
  const container = [Buffer.from("\xd0\xcf\x11\xe0", "latin1"), Buffer.alloc(2_048), Buffer.from(stream, "utf16le")];
  await writeFile(path, Buffer.concat(container));
  await expect(inspect("file", { path, name: "cv.docx" }, ["application/pdf", word])).rejects.toMatchObject({
    fields: { file: problem },
  });
});
