#!/usr/bin/env bash
# Finding: sharp's `block` in one worker thread also holds for the pictures of every other thread.
#
# Expected: a thread that allows only PNG files for itself leaves other threads alone, since each loads sharp anew; and
# a format that is allowed is read from files and from buffers alike.
# Seen: the list belongs to the process. The main thread, which blocked nothing, can no longer compose a picture from a
# PNG in memory, because files and buffers of a format have loaders of their own. Raw pixels need no loader.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund sharp@0.35.5

cat > thread.mjs <<'JS'
import sharp from "sharp";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadPngFile"] });
JS

cat > compose.mjs <<'JS'
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import sharp from "sharp";

const ground = { create: { width: 4, height: 4, channels: 3, background: "white" } };
const dot = () => sharp({ create: { width: 2, height: 2, channels: 3, background: "black" } });
const png = await dot().png().toBuffer();
const { data, info } = await dot().raw().toBuffer({ resolveWithObject: true });

async function compose(name, layer) {
  const composed = sharp(ground).composite([{ ...layer, left: 0, top: 0 }]).png().toBuffer();
  console.log(`${name}: ${await composed.then(() => "composed", () => "refused")}`);
}

await compose("PNG in memory, before", { input: png });
await once(new Worker(new URL("./thread.mjs", import.meta.url)), "exit");
await compose("PNG in memory, after", { input: png });
await compose("raw pixels, after", { input: data, raw: info });
JS

echo "sharp $(node -p 'require("./node_modules/sharp/package.json").version')"
output=$(node compose.mjs)
echo "$output"
expected='PNG in memory, before: composed
PNG in memory, after: refused
raw pixels, after: composed'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
