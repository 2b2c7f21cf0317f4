#!/usr/bin/env bash
# Finding: a part that suspends within React's `act` never appears if the test does not wait for `act`.
#
# Expected: after a click in a plain `act(() => button.click())`, the part appears as soon as its promise resolves, as it
# does after a click without `act`.
# Seen: it stays at the fallback for good. React keeps the suspended work in the queue of `act` and drops it. Storybook
# sends the events of `userEvent` this way, so the first story to open a dialog with its own code fails, and the next one
# passes because the code is loaded by then.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts react@19.3.1 react-dom@19.3.1 happy-dom@20.14.6

cat > open.mjs <<'JS'
import { Window } from "happy-dom";

const window = new Window();
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator });
const { act, createElement, Suspense, use, useState } = await import("react");
const { createRoot } = await import("react-dom/client");

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
console.error = () => undefined;

async function textAfter(click) {
  let load;
  const loading = new Promise((resolve) => {
    load = resolve;
  });
  const Part = () => use(loading);
  const App = () => {
    const [isOpen, setOpen] = useState(false);
    const part = isOpen && createElement(Suspense, { fallback: "loading" }, createElement(Part));
    return createElement("div", null, createElement("button", { onClick: () => setOpen(true) }), part);
  };
  const root = document.body.appendChild(document.createElement("div"));
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => createRoot(root).render(createElement(App)));
  click(root.querySelector("button"));
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await wait(50);
  load("loaded");
  await wait(500);
  return root.textContent;
}

console.log(`within act: ${await textAfter((button) => void act(() => button.click()))}`);
console.log(`without act: ${await textAfter((button) => button.click())}`);
JS

echo "react $(node -p 'require("./node_modules/react/package.json").version')"
output=$(node open.mjs)
echo "$output"
expected='within act: loading
without act: loaded'
if [ "$output" != "$expected" ]; then
  echo "The behaviour has changed." >&2
  exit 1
fi
