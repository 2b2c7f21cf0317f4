#!/usr/bin/env bash
# Finding: the first example of a job offer in the README of next-seo does not meet Google's rules for one.
#
# Expected: `jobLocation="Mountain View, CA"`, as the README has it, becomes a place that Google accepts. A text is a
# valid `jobLocation` for the types too.
# Seen: the whole text becomes the `streetAddress`, without locality and country. Google requires `addressCountry`, so
# that the validator of Adobe refuses the offer. Only a place with its parts is accepted.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps \
  next-seo@7.3.0 react@19.3.1 react-dom@19.3.1 @adobe/structured-data-validator@1.7.1

cat > publish.mjs <<'JS'
import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import { JobPostingJsonLd } from "next-seo";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const work = { title: "Engineer", description: "<p>Tools.</p>" };
const offer = { ...work, datePosted: "2026-11-03", hiringOrganization: "Atelier" };

async function publish(jobLocation) {
  const html = renderToStaticMarkup(createElement(JobPostingJsonLd, { ...offer, jobLocation }));
  const posting = JSON.parse(html.slice(html.indexOf(">") + 1, html.lastIndexOf("<")));
  const issues = await new Validator().validate({ jsonld: { JobPosting: [posting] } });
  const errors = issues.filter(({ severity }) => severity === "ERROR").map(({ issueMessage }) => issueMessage);
  console.log(`${JSON.stringify(posting.jobLocation.address)}: ${errors.join("; ") || "accepted"}`);
}

const folder = "node_modules/next-seo";
const readme = readFileSync(`${folder}/README.md`, "utf8");
await publish(readme.match(/jobLocation="([^"]+)"/)?.[1]);
await publish("Lyon, France");
await publish({ address: { addressLocality: "Lyon", addressCountry: "FR" } });
JS

for name in next-seo @adobe/structured-data-validator; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done
output=$(node publish.mjs)
echo "$output"
missing='Required attribute "jobLocation.address.addressCountry" is missing'
expected="{\"@type\":\"PostalAddress\",\"streetAddress\":\"Mountain View, CA\"}: $missing
{\"@type\":\"PostalAddress\",\"streetAddress\":\"Lyon, France\"}: $missing
{\"@type\":\"PostalAddress\",\"addressLocality\":\"Lyon\",\"addressCountry\":\"FR\"}: accepted"
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
