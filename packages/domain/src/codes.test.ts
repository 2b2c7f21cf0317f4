import { expect, it } from "vitest";
import { codeIn } from "./codes";
import { codeMail } from "./mails";

it.each([
  ["482913", "482913"],
  [" 482 913\n", "482913"],
  ["482-913", "482913"],
  ["4 8 2 9 1 3", "482913"],
  ["Code : 482\u00A0913.", "482913"],
  [codeMail("482913", "https://passerelle.example/verify-email").body.fr, "482913"],
  [codeMail("482913", undefined).body.en, "482913"],
])("finds the code in %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

it.each(["", "48291", "4829135", "06 12 34 56 78", "abcdef", "٤٨٢٩١٣"])("finds no code in %j", (text) => {
  expect(codeIn(text)).toBeUndefined();
});
