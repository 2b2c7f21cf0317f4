import { expect, it } from "vitest";
import { readRules, rulesFor } from "./rules";

it("reads the rules of a page as plain text, each up to the end of its paragraph", () => {
  const page = [
    'Text. <a id="d-001"></a>**D-001** A 400 names',
    "every field ([D-310](https://exemple.fr/d-310)).",
    "",
    '- <a id="d-002"></a>**D-002** A caller gets **403**.',
    '- <a id="d-003"></a>**D-003** Last.',
  ].join("\n");
  expect([...readRules([page])]).toEqual([
    ["D-001", "A 400 names every field (D-310)."],
    ["D-002", "A caller gets 403."],
    ["D-003", "Last."],
  ]);
});

it("gives the rules in a test's title, or else the description of its operation", () => {
  expect(rulesFor("refuses an empty email by name (D-001, D-056)", "login")).toEqual([
    expect.stringMatching(/^D-001: \w/),
    expect.stringMatching(/^D-056: The server trims every text\./),
  ]);
  expect(rulesFor("returns a token", "login")).toEqual([
    expect.stringMatching(/^openapi\.yaml, login: Opens a session\./),
  ]);
});
