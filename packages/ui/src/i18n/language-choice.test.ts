import { afterEach, beforeEach, expect, it } from "vitest";
import { browserStorage } from "../browser-storage";
import { keepLanguage, languageKey, languageToOffer, type Language } from "./language-choice";

const forget = () => browserStorage.removeItem(languageKey);
beforeEach(forget);
afterEach(forget);

it.each([
  [["fr-CA", "en"], "fr"],
  [["en-GB", "fr"], "en"],
  [["de", "fr"], undefined],
  [[], undefined],
])("a browser that prefers %j is offered %s on the first visit (D-296)", (preferred, offered) => {
  expect(languageToOffer(preferred)).toBe(offered);
});

it.each<Language>(["default", "fr", "en"])("no language is offered after '%s' was chosen (D-296)", (chosen) => {
  keepLanguage(chosen);
  expect(languageToOffer(["fr"])).toBeUndefined();
});
