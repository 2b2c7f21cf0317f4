import { expect, it } from "vitest";
import { usernameFrom } from "./usernames";

it.each([
  ["Éloïse", "Le Goff", 1, "eloise.le-goff"],
  ["Éloïse", "Le Goff", 12, "eloise.le-goff12"],
  ["Anaïs", "Œuvrard", 1, "anais.oeuvrard"],
  ["Jörg", "Weiß", 1, "jorg.weiss"],
  ["小明", "王", 1, "user"],
  ["小明", "王", 2, "user2"],
  ["A", "小", 1, "auser"],
  ["O'Neil", "d'Arc", 1, "o-neil.d-arc"],
  ["  ", "--", 3, "user3"],
  ["Jean-Christophe", "de la Rochefoucauld-Montbel", 1, "jean-christophe.de-la-rochefou"],
  ["Jean-Christophe", "de la Rochefoucauld-Montbel", 123456, "jean-christophe.de-la-ro123456"],
])("makes of %s %s, number %i, the username %s (D-030)", (firstname, lastname, number, username) => {
  const made = usernameFrom(firstname, lastname, number);
  expect(made).toBe(username);
  expect(made).toMatch(/^[a-z0-9._-]{3,30}$/);
});
