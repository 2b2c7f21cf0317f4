import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { truncate } from "./truncate";
import { LinkifiedText } from "./LinkifiedText";
import { UiProvider } from "../provider/UiProvider";

/** The address and the visible text of each link in a text. */
function linksOf(text: string, cut?: string) {
  const html = renderToStaticMarkup(
    <UiProvider>
      <LinkifiedText {...(cut !== undefined && { cut })}>{text}</LinkifiedText>
    </UiProvider>,
  );
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, shown]) => [href, shown]);
}

const same = (address: string) => [[address, address]];

it.each([
  ["Notre offre : https://exemple.fr/offres.", same("https://exemple.fr/offres")],
  ["(voir http://exemple.fr/a_(b))", same("http://exemple.fr/a_(b)")],
  ["HTTPS://Exemple.fr", same("HTTPS://Exemple.fr")],
  ["https://exemple.fr https://exemple.org", [...same("https://exemple.fr"), ...same("https://exemple.org")]],
  ["C'est la fin.Je viens demain, exemple.fr", []],
  ["javascript:alert(1) data:text/html,a ftp://exemple.fr //exemple.fr mailto:a@exemple.fr", []],
  ["https://banque.fr@exemple.org", same("https://banque.fr")],
  ["https://", []],
  ["Voir https://exemple.fr/offre: il est ouvert", same("https://exemple.fr/offre")],
  ["https://exemple.fr: le site", same("https://exemple.fr")],
  [
    "https://exemple.fr/a:b, http://exemple.fr:8080/?t=12:30:",
    [...same("https://exemple.fr/a:b"), ...same("http://exemple.fr:8080/?t=12:30")],
  ],
  ["https://exemple.fr/L’Atelier ouvre", same("https://exemple.fr/L’Atelier")],
  ["‘https://exemple.fr/atelier’ et l’offre", same("https://exemple.fr/atelier")],
])("links what has a scheme of the web, and nothing else: %s", (text, links) => expect(linksOf(text)).toEqual(links));

it("leads to the whole address where the text is cut within it", () => {
  const text = "Lire https://exemple.fr/une/longue/adresse puis https://exemple.org";
  expect(linksOf(text, truncate(text, 20))).toEqual([["https://exemple.fr/une/longue/adresse", "https://exemple..."]]);
});

it("links no address with a mark that turns the direction of writing", () =>
  expect(linksOf("https://exemple.fr/\u202Egpj.exe")).toEqual([]));
