import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { hasActiveContent } from "./active-content";

const pdf = (body: string | Buffer) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from(body), Buffer.from("\n%%EOF\n")]);
/** Objects packed into a stream, as most programs write them. */
const packed = (objects: string, data = deflateSync(objects)) =>
  pdf(
    Buffer.concat([
      Buffer.from(`5 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${data.length}>>stream\r\n`),
      data,
      Buffer.from("\r\nendstream endobj"),
    ]),
  );

it.each<[string, Buffer]>([
  ["a script that runs when it opens", pdf("1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj")],
  ["a script in a name written in numbers", pdf("1 0 obj<</S/J#61vaScript /JS 4 0 R>>endobj")],
  ["a script behind a comment", pdf("1 0 obj<</S %\n/JavaScript>>endobj")],
  ["a kind of action in an object of its own", pdf("1 0 obj<</S 2 0 R>>endobj 2 0 obj /JavaScript endobj")],
  ["a program to start", pdf("1 0 obj<</S /Launch/F(cmd.exe)>>endobj")],
  ["a form that sends", pdf("1 0 obj<</S/SubmitForm/F(http://example.com)>>endobj")],
  ["an embedded file", pdf("1 0 obj<</Names<</EmbeddedFiles 3 0 R>>>>endobj")],
  ["an attached file", pdf("1 0 obj<</Type/Filespec/EF<</F 4 0 R>>>>endobj")],
  ["a form of another kind", pdf("1 0 obj<</AcroForm<</XFA 4 0 R>>>>endobj")],
  ["a key", pdf("trailer<</Encrypt 9 0 R>>")],
  ["a packed script", packed("1 0 <</S/JavaScript/JS(app.alert(1))>>")],
  ["packed objects that cannot be read", packed("", Buffer.from("not packed"))],
  ["packed objects that grow without end", packed("", deflateSync(Buffer.alloc(8 * 1024 * 1024)))],
  ["packed objects under another spelling", pdf("5 0 obj<</Type/Obj#53tm>>stream\r\nx\r\nendstream")],
])("finds %s", async (_, bytes) => {
  expect(await hasActiveContent(bytes)).toBe(true);
});

it.each<[string, Buffer]>([
  ["links", pdf("1 0 obj<</S/URI/URI(https://example.com)>>endobj 2 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj")],
  ["a text about scripts", pdf("4 0 obj<<>>stream\n(HTML/JavaScript, Launch /JavaScript) Tj\nendstream endobj")],
  ["packed pages", packed("1 0 <</Type/Page/Contents 4 0 R>>")],
])("takes a document with %s", async (_, bytes) => {
  expect(await hasActiveContent(bytes)).toBe(false);
});
