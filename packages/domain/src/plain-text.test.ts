import { expect, it } from "vitest";
import { plainText } from "./plain-text";

it.each([
  [
    "R&amp;D &eacute;t&eacute; &#39;21&#x27; &laquo;&nbsp;x&nbsp;&raquo; &unknown; &#0;",
    "R&D été '21' « x » &unknown; &#0;",
  ],
  ["Une carte,\n\nlibre.", "Une carte,\n\nlibre."],
  ["<p>Coques <strong>d’acier</strong></p><ul><li>TIG</li> <li>MIG</li></ul>", "Coques d’acier\n- TIG\n- MIG"],
  ["Un<br/>deux", "Un\ndeux"],
  ['Voir <a target="_blank" href="https://lumio.example/a">le site</a>.', "Voir le site (https://lumio.example/a)."],
  ['<a href="/a">ici</a>', "ici"],
  ["List<String> et <script>alert(1)</script>", "List<String> et <script>alert(1)</script>"],
  ["&lt;b&gt;", "<b>"],
])("'%s' is plainly '%s'", (html, text) => expect(plainText(html)).toBe(text));

it("takes no longer for text that only begins like markup", () => {
  const long = plainText(`${"<a href=".repeat(50_000)}${"<li ".repeat(50_000)}`);
  expect(long.length).toBeGreaterThan(0);
});
