import { expect, it } from "vitest";
import { codeIn, normalizeResetCode, resetCodeOf } from "./mailed-codes";
import { mailText } from "./mails/mail-content";
import { addressCodeMail, codeMail } from "./mails/verification-mails";

const asking = { at: new Date("2026-03-14T14:05:00Z"), browser: "Firefox", system: "Windows" };

it.each([
  ["482913", "482913"],
  [" 482 913\n", "482913"],
  ["482-913", "482913"],
  ["4 8 2 9 1 3", "482913"],
  ["Code : 482\u00A0913.", "482913"],
  [
    mailText(codeMail("482913", "nadia123456@exemple.fr", asking, "0a123456"), "fr", "https://passerelle.example"),
    "482913",
  ],
  [mailText(codeMail("482913", "nadia@exemple.fr", asking), "en", undefined), "482913"],
  ["4829 1306 5127 9934", "4829130651279934"],
  [mailText(addressCodeMail("4829 1306 5127 9934"), "fr", undefined), "4829130651279934"],
])("finds the code in %j", (text, code) => expect(codeIn(text)).toBe(code));

it.each(["", "48291", "4829135", "4829 1306 5127", "4829 1306 5127 9934 1", "06 12 34 56 78", "abcdef", "٤٨٢٩١٣"])(
  "finds no code in %j",
  (text) => expect(codeIn(text)).toBeUndefined(),
);

it("makes a code for a new password that can be read out and typed in any way", () => {
  const code = resetCodeOf(Uint8Array.from({ length: 12 }, (_, index) => index * 21));
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  const compared = code.replaceAll("-", "");
  const forms = [
    code,
    code.toLowerCase(),
    ` ${code.replaceAll("-", " ")} `,
    code.replaceAll("0", "o").replaceAll("1", "l"),
  ];
  expect(forms.map(normalizeResetCode)).toEqual(forms.map(() => compared));
});
