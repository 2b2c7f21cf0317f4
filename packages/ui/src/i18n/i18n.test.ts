import { afterEach, describe, expect, it } from "vitest";
import { formatDate, hasDate } from "./format-dates";
import { addCatalogue, currentAcceptLanguage, i18n, onLanguageChange, setLanguage } from "./instance";
import { documentLanguage, type Language } from "./language-choice";

const fr = {
  title: "Posts",
  hello: "Bienvenue, {{name}} !",
  profile: "Profil {{name, de}} : ce {{name, que}} lit",
  rows_one: "{{count}} ligne",
  rows_other: "{{count}} lignes",
  state: { on: "Actif" },
};
const en = {
  title: "Posts!",
  hello: "Welcome, {{name}}!",
  profile: "{{name}}’s profile: what {{name}} reads",
  rows_one: "{{count}} row",
  rows_other: "{{count}} rows",
  state: { on: "Active" },
};
addCatalogue("i18n-test", fr, en, { base: "fr", except: ["hello", "rows", "state"] });

const say = (key: "title" | "hello" | "profile" | "rows" | "state.on", values = {}) =>
  i18n.t(key, { ns: "i18n-test", ...values });

afterEach(() => {
  setLanguage("default");
});

describe("the interface languages (D-069)", () => {
  it("show the specification's wording by default, key by key", () => {
    expect(say("title")).toBe("Posts");
    expect(say("hello", { name: "Jeanne" })).toBe("Welcome, Jeanne!");
    expect(say("state.on")).toBe("Active");
  });

  it.each<[Language, string]>([
    ["fr", "Bienvenue, Jeanne !"],
    ["en", "Welcome, Jeanne!"],
  ])("show everything in %s when asked to", (language, welcome) => {
    setLanguage(language);
    expect(say("hello", { name: "Jeanne" })).toBe(welcome);
  });

  it.each([
    ["Claire", "Profil de Claire : ce que Claire lit"],
    ["Amina", "Profil d’Amina : ce qu’Amina lit"],
  ])("elide the French prepositions before %s (D-358)", (name, profile) => {
    setLanguage("fr");
    expect(say("profile", { name })).toBe(profile);
    setLanguage("en");
    expect(say("profile", { name })).toBe(`${name}’s profile: what ${name} reads`);
  });

  it("count as the language of the words does", () => {
    expect(say("rows", { count: 0 })).toBe("0 rows");
    setLanguage("fr");
    expect(say("rows", { count: 0 })).toBe("0 ligne");
  });

  it("ask the server for the same language, or for none", () => {
    const asked = (["default", "fr", "en"] as const).map((language) => {
      setLanguage(language);
      return currentAcceptLanguage();
    });
    expect(asked).toEqual(["*", "fr", "en"]);
  });

  it("notify listeners until they unsubscribe", () => {
    const heard: Language[] = [];
    const stop = onLanguageChange((language) => heard.push(language));
    setLanguage("en");
    stop();
    setLanguage("fr");
    expect(heard).toEqual(["en"]);
  });

  it("call the default document French", () =>
    expect((["default", "fr", "en"] as const).map(documentLanguage)).toEqual(["fr", "fr", "en"]));
});

it("isolates values that are written from right to left, and escapes none (D-293)", () => {
  const name = "\u05E9\u05E8\u05D4";
  expect(say("hello", { name })).toBe(`Welcome, \u2068${name}\u2069!`);
  expect(say("hello", { name: "<b>Zo\u00E9 & $1</b>" })).toBe("Welcome, <b>Zo\u00E9 & $1</b>!");
});

describe("dates", () => {
  it("are a French month and year, on the same day everywhere", () => {
    expect(formatDate("2024-03-01", "month", "fr")).toBe("mars 2024");
    expect(formatDate("2024-03-01T00:00:00Z", "date", "fr")).toBe("1 mars 2024");
    expect(formatDate("2024-03-12T00:00:00Z", "date", "en")).toBe("12 March 2024");
  });

  it.each([null, undefined, "", "0001-01-01T00:00:00Z", "soon"])("are none in %s (D-022)", (value) => {
    expect(hasDate(value)).toBe(false);
  });
});
