#!/usr/bin/env bash
# Finding: a vCard that ical.js reads and saves has a backslash more in each text with a semicolon.
#
# Expected: `\;` in a note or title is read as ";", as ical.js reads it in a calendar, and a card that is read and saved
# keeps its texts.
# Seen: ical.js decodes `\,` and `\n` of a card but not `\;`. When it saves the card, it escapes the backslash, which is
# then part of the text for every reader. vCard 3.0 escapes semicolons of a text, 4.0 allows it; vcard-creator does it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 vcard-creator@1.0.0 vcard4@4.0.5

cat > save.mjs <<'JS'
import ICAL from "ical.js";
import { parse } from "vcard4";
import VCardCreator from "vcard-creator";

const noteIn = (text) => text.match(/^NOTE:(.*)\r$/m)[1];
const saved = (text) => new ICAL.Component(ICAL.parse(text)).toString();

const created = new VCardCreator().addName({ givenName: "Jeanne", familyName: "Martin" }).addNote("SQL; Go, C");
const card = created.toString();
console.log(`vcard-creator writes: ${noteIn(card)}`);
console.log(`ical.js reads: ${new ICAL.Component(ICAL.parse(card)).getFirstPropertyValue("note")}`);
console.log(`ical.js saves: ${noteIn(saved(card))}`);

const newer = card.replace("VERSION:3.0", "VERSION:4.0");
console.log(`vcard4 reads: ${parse(newer).parsedVcard.find(({ property }) => property === "NOTE").value}`);

const event = ICAL.parse("BEGIN:VEVENT\r\nSUMMARY:SQL\\; Go\\, C\r\nEND:VEVENT");
console.log(`ical.js reads in a calendar: ${new ICAL.Component(event).getFirstPropertyValue("summary")}`);
JS

for name in ical.js vcard-creator vcard4; do
  echo "$name $(node -p "JSON.parse(fs.readFileSync('./node_modules/$name/package.json')).version")"
done
output=$(node save.mjs)
echo "$output"
expected='vcard-creator writes: SQL\; Go\, C
ical.js reads: SQL\; Go, C
ical.js saves: SQL\\; Go\, C
vcard4 reads: SQL; Go, C
ical.js reads in a calendar: SQL; Go, C'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
