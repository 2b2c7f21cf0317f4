#!/usr/bin/env bash
# Finding: fast-xml-parser leaves numeric character references as they are, although it decodes entities by default.
#
# Expected: `&#233;` and `&#xE9;` become "é" with `processEntities: true`, the default, because XML defines them, as
# it defines `&amp;`.
# Seen: only the five named entities are decoded. Numeric references need `htmlEntities: true`, whose name promises
# the entities of HTML. "Andr&#233;" is otherwise read as a name of ten characters.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts fast-xml-parser@5.12.1

cat > parse.mjs <<'JS'
import { XMLParser } from "fast-xml-parser";

const xml = "<name>Andr&#233; &amp; Zo&#xEB;</name>";
console.log(`default: ${new XMLParser().parse(xml).name}`);
console.log(`htmlEntities: ${new XMLParser({ htmlEntities: true }).parse(xml).name}`);
JS

echo "fast-xml-parser $(node -p 'require("./node_modules/fast-xml-parser/package.json").version')"
output=$(node parse.mjs)
echo "$output"
expected="default: Andr&#233; & Zo&#xEB;
htmlEntities: André & Zoë"
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
