import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { cdata, element } from "./xml";

const strange = "a\u0000b\u0008c\u000b\u001f\ufffe\uffff\ud800d\udfff 🙂 \u0085\u{10ffff}]]>e<&'\"";
const kept = "abcd 🙂 \u0085\u{10ffff}]]>e<&'\"";

it.each([
  ["an element", element],
  ["a CDATA section", cdata],
])("writes every text that XML can hold into %s", (_, write) => {
  const xml = write("x", strange);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(new XMLParser({ trimValues: false, htmlEntities: true }).parse(xml)).toEqual({ x: kept });
});

it("writes nothing for no text", () => expect([element("x", null), cdata("x", "")]).toEqual(["", ""]));
