#!/usr/bin/env bash
# Finding: Papa Parse splits a CSV file of one column at the semicolons of its texts.
#
# Expected: "Name\nC; C++; C#" has one column, because its header has no delimiter. LinkedIn's Skills.csv is such a
# file.
# Seen: the delimiter is guessed from the rows where their counts agree, and the header does not count against it. Every
# skill but the first of a row goes to columns without a name. The delimiter has to be given.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts papaparse@5.7.1

cat > parse.mjs <<'JS'
import Papa from "papaparse";

const text = "Name\nC; C++; C#\nGo; Rust; Zig";
console.log(`guessed: ${JSON.stringify(Papa.parse(text).data)}`);
console.log(`given: ${JSON.stringify(Papa.parse(text, { delimiter: "," }).data)}`);
JS

echo "papaparse $(node -p 'require("./node_modules/papaparse/package.json").version')"
output=$(node parse.mjs)
echo "$output"
expected='guessed: [["Name"],["C"," C++"," C#"],["Go"," Rust"," Zig"]]
given: [["Name"],["C; C++; C#"],["Go; Rust; Zig"]]'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
