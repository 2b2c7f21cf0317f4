#!/usr/bin/env bash
# Finding: pdf-lib writes objects that nothing refers to any more.
#
# Expected: after the name tree of attached files is deleted from the catalog, `save` writes a document without the
# attached file. `/Catalog /Names` was the only way to it.
# Seen: the file's bytes are still in the new document, in a stream that no other object refers to. A program that
# cleans PDFs has to delete such objects itself, and so does one that wants them smaller.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @cantoo/pdf-lib@2.11.1

cat > detach.mjs <<'JS'
import { createRequire } from "node:module";
const { PDFDocument, PDFName, PDFRawStream } = createRequire(import.meta.url)("@cantoo/pdf-lib");

const document = await PDFDocument.create();
document.addPage();
await document.attach(Buffer.from("An invented letter."), "letter.txt", { mimeType: "text/plain" });
const loaded = await PDFDocument.load(await document.save());
for (const key of ["Names", "AF"]) loaded.catalog.delete(PDFName.of(key));
const again = await PDFDocument.load(await loaded.save());

const kinds = again.context.enumerateIndirectObjects().flatMap(([, object]) =>
  object instanceof PDFRawStream ? String(object.dict.get(PDFName.of("Type"))) : [],
);
console.log(`named files: ${again.catalog.has(PDFName.of("Names"))}`);
console.log(`streams of attached files: ${kinds.filter((kind) => kind === "/EmbeddedFile").length}`);
JS

echo "@cantoo/pdf-lib $(node -p 'require("./node_modules/@cantoo/pdf-lib/package.json").version')"
output=$(node detach.mjs)
echo "$output"
expected="named files: false
streams of attached files: 1"
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
