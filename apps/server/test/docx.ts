import { strToU8, zipSync } from "fflate";

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/${type}" Target="${target}"/></Relationships>`;

/** A Word file with this body, in the XML of Word. */
export const aDocx = (body: string, styles = ""): Uint8Array =>
  zipSync({
    "_rels/.rels": strToU8(relations("officeDocument", "word/document.xml")),
    "word/_rels/document.xml.rels": strToU8(relations("styles", "styles.xml")),
    "word/document.xml": strToU8(`<w:document ${namespaces}><w:body>${body}</w:body></w:document>`),
    "word/styles.xml": strToU8(`<w:styles ${namespaces}>${styles}</w:styles>`),
  });

/** A run of text, formatted by its properties. */
export const run = (text: string, properties = ""): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph of runs, or of a text. */
export const paragraph = (content: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith("<") ? content : run(content)}</w:p>`;

/** A table, given by the contents of its cells. */
export const table = (...rows: (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;
