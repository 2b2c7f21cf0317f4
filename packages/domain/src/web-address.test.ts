import { expect, it } from "vitest";
import { completedAddress, webAddress } from "./web-address";

it.each([
  ["https://jeanne-martin.example", "https://jeanne-martin.example"],
  ["http://localhost:3000/a/b?c=d&e#f", "http://localhost:3000/a/b?c=d&e#f"],
  ["HTTPS://Jeanne.Example/Travaux", "https://Jeanne.Example/Travaux"],
  ["https://[::1]:8080/x", "https://[::1]:8080/x"],
  ["https://exemple.fr/%C3%A9t%C3%A9", "https://exemple.fr/%C3%A9t%C3%A9"],
  ["https://café.example/été", "https://xn--caf-dma.example/%C3%A9t%C3%A9"],
  ["https://exemple.fr/?filtre[nom]=a|b", "https://exemple.fr/?filtre%5Bnom%5D=a%7Cb"],
  ["https://exemple.fr/100%", "https://exemple.fr/100%25"],
  ["https://exemple.fr/a#b#c", "https://exemple.fr/a#b%23c"],
])("keeps %s as %s", (given, kept) => expect(webAddress(given)).toBe(kept));

it.each(["", "exemple.fr", "//exemple.fr", "https://", "https://[::1", "https://a b.example", 'https://a"b.example'])(
  "does not take %j for an address",
  (text) => expect(webAddress(text)).toBeUndefined(),
);

it.each(["javascript:alert(1)", "data:text/html,x", "ftp://exemple.fr", "mailto:a@exemple.fr", "file:///etc/passwd"])(
  "refuses the scheme of %s (D-093)",
  (text) => expect(webAddress(text)).toBeUndefined(),
);

it.each([
  ["www.maelle.fr", "https://www.maelle.fr"],
  [" maelle.fr ", "https://maelle.fr"],
  ["//maelle.fr/cv", "https://maelle.fr/cv"],
  ["linkedin.com/in/maëlle?x=1#y", "https://linkedin.com/in/maëlle?x=1#y"],
  ["maëlle.example:8080", "https://maëlle.example:8080"],
  ["https://maelle.fr", "https://maelle.fr"],
  ["http://maelle.fr", "http://maelle.fr"],
])("completes %j to %s (D-281)", (typed, address) => {
  expect(completedAddress(typed)).toBe(address);
  expect(webAddress(completedAddress(typed))).toBeDefined();
});

it.each([
  "",
  "maelle",
  "maelle@exemple.fr",
  "javascript:alert(1)",
  "ftp://maelle.fr",
  "mailto:a@b.fr",
  "un site.fr",
  "1.5",
])("does not complete %j", (typed) => expect(completedAddress(typed)).toBe(typed));

it("completes a long text in one pass", () => {
  for (const text of ["a.".repeat(200_000), "a".repeat(400_000), "a-".repeat(200_000)])
    expect(completedAddress(text)).toBe(text);
});

it("accepts an address with an accent on repeated calls", () => {
  const taken = Array.from({ length: 20_000 }, () => webAddress("https://café.example/été"));
  expect(new Set(taken)).toEqual(new Set(["https://xn--caf-dma.example/%C3%A9t%C3%A9"]));
});
