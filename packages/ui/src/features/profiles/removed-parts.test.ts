import { afterEach, expect, it } from "vitest";
import { said, setLanguage } from "../../i18n";
import { addCatalogue } from "../../i18n/instance";
import en from "./en.json";
import fr from "./fr.json";
import { removedParts } from "./removed-parts";

addCatalogue("removed-parts-test", fr, en, undefined);
const say: Parameters<typeof removedParts>[0] = (key, values = {}) => ({
  namespace: "removed-parts-test",
  key,
  values,
  scope: "fr",
});

afterEach(() => setLanguage("default"));

it.each([
  [{ links: 1 }, "Retiré de votre CV\u00a0: 1 lien.", "Removed from your resume: 1 link."],
  [
    { links: 3, attachments: 1 },
    "Retiré de votre CV\u00a0: 3 liens et 1 pièce jointe.",
    "Removed from your resume: 3 links and 1 attached file.",
  ],
  [
    { links: 2, scripts: 1, signatures: 1 },
    "Retiré de votre CV\u00a0: 2 liens, 1 script et 1 signature numérique.",
    "Removed from your resume: 2 links, 1 script and 1 digital signature.",
  ],
])("tells what a resume lost: %o (D-318)", (removed, french, english) => {
  const sentence = removedParts(say, removed);
  if (!sentence) throw new Error("There is no sentence.");
  setLanguage("fr");
  expect(said(sentence).text).toBe(french);
  setLanguage("en");
  expect(said(sentence).text).toBe(english);
});

it("tells nothing if nothing was removed, or the server does not say", () => {
  expect(removedParts(say, {})).toBeUndefined();
  expect(removedParts(say, undefined)).toBeUndefined();
});
