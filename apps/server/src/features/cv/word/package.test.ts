import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { aDocx, paragraph } from "../../../../test/docx";
import { parseCv } from "../parse-cv";

const heading = paragraph("Langues");
const languages = { languages: [{ language: "Breton" }] };

/** A ZIP archive whose directory claims another unpacked size for its largest file. */
function withSize(original: Uint8Array, size: number): Uint8Array {
  const zip = Uint8Array.from(original);
  const view = new DataView(zip.buffer);
  const entries = Array.from({ length: zip.length - 4 }, (_, at) => at).filter(
    (at) => view.getUint32(at, true) === 0x02014b50,
  );
  const largest = entries.toSorted((a, b) => view.getUint32(b + 24, true) - view.getUint32(a + 24, true))[0] ?? 0;
  view.setUint32(largest + 24, size, true);
  return zip;
}

describe("a Word file as a CV", () => {
  it("proposes entries (D-326)", async () => {
    expect(await parseCv(aDocx(heading + paragraph("Breton")))).toMatchObject(languages);
  });

  it("may have its main part at another place", async () => {
    const target = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
    const zip = zipSync({
      "_rels/.rels": strToU8(
        `<Relationships><Relationship Type="${target}" Target="/word/document2.xml"/></Relationships>`,
      ),
      "word/document2.xml": strToU8(`<w:document><w:body>${heading}${paragraph("Breton")}</w:body></w:document>`),
    });
    expect(await parseCv(zip)).toMatchObject(languages);
  });

  it.each<[string, string, Uint8Array]>([
    ["another archive", "notWord", zipSync({ "Positions.csv": strToU8("Company Name") })],
    [
      "a table of Excel",
      "notWord",
      zipSync({ "_rels/.rels": strToU8("<Relationships/>"), "xl/workbook.xml": strToU8("<workbook/>") }),
    ],
    ["one without text", "noText", aDocx(paragraph(""))],
    ["a letter", "nothingFound", aDocx(paragraph("Bonjour"))],
    ["half of one", "damagedWord", aDocx(paragraph("Breton")).slice(0, 300)],
    ["one whose XML does not end", "damagedWord", aDocx("<w:p><w:r>")],
    [
      "one that declares entities",
      "damagedWord",
      zipSync({ "_rels/.rels": strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }),
    ],
    ["one that unpacks to 9 MB", "damagedWord", aDocx(" ".repeat(9 * 1024 * 1024))],
    [
      "one that unpacks to more than it claims",
      "damagedWord",
      withSize(aDocx(paragraph("x".repeat(1024 * 1024))), 1024),
    ],
    ["one of tables within tables", "damagedWord", aDocx("<w:tbl><w:tr><w:tc>".repeat(5_000))],
  ])("is not read if it is %s: %s", async (_, problem, bytes) => {
    expect(await parseCv(bytes)).toBe(problem);
  });
});
