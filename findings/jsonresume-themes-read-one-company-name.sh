#!/usr/bin/env bash
# Finding: a theme of JSON Resume prints an employer from `name` or from `company`, never from either.
#
# Expected: themes print `name`, which replaced `company` in version 1.0.0 of the schema, and fall back to `company` for
# older files.
# Seen: of seven themes three print only `name`, and four print only `company`, so that a valid CV has jobs without
# employers there. An export that all of them print needs both fields.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
themes=(caffeine@1.2.3 even@0.26.1 kendall@0.2.0 macchiato@1.1.0 paper@0.5.0 spartan@0.3.0 stackoverflow@3.3.0)
npm install --silent --no-audit --no-fund --ignore-scripts "${themes[@]/#/jsonresume-theme-}"

cat > print.mjs <<'JS'
const employer = "Banque du Littoral";

async function prints(theme, field) {
  const { render } = await import(`jsonresume-theme-${theme}`);
  const job = { [field]: employer, position: "Architecte", startDate: "2021-02-15" };
  const basics = { name: "Jeanne Martin", location: {}, profiles: [] };
  const html = render({ basics, work: [job], education: [], skills: [], languages: [] });
  return html.includes(employer) ? "printed" : "missing";
}

for (const each of process.argv.slice(2)) {
  const [theme] = each.split("@");
  console.log(`${each}: name ${await prints(theme, "name")}, company ${await prints(theme, "company")}`);
}
JS

output=$(node print.mjs "${themes[@]}")
echo "$output"
expected="caffeine@1.2.3: name missing, company printed
even@0.26.1: name printed, company missing
kendall@0.2.0: name printed, company missing
macchiato@1.1.0: name missing, company printed
paper@0.5.0: name missing, company printed
spartan@0.3.0: name missing, company printed
stackoverflow@3.3.0: name printed, company missing"
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
