#!/usr/bin/env bash
# Finding: `@rowanmanning/feed-parser` decodes the entities of a plain title of an Atom entry twice, and those of its HTML
# likewise.
#
# Expected: the parser of XML decodes them. What is left of a title is text and stays as it is; what is left of HTML is
# still HTML, with its own entities.
# Seen: the title `Write &amp;nbsp; in HTML` is read as "Write  in HTML" with a no-break space, instead of
# "Write &nbsp; in HTML". The HTML `a &gt; b` is read as `a > b`, and `&amp;nbsp;` as `&nbsp;`, which shows a space
# instead of its name. feedsmith decodes once. The README of the parser does not mention decoding.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @rowanmanning/feed-parser@2.1.5 feedsmith@3.0.1

cat > read.mjs <<'JS'
import { parseFeed } from "@rowanmanning/feed-parser";
import { parseAtomFeed } from "feedsmith";

const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>https://passerelle.example/offers.atom</id><title>Offers</title><updated>2026-11-03T08:15:00Z</updated>
  <entry>
    <id>https://passerelle.example/offers/1</id><updated>2026-11-03T08:15:00Z</updated>
    <title>Write &amp;nbsp; in HTML</title>
    <content type="html">&lt;p&gt;a &amp;gt; b, &amp;amp;nbsp;&lt;/p&gt;</content>
  </entry>
</feed>`;

const [once] = parseAtomFeed(feed).entries;
const [twice] = parseFeed(feed).items;
console.log(`feedsmith: ${JSON.stringify([once.title.value, once.content.value])}`);
console.log(`feed-parser: ${JSON.stringify([twice.title, twice.content]).replaceAll("\u00a0", "(no-break space)")}`);
JS

for name in @rowanmanning/feed-parser feedsmith; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done
output=$(node read.mjs)
echo "$output"
expected='feedsmith: ["Write &nbsp; in HTML","<p>a &gt; b, &amp;nbsp;</p>"]
feed-parser: ["Write (no-break space) in HTML","<p>a > b, &nbsp;</p>"]'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
