import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { getDocumentProxy } from "unpdf";
import { actingPdfs } from "../../../test/acting-pdfs";
import { aPdfWith, linkTo, packed } from "../../../test/pdfs";
import { sanitizePdf } from "./sanitize-pdf";

async function cleaned(bytes: Uint8Array) {
  const result = await sanitizePdf(bytes);
  if (typeof result === "string") throw new Error(`The PDF is refused: ${result}`);
  return result;
}

/** All bytes of a file, with its compressed streams also decompressed. */
function everything(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const parts = [file.toString("latin1")];
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 1))
    for (const skipped of [7, 8])
      try {
        parts.push(inflateSync(file.subarray(at + skipped)).toString("latin1"));
      } catch {
        // It is not compressed.
      }
  return parts.join("\n");
}

const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });

/** What pdf.js, another parser, finds. */
async function read(bytes: Uint8Array) {
  const document = await open(bytes);
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const annotations: { url?: string; subtype?: string }[] = await page.getAnnotations();
  return {
    text: items.map((item) => ("str" in item ? item.str : "")).join(""),
    scripts: [await document.getJSActions(), await page.getJSActions()],
    attachments: await document.getAttachments(),
    opening: await document.getOpenAction(),
    urls: annotations.flatMap(({ url }) => url ?? []),
    annotations: annotations.map(({ subtype }) => subtype),
  };
}

it.each(actingPdfs)("a cleaned PDF has no longer %s", async (_, bytes, removed) => {
  const result = await cleaned(bytes);
  expect(everything(result.bytes)).not.toMatch(/EVIL|JavaScript|Launch|EmbeddedFile/);
  expect(result.removed).toEqual(removed);
  expect(await read(result.bytes)).toMatchObject({ text: "Soudeuse", scripts: [null, null], attachments: null });
  expect(await cleaned(result.bytes)).toMatchObject({ removed: {} });
});

const titled = "/Outlines 8 0 R/PageMode/UseOutlines";
const outline =
  "8 0 obj <</First 9 0 R/Last 9 0 R/Count 1>> endobj 9 0 obj <</Title(Soudure)/Parent 8 0 R/A<</S/GoTo/D[3 0 R/Fit]>>>> endobj";

it("a PDF behind other bytes is cleaned to the same file as without them (D-329)", async () => {
  const [[, bytes] = ["", new Uint8Array()]] = actingPdfs;
  const behind = Buffer.concat([Buffer.from(`\ufeff<script>${" ".repeat(900)}\n`), bytes]);
  expect(Buffer.from((await cleaned(behind)).bytes)).toEqual(Buffer.from((await cleaned(bytes)).bytes));
});

describe("a cleaned PDF still has", () => {
  it.each<[what: string, bytes: Buffer, kept: RegExp]>([
    ["its first page", aPdfWith({ catalog: "/OpenAction[3 0 R/Fit]" }), /OpenAction \[ 3 0 R/],
    ["a jump within it", aPdfWith({ catalog: "/OpenAction<</S/GoTo/D[3 0 R/Fit]>>" }), /\/S \/GoTo/],
    ["moves to other pages", aPdfWith({ page: linkTo("<</S/Named/N/NextPage>>") }), /\/N \/NextPage/],
    ["its outline", aPdfWith({ catalog: titled, objects: outline }), /\/Title \(Soudure\)/],
    [
      "its tags",
      aPdfWith({ catalog: "/StructTreeRoot<</K<</S/Link/A<</O/Layout>>>>/RoleMap<</S/Sound>>>>" }),
      /\/O \/Layout[^]*\/S \/Sound/,
    ],
    ["its page labels", aPdfWith({ catalog: "/PageLabels<</Nums[0<</S/D>>]>>" }), /\/S \/D/],
    [
      "its hidden layers",
      aPdfWith({ catalog: "/OCProperties<</OCGs[8 0 R]>>", objects: "8 0 obj <</Type/OCG/Name(a)>> endobj" }),
      /\/Type \/OCG/,
    ],
    ["its transitions", aPdfWith({ page: "/Trans<</S/Fly>>" }), /\/S \/Fly/],
    ["its language", aPdfWith({ catalog: "/Lang(fr-FR)/MarkInfo<</Marked true>>" }), /\/Lang \(fr-FR\)/],
    [
      "its title",
      aPdfWith({ trailer: "/Info 8 0 R", objects: "8 0 obj <</Title(Mon CV)>> endobj" }),
      /\/Title \(Mon CV\)/,
    ],
    [
      "fields of a form",
      aPdfWith({ catalog: "/AcroForm<</Fields[<</FT/Tx/T(nom)/V(Zo\\351)>>]>>" }),
      /\/V \(Zo\\351\)/,
    ],
    [
      "fonts and glyphs with the names of actions",
      aPdfWith({
        page: "/X<</Font<</A 5 0 R/AA 5 0 R/AF 5 0 R/JS 5 0 R/S 5 0 R/EF 5 0 R/FS 5 0 R/JavaScript 5 0 R>>/CharProcs<</S 4 0 R/A 4 0 R>>>>",
      }),
      /\/A 5 0 R\s\/AA 5 0 R\s\/AF 5 0 R\s\/JS 5 0 R\s\/S 5 0 R\s\/EF 5 0 R\s\/FS 5 0 R\s\/JavaScript 5 0 R[^]*\/S 4 0 R\s\/A 4 0 R/,
    ],
  ])("%s", async (_, bytes, kept) => {
    const result = await cleaned(bytes);
    expect(Buffer.from(result.bytes).toString("latin1")).toMatch(kept);
    expect(result.removed).toEqual({});
  });

  it("its pages, if another object cannot be parsed", async () => {
    const tree = "8 0 obj <</Type/StructTreeRoot/K<</Type OBJR/EVIL 3 0 R>>>> endobj";
    const { bytes } = await cleaned(aPdfWith({ catalog: "/StructTreeRoot 8 0 R", objects: tree }));
    expect(everything(bytes)).not.toContain("EVIL");
    expect(await read(bytes)).toMatchObject({ text: "Soudeuse" });
  });

  it("its compressed objects", async () => {
    const { bytes } = await cleaned(aPdfWith({ catalog: "/Lang 8 0 R", objects: packed({ 8: "(fr-FR)" }) }));
    expect(Buffer.from(bytes).toString("latin1")).toMatch(/\/Type \/ObjStm/);
    expect(everything(bytes)).toContain("(fr-FR)");
  });
});

describe("a link in a cleaned PDF", () => {
  it.each<[what: string, page: string, objects: string, url: string]>([
    ["stays", linkTo("<</S/URI/URI(https://camille.example/\\(a\\))>>"), "", "https://camille.example/(a)"],
    [
      "may have its address in an object of its own",
      linkTo("<</S/URI/URI 8 0 R>>"),
      "8 0 obj (mailto:c@exemple.fr) endobj",
      "mailto:c@exemple.fr",
    ],
    ["gets a scheme", linkTo("<</S/URI/URI(www.camille.example)>>"), "", "https://www.camille.example/"],
    [
      "gets a scheme in an object of its own",
      linkTo("8 0 R"),
      packed({ 8: "<</S/URI/URI 9 0 R>>", 9: "<63406578656d706c652e6672>" }),
      "mailto:c@exemple.fr",
    ],
    [
      "is a page where LaTeX wrote a file",
      linkTo("<</S/GoToR/F(github.com/camille.pdf)/D[0/Fit]>>"),
      "",
      "https://github.com/camille",
    ],
  ])("%s", async (_, page, objects, url) => {
    const result = await cleaned(aPdfWith({ page, objects }));
    expect(result.removed).toEqual({});
    expect((await read(result.bytes)).urls).toEqual([url]);
  });

  it.each(["javascript:EVIL", "file:///EVIL", "", "EVIL"])(
    "to '%s' is removed, also from the tags",
    async (address) => {
      const link = `8 0 obj <</Type/Annot/Subtype/Link/Rect[40 790 120 820]/A<</S/URI/URI(${address})>>>> endobj`;
      const tag = "<</Type/OBJR/Obj 8 0 R>>";
      const catalog = `/StructTreeRoot<</K[<</S/Link/K ${tag}>><</S/Link/K[0 ${tag}]>>]>>`;
      const result = await cleaned(aPdfWith({ catalog, page: "/Annots[8 0 R]", objects: link }));
      expect(result.removed).toEqual({ links: 1 });
      expect(everything(result.bytes)).not.toMatch(/EVIL|OBJR|Annot\b/);
      expect(await read(result.bytes)).toMatchObject({ text: "Soudeuse", annotations: [] });
    },
  );
});

describe("a PDF is refused", () => {
  const header = "%PDF-1.7\n";
  it.each<[what: string, bytes: Buffer, problem: string]>([
    ["without objects", Buffer.from(`${header}${"x".repeat(5_000)}\n%%EOF\n`), "damaged"],
    ["that breaks off", aPdfWith({}).subarray(0, -40), "damaged"],
    [
      "without pages",
      Buffer.from(`${header}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
      "damaged",
    ],
    [
      "whose pages are a cycle",
      Buffer.from(
        `${header}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Kids[2 0 R]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
      ),
      "damaged",
    ],
    [
      "with a part of a page that cannot be parsed",
      aPdfWith({ page: "/Annots 8 0 R", objects: "8 0 obj <</A /B /C>> endobj" }),
      "damaged",
    ],
    [
      "that needs a password",
      aPdfWith({
        trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${"00".repeat(32)}>/U<${"00".repeat(32)}>>>`,
      }),
      "password",
    ],
    ["that is only the beginning of one", Buffer.from("%PDF"), "damaged"],
  ])("%s", async (_, bytes, problem) => expect(await sanitizePdf(bytes)).toBe(problem));
});
