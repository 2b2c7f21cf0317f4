#!/usr/bin/env bash
# Finding: `@extractus/feed-extractor` gives an entry of Atom the link of its attached file, and as `published` the date
# of its last change.
#
# Expected: `link` is the entry's page (`rel="alternate"`), `published` is its `published`, and the title stays a text.
# Seen: `link` is whichever link stands first, and `published` is `updated` even where both are given. A corrected offer
# looks new. Besides, titles are read as numbers: "007" becomes "7", and "1e3" becomes "1000". feedsmith reads all three
# as they are written.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @extractus/feed-extractor@8.0.3 feedsmith@3.0.1

cat > read.mjs <<'JS'
import { extractFromXml } from "@extractus/feed-extractor";
import { parseAtomFeed } from "feedsmith";

const entry = (title) => `<entry>
    <id>https://passerelle.example/offers/1</id>
    <link rel="enclosure" type="application/pdf" href="https://passerelle.example/offers/1.pdf"/>
    <link rel="alternate" type="text/html" href="https://passerelle.example/offers/1"/>
    <title>${title}</title>
    <published>2026-11-03T08:15:00Z</published><updated>2026-11-20T08:15:00Z</updated>
    <summary>Tools</summary>
  </entry>`;
const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>https://passerelle.example/offers.atom</id><title>Offers</title><updated>2026-11-20T08:15:00Z</updated>
  <author><name>Passerelle</name></author>
  ${entry("007")}
  ${entry("1e3")}
</feed>`;

for (const { title, link, published } of extractFromXml(feed).entries) {
  console.log(`feed-extractor: ${title}, ${link}, ${published.slice(0, 10)}`);
}
for (const { title, links, published } of parseAtomFeed(feed).entries) {
  const { href } = links.find(({ rel }) => rel === "alternate");
  console.log(`feedsmith: ${title.value}, ${href}, ${published.slice(0, 10)}`);
}
JS

for name in @extractus/feed-extractor feedsmith; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done
output=$(node read.mjs)
echo "$output"
expected='feed-extractor: 7, https://passerelle.example/offers/1.pdf, 2026-11-20
feed-extractor: 1000, https://passerelle.example/offers/1.pdf, 2026-11-20
feedsmith: 007, https://passerelle.example/offers/1, 2026-11-03
feedsmith: 1e3, https://passerelle.example/offers/1, 2026-11-03'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
