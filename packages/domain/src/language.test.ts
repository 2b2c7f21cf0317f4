import { expect, it } from "vitest";
import { languageOfFeature, preferredLanguage } from "./language";

it.each([
  [undefined, undefined],
  ["", undefined],
  ["*", undefined],
  ["de-DE,de;q=0.9", undefined],
  ["fr", "fr"],
  ["en", "en"],
  ["fr-FR,fr;q=0.9,en;q=0.8", "fr"],
  ["EN-gb;q=0.9, fr;q=0.1", "en"],
  ["en;q=0, fr;q=0.5", "fr"],
  ["de, en;q=0.3, fr;q=0.7", "fr"],
  ["fr;q=abc", "fr"],
  [`${"x".repeat(10_000)},fr`, undefined],
])("prefers for '%s' %s (D-160)", (header, language) => expect(preferredLanguage(header)).toBe(language));

it("writes English where the specification's screen is English, French elsewhere (D-160)", () => {
  const english = ["auth", "account", "people", "profiles", "job-offers", "applications"];
  const french = ["cv", "posts", "notifications", "messages", "dashboard", "live", ""];
  expect(english.map(languageOfFeature)).toEqual(english.map(() => "en"));
  expect(french.map(languageOfFeature)).toEqual(french.map(() => "fr"));
});
