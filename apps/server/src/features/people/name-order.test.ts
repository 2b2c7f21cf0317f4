import { expect, it } from "vitest";
import { accents, orderKey } from "./name-order";

it("puts names in order without capitals and accents", () => {
  const names = ["zola", "Élan", "Émile", "Eden", "emma", "Çelik", "Šimon", "Sven", "Ærø", "Łukasz", "Lyon"];
  const ordered = names.toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1));
  expect(ordered).toEqual(["Ærø", "Çelik", "Eden", "Élan", "Émile", "emma", "Łukasz", "Lyon", "Šimon", "Sven", "zola"]);
});

it("pairs each letter with one other", () => {
  expect(Array.from(accents.with).length).toBe(Array.from(accents.without).length);
  expect(accents.with).toContain("É");
  expect(accents.without).not.toMatch(/[éÉA-Z]/);
});
