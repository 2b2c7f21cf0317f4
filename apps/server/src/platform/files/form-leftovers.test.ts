import type * as Fs from "node:fs";
import type * as FsPromises from "node:fs/promises";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { receiveForm } from "./multipart-form";

// A slow disk: files open late, whichever function opens them.
const delay = 100;
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof Fs>();
  const open = (...input: Parameters<typeof fs.open>) => void global.setTimeout(() => fs.open(...input), delay);
  const createWriteStream: typeof fs.createWriteStream = (path, options) =>
    fs.createWriteStream(path, { ...(typeof options === "object" && options), fs: { ...fs, open } });
  return { ...fs, createWriteStream };
});
vi.mock("node:fs/promises", async (original) => {
  const fs = await original<typeof FsPromises>();
  return { ...fs, open: (...input: Parameters<typeof fs.open>) => setTimeout(delay).then(() => fs.open(...input)) };
});

it("leaves no file of a form that breaks off before its file is open", async () => {
  const folder = await mkdtemp(join(tmpdir(), "passerelle-uploads-"));
  const request = new IncomingMessage(new Socket());
  request.headers["content-type"] = "multipart/form-data; boundary=b";
  request.push('--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7');
  request.push(null);
  await expect(receiveForm(request, new Map([["resume", ["application/pdf"]]]), folder)).rejects.toMatchObject({
    status: 400,
  });
  await setTimeout(2 * delay);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
