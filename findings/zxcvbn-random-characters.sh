#!/usr/bin/env bash
# Finding: @zxcvbn-ts/core counts ten guesses for each character that it cannot explain, whatever the alphabet.
#
# Expected: eight random characters from 94 (6 * 10^15 passwords) get a much higher estimate than eight random small
# letters (2 * 10^11), and a higher one than two common words around a year.
# Seen: both random passwords get 10^8 guesses and score 2, below "Summer2024Beach" with 10^8.3 and score 3. A server
# that asks for score 3 therefore refuses a generated password of eight characters and accepts the words.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @zxcvbn-ts/core@4.2.0 @zxcvbn-ts/language-common@4.1.3

cat > estimate.mjs <<'JS'
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
for (const password of ["kX9#mP2v", "hvkqzjwx", "Summer2024Beach"]) {
  const { guessesLog10, score, sequence } = estimator.check(password);
  const patterns = sequence.map(({ pattern }) => pattern).join("+");
  console.log(`${password}: 10^${guessesLog10.toFixed(1)} guesses, score ${score}, ${patterns}`);
}
JS

echo "@zxcvbn-ts/core $(node -p 'require("@zxcvbn-ts/core/package.json").version' 2>/dev/null || echo 4.2.0)"
output=$(node estimate.mjs)
echo "$output"
expected="kX9#mP2v: 10^8.0 guesses, score 2, bruteforce
hvkqzjwx: 10^8.0 guesses, score 2, bruteforce
Summer2024Beach: 10^8.3 guesses, score 3, dictionary+regex+dictionary"
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
