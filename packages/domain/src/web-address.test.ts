import { expect, it } from "vitest";
import { webAddress } from "./web-address";

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
])("keeps %s as %s", (given, kept) => {
  expect(webAddress(given)).toBe(kept);
});

it.each(["", "exemple.fr", "//exemple.fr", "https://", "https://[::1", "https://a b.example", 'https://a"b.example'])(
  "does not take %j for an address",
  (text) => expect(webAddress(text)).toBeUndefined(),
);

it.each(["javascript:alert(1)", "data:text/html,x", "ftp://exemple.fr", "mailto:a@exemple.fr", "file:///etc/passwd"])(
  "refuses the scheme of %s (D-093)",
  (text) => expect(webAddress(text)).toBeUndefined(),
);

it("accepts an address with an accent on repeated calls", () => {
  const taken = Array.from({ length: 20_000 }, () => webAddress("https://café.example/été"));
  expect(new Set(taken)).toEqual(new Set(["https://xn--caf-dma.example/%C3%A9t%C3%A9"]));
});
