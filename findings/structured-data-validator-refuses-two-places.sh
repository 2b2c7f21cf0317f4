#!/usr/bin/env bash
# Finding: `@adobe/structured-data-validator` refuses a JobPosting whose `jobLocation` is an array.
#
# Expected: Google allows several `jobLocation`, each with an `addressCountry`, so a posting in Lyon and Nantes is valid.
# Seen: an array, even of one place, is 'Required attribute "jobLocation.address.addressCountry" is missing', because the
# path is not followed into arrays. A single place is accepted.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @adobe/structured-data-validator@1.7.1

cat > validate.mjs <<'JS'
import Validator from "@adobe/structured-data-validator";

const at = (addressLocality) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressLocality, addressCountry: "FR" },
});
const posting = {
  "@type": "JobPosting",
  title: "Luthière",
  description: "<p>Du bois.</p>",
  datePosted: "2026-11-03",
  hiringOrganization: { "@type": "Organization", name: "Atelier" },
  jobLocation: at("Lyon"),
};

async function errors(name, changes) {
  const issues = await new Validator().validate({ jsonld: { JobPosting: [{ ...posting, ...changes }] } });
  const found = issues.filter(({ severity }) => severity === "ERROR").map(({ issueMessage }) => issueMessage);
  console.log(`${name}: ${found.join("; ") || "accepted"}`);
}
await errors("one place", {});
await errors("two places", { jobLocation: [at("Lyon"), at("Nantes")] });
await errors("an array of one place", { jobLocation: [at("Lyon")] });
JS

echo "@adobe/structured-data-validator $(node -p 'require("./node_modules/@adobe/structured-data-validator/package.json").version')"
output=$(node validate.mjs)
echo "$output"
expected='one place: accepted
two places: Required attribute "jobLocation.address.addressCountry" is missing
an array of one place: Required attribute "jobLocation.address.addressCountry" is missing'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
