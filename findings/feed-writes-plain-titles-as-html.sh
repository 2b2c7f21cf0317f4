#!/usr/bin/env bash
# Finding: `feed` declares each title of an Atom entry as HTML but does not escape it, and keeps control characters that
# XML forbids. The validator of fast-xml-parser accepts the result.
#
# Expected: a title is a plain text. It is escaped, or declared `type="text"`; a character that XML 1.0 cannot contain is
# left out or refused; and a validator of XML finds one that stays.
# Seen: `<title type="html"><![CDATA[Dev <Go>]]></title>`. A feed reader that follows RFC 4287 shows "Dev ", because the
# rest is a tag. U+0008 is written as it is, which a conforming parser (saxes) refuses, so one title makes the whole feed
# unreadable. `XMLValidator.validate` of fast-xml-parser answers true for it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts feed@6.0.0 fast-xml-parser@5.12.1 saxes@6.0.0

cat > write.mjs <<'JS'
import { XMLValidator } from "fast-xml-parser";
import { Feed } from "feed";
import saxes from "saxes";

const id = "https://passerelle.example/offers/1";
const feedOf = (title) => {
  const feed = new Feed({ title: "Offers", id, link: id, copyright: "", updated: new Date(0) });
  feed.addItem({ title, id, link: id, date: new Date(0) });
  return feed.atom1();
};
const isWellFormed = (xml) => {
  try {
    new saxes.SaxesParser().write(xml).close();
    return true;
  } catch {
    return false;
  }
};

console.log(feedOf("Dev <Go>").match(/<title type.*/)[0]);
const broken = feedOf("Dev \u0008Go");
console.log(`saxes: ${isWellFormed(broken)}`);
console.log(`fast-xml-parser: ${XMLValidator.validate(broken)}`);
JS

echo "feed $(node -p 'require("./node_modules/feed/package.json").version')"
output=$(node write.mjs)
echo "$output"
expected='<title type="html"><![CDATA[Dev <Go>]]></title>
saxes: false
fast-xml-parser: true'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
