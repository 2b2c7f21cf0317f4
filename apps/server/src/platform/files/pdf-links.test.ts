import { expect, it } from "vitest";
import { linkAddress, pageOfFile } from "./pdf-links";

it.each([
  ["https://camille.example/a?b=(c)#d", "https://camille.example/a?b=(c)#d"],
  ["HTTP://camille.example", "HTTP://camille.example"],
  ["mailto:camille@exemple.fr", "mailto:camille@exemple.fr"],
  ["tel:+33612345678", "tel:+33612345678"],
  [" https://camille.example\n", "https://camille.example"],
  ["https://exemple.fr/Zoé", "https://exemple.fr/Zo%C3%A9"],
  ["www.camille.example", "https://www.camille.example"],
  ["github.com/camille", "https://github.com/camille"],
  ["//github.com/camille", "https://github.com/camille"],
  ["camille.example:8080/cv", "https://camille.example:8080/cv"],
  ["émile.fr", "https://xn--mile-9oa.fr/"],
  ["camille@exemple.fr", "mailto:camille@exemple.fr"],
  ["camille@exemple.fr?subject=CV", "mailto:camille@exemple.fr?subject=CV"],
])("a link to '%s' leads to '%s'", (written, address) => expect(linkAddress(written)).toBe(address));

it.each([
  "",
  "https://",
  "mailto:",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u200bjavascript:alert(1)",
  "data:text/html,x",
  "file:///home/camille/cv.odt",
  "ms-word:ofe|u|https://camille.example/a.docm",
  "\\\\camille\\share",
  "/cv/page.html",
  "../cv.pdf",
  "cv.pdf",
  "page.html#a",
  "cv.odt/www.exemple.fr",
  "#experience",
  "camille",
  "localhost:3000",
  "06 12 34 56 78",
  "https//camille.example",
  "camille @exemple.fr",
])("a link to '%s' leads nowhere", (written) => expect(linkAddress(written)).toBeUndefined());

it.each([
  ["github.com/camille.pdf", "https://github.com/camille"],
  ["www.camille.example.pdf", "https://www.camille.example"],
])("a link to the file '%s' leads to '%s'", (written, address) => expect(pageOfFile(written)).toBe(address));

it.each(["other.pdf", "camille.dupont.pdf", "cv/www.exemple.fr.pdf", "\\\\share\\www.exemple.fr.pdf"])(
  "a link to the file '%s' leads nowhere",
  (written) => expect(pageOfFile(written)).toBeUndefined(),
);
