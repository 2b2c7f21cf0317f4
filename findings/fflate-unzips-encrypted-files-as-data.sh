#!/usr/bin/env bash
# Finding: fflate unpacks files that need a password, as if their ciphertext were the files.
#
# Expected: an archive that needs a password is refused, or its files are marked as encrypted.
# Seen: `unzipSync` ignores the flag of encrypted files, and the filter does not get it either. A stored file comes out
# as its ciphertext, 12 bytes longer than the file and without an error; a compressed one fails as damaged data.
# An importer then says that an archive has nothing in it, or that it is damaged, where its owner only has to remove the
# password. JSZip refuses the same archive and names the reason; the flag is bit 0 in the archive's directory.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts fflate@0.8.2 jszip@3.10.1 @zip.js/zip.js@2.7.54

cat > read.mjs <<'JS'
import { strFromU8, unzipSync } from "fflate";
import JSZip from "jszip";
import { TextReader, TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from "@zip.js/zip.js";

const text = "Name\nGo\nSQL\n";
const password = "secret";
const writer = new ZipWriter(new Uint8ArrayWriter(), { password, zipCrypto: true, level: 0 });
await writer.add("Skills.csv", new TextReader(text));
const archive = await writer.close();

const [entry] = await new ZipReader(new Uint8ArrayReader(archive), { password }).getEntries();
console.log(`zip.js, with the password: the text: ${(await entry.getData(new TextWriter())) === text}`);
let known = [];
const { "Skills.csv": bytes } = unzipSync(archive, {
  filter: (file) => {
    known = Object.keys(file).sort();
    return true;
  },
});
console.log(`fflate: the text: ${strFromU8(bytes, true) === text}, bytes more: ${bytes.length - text.length}, filter gets ${known}`);
await JSZip.loadAsync(archive).catch((error) => console.log(`JSZip: ${error.message}`));
JS

for name in fflate jszip @zip.js/zip.js; do
  echo "$name $(node -p "JSON.parse(fs.readFileSync('./node_modules/$name/package.json')).version")"
done
output=$(node read.mjs)
echo "$output"
expected='zip.js, with the password: the text: true
fflate: the text: false, bytes more: 12, filter gets compression,name,originalSize,size
JSZip: Encrypted zip are not supported'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
