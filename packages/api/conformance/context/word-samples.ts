type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string): Bytes => new TextEncoder().encode(value);
/** A number in little-endian order. */
const number = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >>> (8 * index)) & 0xff);

/** The CRC-32 of bytes, which a ZIP archive contains for each file. */
function checksum(bytes: Bytes): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}

/** A ZIP archive of files that are not compressed. */
function zipOf(files: Readonly<Record<string, string>>): Bytes {
  const archive: number[] = [];
  const directory: number[] = [];
  for (const [name, content] of Object.entries(files)) {
    const [path, bytes] = [text(name), text(content)];
    const size = number(bytes.length, 4);
    const about = [10, 0, 0, 0, 0, 0, 0, 0, 0x21, 0, ...number(checksum(bytes), 4), ...size, ...size];
    const place = number(archive.length, 4);
    archive.push(...text("PK\u0003\u0004"), ...about, ...number(path.length, 2), 0, 0, ...path, ...bytes);
    directory.push(...text("PK\u0001\u0002"), 10, 0, ...about, ...number(path.length, 2), ...number(0, 12), ...place);
    directory.push(...path);
  }
  const count = number(Object.keys(files).length, 2);
  const place = number(archive.length, 4);
  const end = [
    ...text("PK\u0005\u0006"),
    0,
    0,
    0,
    0,
    ...count,
    ...count,
    ...number(directory.length, 4),
    ...place,
    0,
    0,
  ];
  return Uint8Array.from([...archive, ...directory, ...end]);
}

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const space = "http://schemas.openxmlformats.org/";
const paragraph = (line: string) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`;

/** A Word file (.docx) with a paragraph for each line. */
export const aWordFileOfLines = (lines: readonly string[]): Bytes =>
  zipOf({
    "[Content_Types].xml": `<Types xmlns="${space}package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${space}package/2006/relationships"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document xmlns:w="${space}wordprocessingml/2006/main"><w:body>${lines.map(paragraph).join("")}</w:body></w:document>`,
  });

/** A ZIP archive that is not a document. */
export const anArchive = (): Bytes => zipOf({ "liste.txt": "Bonjour" });
