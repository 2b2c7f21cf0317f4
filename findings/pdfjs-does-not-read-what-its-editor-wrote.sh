#!/usr/bin/env bash
# Finding: pdf.js does not read text that was typed with the editor of pdf.js, which is that of Firefox.
#
# Expected: `getTextContent` of a saved document has all text that the page shows, and another reader has it too.
# Seen: the editor writes a FreeText annotation, and values of form fields are annotations as well. Text extraction of
# pdf.js and of PDFium leaves annotations out, although both draw them. The typed text is only in `getAnnotations`. A CV
# that an applicant completed in the browser is read without these lines.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  pdfjs-dist@5.6.205 @cantoo/pdf-lib@2.11.1 @hyzyla/pdfium@2.1.13

cat > type.mjs <<'JS'
import { PDFDocument } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { AnnotationEditorType, getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const open = (bytes) => getDocument({ data: bytes.slice(), verbosity: 0 }).promise;

const cv = await PDFDocument.create();
const page = cv.addPage([300, 200]);
page.drawText("Jeanne Martin, engineer", { x: 20, y: 150, size: 12 });
const field = cv.getForm().createTextField("city");
field.addToPage(page, { x: 20, y: 90, width: 200, height: 20 });

const document = await open(await cv.save());
const [widget] = await (await document.getPage(1)).getAnnotations();
document.annotationStorage.setValue(widget.id, { value: "Nantes" });
document.annotationStorage.setValue("pdfjs_internal_editor_0", {
  annotationType: AnnotationEditorType.FREETEXT,
  color: [0, 0, 0],
  fontSize: 10,
  value: "Available from May",
  pageIndex: 0,
  rect: [20, 20, 220, 40],
  rotation: 0,
});
const saved = await document.saveDocument();

const reread = await (await open(saved)).getPage(1);
const { items } = await reread.getTextContent();
console.log(`pdf.js: ${items.map(({ str }) => str).join(" ").trim()}`);
const pdfium = await (await PDFiumLibrary.init()).loadDocument(saved);
console.log(`PDFium: ${pdfium.getPage(0).getText().trim()}`);
const typed = (await reread.getAnnotations()).map(({ fieldValue, contentsObj }) => fieldValue ?? contentsObj.str);
console.log(`annotations: ${typed.sort().join(", ")}`);
JS

for name in pdfjs-dist @hyzyla/pdfium; do
  echo "$name $(node -p "JSON.parse(fs.readFileSync('./node_modules/$name/package.json')).version")"
done
output=$(node type.mjs)
echo "$output"
expected='pdf.js: Jeanne Martin, engineer
PDFium: Jeanne Martin, engineer
annotations: Available from May, Nantes'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
