#!/usr/bin/env bash
# Finding: west of Greenwich, jsonresume-theme-stackoverflow prints the month before the one in the file.
#
# Expected: "startDate": "2024-01" is printed as Jan 2024 in every time zone, because JSON Resume's dates have no time;
# the theme macchiato does so.
# Seen: the date is read as midnight in UTC and printed in local time, so that a job of January 2024 starts in Dec 2023
# in Martinique.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  jsonresume-theme-stackoverflow@3.3.0 jsonresume-theme-macchiato@1.1.0

cat > print.mjs <<'JS'
const job = { name: "Atelier", position: "Developer", summary: "Tools", highlights: [] };
const text = (html) => html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

for (const theme of ["macchiato", "stackoverflow"]) {
  const { default: module } = await import(`jsonresume-theme-${theme}`);
  for (const [startDate, endDate] of [["2024-01", "2025-03"], ["2024-01-01", "2025-03-01"]]) {
    const basics = { name: "Ada Martin", label: "Developer", profiles: [], location: {} };
    const html = await module.render({ basics, work: [{ ...job, startDate, endDate }] });
    console.log(`${theme}, ${startDate}: ${text(html).match(/\S+ ?20\d\d - \S+ ?20\d\d/)?.[0]}`);
  }
}
JS

for package in jsonresume-theme-macchiato jsonresume-theme-stackoverflow; do
  echo "$package $(node -p "require('./node_modules/$package/package.json').version")"
done
output=$(for zone in UTC America/Martinique; do echo "$zone"; TZ=$zone node print.mjs; done)
echo "$output"
expected='UTC
macchiato, 2024-01: 01/2024 - 03/2025
macchiato, 2024-01-01: 01/2024 - 03/2025
stackoverflow, 2024-01: Jan 2024 - Mar 2025
stackoverflow, 2024-01-01: Jan 2024 - Mar 2025
America/Martinique
macchiato, 2024-01: 01/2024 - 03/2025
macchiato, 2024-01-01: 01/2024 - 03/2025
stackoverflow, 2024-01: Dec 2023 - Feb 2025
stackoverflow, 2024-01-01: Dec 2023 - Feb 2025'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
