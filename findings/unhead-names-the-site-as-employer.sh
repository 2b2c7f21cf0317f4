#!/usr/bin/env bash
# Finding: `@unhead/schema-org` publishes the job board's own address as the website of each employer.
#
# Expected: `defineJobPosting` keeps the employer as given, a name and `sameAs`, as its documentation has it.
# Seen: the employer gets `"url": "https://jobs.example"`, the host of the page, because the package takes each
# organisation for the owner of the site. A search engine then reads that every employer has the same website. Only an
# employer whose `url` is given keeps its own.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @unhead/schema-org@3.1.3 unhead@3.1.3

cat > publish.mjs <<'JS'
import { defineJobPosting, UnheadSchemaOrg, useSchemaOrg } from "@unhead/schema-org";
import { createHead, renderSSRHead } from "unhead/server";

async function employerIn(hiringOrganization) {
  const head = createHead({ plugins: [UnheadSchemaOrg({ host: "https://jobs.example", path: "/offers/1" })] });
  const address = { addressLocality: "Lyon", addressCountry: "FR" };
  const offer = { title: "Luthière", description: "Wood.", datePosted: "2026-11-03", jobLocation: { address } };
  useSchemaOrg(head, [defineJobPosting({ ...offer, hiringOrganization })]);
  const { bodyTags } = await renderSSRHead(head);
  const graph = JSON.parse(bodyTags.slice(bodyTags.indexOf(">") + 1, bodyTags.lastIndexOf("<")))["@graph"];
  return graph.find((node) => node["@type"] === "JobPosting").hiringOrganization;
}

const name = "Atelier";
for (const given of [{ name }, { name, sameAs: "https://atelier.example" }, { name, url: "https://atelier.example" }]) {
  console.log(`${Object.keys(given).join(" and ")}: ${JSON.stringify(await employerIn(given))}`);
}
JS

for name in @unhead/schema-org unhead; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done
output=$(node publish.mjs)
echo "$output"
expected='name: {"@type":"Organization","name":"Atelier","url":"https://jobs.example"}
name and sameAs: {"@type":"Organization","name":"Atelier","sameAs":"https://atelier.example","url":"https://jobs.example"}
name and url: {"@type":"Organization","name":"Atelier","url":"https://atelier.example"}'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
