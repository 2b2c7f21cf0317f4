import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { allOf, readParts } from "./multipart-parts";

async function partsOf(chunks: readonly Buffer[], contentType = "multipart/form-data; boundary=b") {
  const request = new IncomingMessage(new Socket());
  request.headers["content-type"] = contentType;
  for (const chunk of [...chunks, null]) request.push(chunk);
  const parts: unknown[] = [];
  for await (const { field, fileName, content } of readParts(request))
    parts.push([field, fileName, (await allOf(content, 1_000)).toString()]);
  return parts;
}

const disposition = "\r\nContent-Disposition: form-data; ";
const form = [
  `preamble\r\n--b${disposition}name="texte"\r\n\r\nUn\r\n--\r\n-b\r\n`,
  `--b\r\nContent-Type: application/pdf${disposition}name=cv; filename="C:\\\\é \\"1\\"; name=x.pdf"\r\n\r\n\r\n`,
  `--b\r\n\r\nof no field\r\n--b--\r\nepilogue`,
].join("");
const parts = [
  ["texte", undefined, "Un\r\n--\r\n-b"],
  ["cv", 'C:\\é "1"; name=x.pdf', ""],
  [undefined, undefined, "of no field"],
];

it("reads the same parts however the network splits a form", async () => {
  const bytes = Buffer.from(form);
  for (let at = 0; at <= bytes.length; at += 1)
    expect(await partsOf([bytes.subarray(0, at), bytes.subarray(at)].filter(({ length }) => length > 0))).toEqual(
      parts,
    );
  expect(await partsOf(Array.from(bytes, (byte) => Buffer.of(byte)))).toEqual(parts);
});

it.each(["multipart/form-data; charset=utf-8; boundary=b", 'multipart/form-data; Boundary="b"; x=y'])(
  "finds the boundary in %s",
  async (type) => expect(await partsOf([Buffer.from(form)], type)).toEqual(parts),
);

it.each([`multipart/form-data; boundary=${"b".repeat(71)}`, "multipart/form-data; xboundary=b"])(
  "finds no boundary in %s",
  async (type) => expect(partsOf([Buffer.from(form)], type)).rejects.toMatchObject({ status: 400 }),
);
