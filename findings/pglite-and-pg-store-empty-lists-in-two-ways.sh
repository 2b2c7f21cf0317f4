#!/usr/bin/env bash
# Finding: an empty list in a `jsonb` column is stored as a list by PGlite and as an object by pg, without an error.
#
# Expected: the same parameter of the same query stores the same value through both clients, or one of them refuses it.
# Seen: pg writes every list as an array of PostgreSQL, and that of an empty list, `{}`, happens to be JSON too. A CV
# without skills then has an object where a list is expected. PGlite asks the database for the type of the parameter and
# writes JSON, so tests on PGlite see `[]`. PostgreSQL refuses only what pg writes for a list with elements.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17 pg@8.23.1

cat > store.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import pg from "pg";

const database = await PGlite.create();
await database.exec("create table cvs (skills jsonb)");
const server = new PGLiteSocketServer({ db: database, host: "127.0.0.1", port: 0 });
await server.start();
const [host, port] = server.getServerConn().split(":");
const client = new pg.Client({ host, port: Number(port), user: "postgres", database: "postgres" });
await client.connect();

async function stored(connection, skills) {
  const { rows } = await connection.query("insert into cvs values ($1) returning skills::text", [skills]);
  return rows[0].skills;
}
for (const skills of [[], ["SQL"]]) {
  const throughPg = await stored(client, skills).catch((error) => error.message);
  console.log(`${JSON.stringify(skills)}: PGlite ${await stored(database, skills)}, pg ${throughPg}`);
}
await client.end();
await server.stop();
await database.close();
JS

for name in @electric-sql/pglite pg; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done
output=$(node store.mjs)
echo "$output"
expected='[]: PGlite [], pg {}
["SQL"]: PGlite ["SQL"], pg invalid input syntax for type json'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
