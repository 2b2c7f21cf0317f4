import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { hasActiveContent } from "./pdf-safety";

const pdf = (body: string | Buffer) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from(body), Buffer.from("\n%%EOF\n")]);
/** Objects compressed in a stream, as most programs write them. */
const packed = (objects: string, data = deflateSync(objects), keys = "/Type/ObjStm/Filter/FlateDecode") =>
  pdf(
    Buffer.concat([
      Buffer.from(`5 0 obj<<${keys}/N 1/First 4/Length ${data.length}>>stream\r\n`),
      data,
      Buffer.from("\r\nendstream endobj"),
    ]),
  );

const script = "1 0 <</S/JavaScript/JS(app.alert(1))>>";

it.each<[string, Buffer]>([
  ["a script that runs when it opens", pdf("1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj")],
  ["a script in a name written in numbers", pdf("1 0 obj<</S/J#61vaScript /JS 4 0 R>>endobj")],
  ["a script behind a comment", pdf("1 0 obj<</S %\n/JavaScript>>endobj")],
  ["a kind of action in an object of its own", pdf("1 0 obj<</S 2 0 R>>endobj 2 0 obj /JavaScript endobj")],
  ["a program to start", pdf("1 0 obj<</S /Launch/F(cmd.exe)>>endobj")],
  ["a form that sends", pdf("1 0 obj<</S/SubmitForm/F(http://example.com)>>endobj")],
  ["a document of another server", pdf("1 0 obj<</OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\share\\\\a.pdf)>>>>endobj")],
  ...[
    "GoToE",
    "GoToDp",
    "Goto3DView",
    "Thread",
    "Named",
    "Hide",
    "ResetForm",
    "Sound",
    "Movie",
    "SetOCGState",
    "Trans",
  ].map((kind): [string, Buffer] => [`an action of the kind ${kind}`, pdf(`1 0 obj<</A<</S /${kind}>>>>endobj`)]),
  ["an action behind a link", pdf("1 0 obj<</S/URI/URI(https://example.com)/Next<</S/Named/N/Print>>>>endobj")],
  ["an action of an unknown kind", pdf("1 0 obj<</OpenAction<</Type/Action/S/Whatever>>>>endobj")],
  ["a link that is a script", pdf("1 0 obj<</S/URI/URI(javascript:app.alert\\(1\\))>>endobj")],
  ["a link to a file", pdf("1 0 obj<</S/URI/URI (file:///c:/x.exe)>>endobj")],
  ["a link in hexadecimal digits to a file", pdf("1 0 obj<</S/URI/URI<66696c653a2f2f2f78>>>endobj")],
  ["a link to a share", pdf("1 0 obj<</S/URI/URI(\\\\\\\\evil\\\\share)>>endobj")],
  ["a link whose address stands elsewhere", pdf("1 0 obj<</S/URI/URI 5 0 R>>endobj 5 0 obj(file:///x)endobj")],
  ["a link behind a comment", pdf("1 0 obj<</S/URI/URI%#0A(https://example.com)\n(file:///x)>>endobj")],
  ["a packed link to a file", packed("1 0 <</S/URI/URI(file:///x)>>")],
  ["an embedded file", pdf("1 0 obj<</Names<</EmbeddedFiles 3 0 R>>>>endobj")],
  ["an attached file", pdf("1 0 obj<</Type/Filespec/EF<</F 4 0 R>>>>endobj")],
  ["a form of another kind", pdf("1 0 obj<</AcroForm<</XFA 4 0 R>>>>endobj")],
  ["a key", pdf("trailer<</Encrypt 9 0 R>>")],
  ["a packed script", packed("1 0 <</S/JavaScript/JS(app.alert(1))>>")],
  ["packed objects that cannot be read", packed("", Buffer.from("not packed"))],
  ["packed objects that grow without end", packed("", deflateSync(Buffer.alloc(8 * 1024 * 1024)))],
  [
    "objects compressed twice",
    packed("", deflateSync(deflateSync(script)), "/Type/ObjStm/Filter[/FlateDecode/FlateDecode]"),
  ],
  [
    "objects with a repeated filter key",
    packed("", deflateSync(deflateSync(script)), "/Type/ObjStm/Filter/FlateDecode/Filter[/FlateDecode/FlateDecode]"),
  ],
  ["objects with a filter given by reference", packed(script, deflateSync(script), "/Type/ObjStm/Filter 9 0 R")],
  [
    "objects compressed with a predictor",
    packed("1 0 <<>>", deflateSync("1 0 <<>>"), "/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>"),
  ],
  ["object streams without a type", packed(script, deflateSync(script), "/Filter/FlateDecode")],
  ["a kind of action given by reference", pdf("1 0 obj<</OpenAction<</S 8 0 R/JS(app.alert\\(1\\))>>>>endobj")],
  [
    "a kind of action by reference, behind a comment",
    pdf("1 0 obj<</OpenAction<</S%\n8 0 R/JS(app.alert(1))>>>>endobj"),
  ],
  ["a kind of action behind a comment with a number", pdf("1 0 obj<</OpenAction<</S%#0A(x)\n8 0 R>>>>endobj")],
  ["an attached file behind a comment", pdf("1 0 obj<</Type/Filespec/EF%\n<</F 4 0 R>>>>endobj")],
  ["object streams with an escaped name", pdf("5 0 obj<</Type/Obj#53tm>>stream\r\nx\r\nendstream")],
])("finds %s", async (_, bytes) => {
  expect(await hasActiveContent(bytes)).toBe(true);
});

it.each<[string, Buffer]>([
  ["links", pdf("1 0 obj<</S/URI/URI(https://example.com)>>endobj 2 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj")],
  [
    "links of every allowed kind",
    pdf(
      "1 0 obj<</URI(mailto:a@example.com)/S/URI>>endobj 2 0 obj<</S/URI/URI( HTTP\\072//example.com/\\(a\\))>>endobj",
    ),
  ],
  ["a link in hexadecimal digits", pdf("1 0 obj<</S/URI/URI<74656c 3A2b3333>>>endobj")],
  ["an initial page", pdf("1 0 obj<</OpenAction[3 0 R/Fit]/PageMode/UseOutlines/URI<</Base()>>>>endobj")],
  ["an initial action", pdf("1 0 obj<</OpenAction<</Type/Action/S/GoTo/D[3 0 R/Fit]>>>>endobj")],
  [
    "tags, labels and transitions",
    pdf(
      "1 0 obj<</A<</O/Layout>>/S/P/P 2 0 R>>endobj 3 0 obj<</Trans<</S/R>>/BS<</S/S>>/Group<</S/Transparency>>>>endobj",
    ),
  ],
  ["a text about scripts", pdf("4 0 obj<<>>stream\n(HTML/JavaScript, Launch /JavaScript) Tj\nendstream endobj")],
  ["compressed pages", packed("1 0 <</Type/Page/Contents 4 0 R>>")],
  [
    "pages with a list of one filter",
    packed("1 0 <</Type/Page>>", deflateSync("1 0 <</Type/Page>>"), "/Filter [ /FlateDecode ] /Type /ObjStm"),
  ],
  [
    "an outline beside a color profile",
    pdf(
      "1 0 obj<</Type/Outlines/First 2 0 R/Last 2 0 R>>endobj 3 0 obj<</N 3/Filter/FlateDecode>>stream\nx\nendstream endobj",
    ),
  ],
  ["a comment within a text", pdf("4 0 obj<<>>stream\n(100 %) Tj\nendstream endobj 5 0 obj<</S/P>>endobj")],
])("accepts a document with %s", async (_, bytes) => {
  expect(await hasActiveContent(bytes)).toBe(false);
});
