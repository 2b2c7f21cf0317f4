#!/usr/bin/env bash
# Finding: pdf.js reads a Typst document without any hyphen once its first word is hyphenated.
#
# Expected: the hyphen that Typst adds at the end of a line is read as a hyphen or not at all, and the hyphens that the
# author typed, as in '2018-2020', are read whatever the width of the page.
# Seen: both are the same glyph, and Typst gives it the first meaning that occurs, a soft hyphen. The others get their
# meaning by ActualText, which pdf.js does not read, and it leaves soft hyphens out. '2018-2020' becomes '2018 2020' on
# the narrow page. Typst hyphenates every justified paragraph by default.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund @myriaddreamin/typst-ts-node-compiler@0.7.0 pdfjs-dist@5.6.205

cat > hyphens.mjs <<'JS'
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const text = "Software engineer, 2018-2020. Developed international applications. Full-time, well-known.";
for (const width of ["120mm", "35mm"]) {
  const source = `#set page(width: ${width}, height: auto)\n#set par(justify: true)\n${text}`;
  const pdf = NodeCompiler.create().pdf({ mainFileContent: source });
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const read = items.map(({ str, hasEOL }) => str + (hasEOL ? " " : "")).join("");
  const found = ["2018-2020", "Full-time", "well-known"].filter((word) => read.includes(word));
  console.log(`${width}: ${found.length} of 3 typed hyphens; ${read.match(/2018.2020/)?.[0]}`);
}
JS

for name in @myriaddreamin/typst-ts-node-compiler pdfjs-dist; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done
output=$(node hyphens.mjs)
echo "$output"
expected="120mm: 3 of 3 typed hyphens; 2018-2020
35mm: 0 of 3 typed hyphens; 2018 2020"
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
