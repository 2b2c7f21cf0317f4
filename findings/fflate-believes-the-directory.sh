#!/usr/bin/env bash
# Finding: fflate returns as many bytes of a ZIP entry as the archive's directory says, and does not check the sum.
#
# Expected: `unzipSync` throws if an entry unpacks to more bytes than its directory entry states, or if its CRC-32
# differs, as unzip does.
# Seen: the bytes beyond the stated size are dropped without an error, and a wrong CRC-32 is accepted. So a limit on
# `originalSize` in the filter does bound the memory, but a damaged text is returned as if it were whole.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts fflate@0.8.2

cat > unzip.mjs <<'JS'
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const zip = zipSync({ "a.txt": strToU8("0123456789".repeat(10)) });
const view = new DataView(zip.buffer);
const entry = zip.findIndex((_, at) => at < zip.length - 4 && view.getUint32(at, true) === 0x02014b50);
const unzipped = () => strFromU8(unzipSync(zip)["a.txt"]);

view.setUint32(entry + 24, 10, true);
console.log(`stated size 10 of 100: ${unzipped()}`);
view.setUint32(entry + 24, 100, true);
view.setUint32(entry + 16, 1, true);
console.log(`wrong CRC-32: ${unzipped().length} bytes`);
JS

echo "fflate $(node -p 'require("./node_modules/fflate/package.json").version')"
output=$(node unzip.mjs)
echo "$output"
expected="stated size 10 of 100: 0123456789
wrong CRC-32: 100 bytes"
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
