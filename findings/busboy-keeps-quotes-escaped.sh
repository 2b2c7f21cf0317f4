#!/usr/bin/env bash
# Finding: a file named `CV "2026".pdf` that fetch sends arrives at @fastify/busboy as `CV %222026%22.pdf`.
#
# Expected: a multipart parser gives back the name that a standard client was given, as Node's own `formData()` does.
# Seen: the HTML standard escapes quotes and line breaks of a name with a percent sign, and nothing else. busboy leaves
# these escapes in the name. Decoding every percent sign would be wrong too: `100%25.pdf` is sent as it is.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @fastify/busboy@3.2.6 undici@6.29.1

cat > names.mjs <<'JS'
import { buffer } from "node:stream/consumers";
import { Busboy } from "@fastify/busboy";
import { File, FormData, Response } from "undici";

async function namesOf(name) {
  const form = new FormData();
  form.set("resume", new File(["%PDF"], name));
  const response = new Response(form);
  const type = response.headers.get("content-type");
  const body = Buffer.from(await response.arrayBuffer());

  const parser = new Busboy({ headers: { "content-type": type } });
  const parsed = new Promise((resolve) => {
    parser.on("file", (_field, stream, filename) => buffer(stream).then(() => resolve(filename)));
  });
  parser.end(body);
  const own = await new Response(body, { headers: { "content-type": type } }).formData();
  return { busboy: await parsed, undici: own.get("resume").name };
}

for (const name of ['CV "2026".pdf', "100%25.pdf"]) {
  const { busboy, undici } = await namesOf(name);
  console.log(`${name}: busboy ${busboy}, undici ${undici}`);
}
JS

for package in @fastify/busboy undici; do
  echo "$package $(node -p "require('./node_modules/$package/package.json').version")"
done
output=$(node names.mjs)
echo "$output"
expected='CV "2026".pdf: busboy CV %222026%22.pdf, undici CV "2026".pdf
100%25.pdf: busboy 100%25.pdf, undici 100%25.pdf'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
