#!/usr/bin/env bash
# Finding: mammoth's raw text joins the lines of a paragraph, and contains text that Word hides.
#
# Expected: `extractRawText` separates two words that a line break separates, and leaves out text with `w:vanish`, which
# Word neither shows nor prints.
# Seen: "Engineer", a line break and "Nantes" are "EngineerNantes", and hidden text is in the text. The HTML has the line
# break, but the hidden text too. A CV often has title, company and dates in one paragraph with line breaks.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts mammoth@1.13.0 fflate@0.8.2

cat > read.mjs <<'JS'
import { strToU8, zipSync } from "fflate";
import mammoth from "mammoth";

const formats = "http://schemas.openxmlformats.org";
const docx = (runs) => ({
  buffer: Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(
        `<Types xmlns="${formats}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      "_rels/.rels": strToU8(
        `<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="r1" Type="${formats}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      "word/document.xml": strToU8(
        `<w:document xmlns:w="${formats}/wordprocessingml/2006/main"><w:body><w:p>${runs}</w:p></w:body></w:document>`,
      ),
    }),
  ),
});
const broken = docx("<w:r><w:t>Engineer</w:t><w:br/><w:t>Nantes</w:t></w:r>");
const hidden = docx("<w:r><w:t>Shown</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t> and hidden</w:t></w:r>");

console.log(`text: ${(await mammoth.extractRawText(broken)).value.trim()}`);
console.log(`HTML: ${(await mammoth.convertToHtml(broken)).value}`);
console.log(`text: ${(await mammoth.extractRawText(hidden)).value.trim()}`);
JS

echo "mammoth $(node -p 'require("./node_modules/mammoth/package.json").version')"
output=$(node read.mjs)
echo "$output"
expected="text: EngineerNantes
HTML: <p>Engineer<br />Nantes</p>
text: Shown and hidden"
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
