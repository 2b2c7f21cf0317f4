#!/usr/bin/env bash
# Finding: PGlite and pg turn the same `date` into different moments, and in Auckland into different days of UTC.
#
# Expected: PGlite is PostgreSQL in the process, and gives JavaScript what `pg` gives for the same column.
# Seen: a `date` is midnight in UTC from PGlite and midnight in the process's own zone from pg. A `timestamp` is local
# time in both. A `bigint` is a number, or a BigInt if it is large, from PGlite and always a text from pg. Code that
# runs on both has to read such columns as texts.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @electric-sql/pglite@0.5.16 pg@8.23.1

cat > read.mjs <<'JS'
import { PGlite, types } from "@electric-sql/pglite";
import pg from "pg";

const columns = [
  ["date", types.DATE, "2026-01-31"],
  ["timestamp", types.TIMESTAMP, "2026-01-31 10:00:00"],
  ["bigint", types.INT8, "3"],
  ["bigint", types.INT8, "9007199254740993"],
];
const shown = (value) => (value instanceof Date ? value.toISOString() : `${typeof value} ${value}`);

const database = await PGlite.create();
for (const [type, oid, text] of columns) {
  const { rows } = await database.query(`select '${text}'::${type} as value`);
  console.log(`${type} ${text}: PGlite ${shown(rows[0].value)}, pg ${shown(pg.types.getTypeParser(oid)(text))}`);
}
await database.close();
JS

for package in @electric-sql/pglite pg; do
  echo "$package $(node -p "require('./node_modules/$package/package.json').version")"
done
output=$(TZ=Pacific/Auckland node read.mjs)
echo "$output"
expected='date 2026-01-31: PGlite 2026-01-31T00:00:00.000Z, pg 2026-01-30T11:00:00.000Z
timestamp 2026-01-31 10:00:00: PGlite 2026-01-30T21:00:00.000Z, pg 2026-01-30T21:00:00.000Z
bigint 3: PGlite number 3, pg string 3
bigint 9007199254740993: PGlite bigint 9007199254740993, pg string 9007199254740993'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
