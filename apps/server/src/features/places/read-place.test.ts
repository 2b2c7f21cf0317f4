import { describe, expect, it } from "vitest";
import { gazetteer } from "../../platform/places/gazetteer";
import { shortKeys } from "../../platform/places/place-key";
import { readPlace } from "./read-place";
import { suggestPlaces } from "./suggest";

const placeIn = (text: string) => {
  const { kind, places } = readPlace(gazetteer(), text);
  return kind === "place" ? places[0].id : kind;
};

/** Rows of a table from lines such as 'result: text | another text'. */
const rows = (table: string) =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [result = "", ...texts] = line.trim().split(/: | \| /);
      return texts.map((text) => [text, result] as const);
    });

it.each(
  rows(`
    fr-69123: Lyon | lyon | LYON | Lyon, France | Lyon (69) | Lyon, Rhône | Lyon, Auvergne-Rhône-Alpes, France
    fr-69123: Lyon (télétravail partiel) | Métropole de Lyon
    fr-69266: 69100 Villeurbanne | Villeurbanne 69100
  `),
)("a text names a place %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each(
  rows(`
    fr-75115: Paris 15e | Paris 15 | Paris 15ème arrondissement | Paris 15e Arrondissement | Paris (15e) | 75015 Paris
    fr-75115: Paris 75015 | 75015 | 15e arrondissement de Paris | Paris 15 ème
    none: Paris XV | Paris 21e | 15e
    fr-75116: 75116 Paris
    fr-75101: Paris 1er
    fr-75056: Paris (75) | 75000 Paris
    fr-69383: Lyon 3 | Lyon 03 | Lyon 3ème | 69003 Lyon | 3ème arrondissement, Lyon
    fr-13208: Marseille 8e | 13008 Marseille
    fr-13055: Marseille (13)
    fr-13213: Marseille 13e
    several: Paris 15e, 16e
  `),
)("districts of Paris, Lyon and Marseille %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each(
  rows(`
    fr-42218: St Etienne | St-Étienne | SAINT ETIENNE
    fr-69202: Ste Foy lès Lyon
    fr-71076: Chalon s/ Saône | Chalon-s/-Saône | Chalon sur Saone
    fr-76351: Le Havre | Havre
    fr-91692: Les Ulis | Ulis
    fr-94038: L'Haÿ-les-Roses | L’Haÿ les Roses
    fr-69264: Villefranche s/ Saône
    none: Fontenay-ss-Bois
    fr-94052: Nogent-sur-Marne 94
    several: Œuilly
    fr-92026: La Défense | Paris La Défense
    fr-44055: La Baule
    fr-63113: Clermont-Fd
    fr-50129: Cherbourg
    fr-51108: Châlons s/ Marne
    fr-06088: Nice 6000
    fr-01053: 1000 Bourg-en-Bresse
    fr-69123: Lyon, FR
  `),
)("other spellings %s", (text, id) => expect(placeIn(text)).toBe(id));

describe("places of the same name", () => {
  it("are several if two of them are large", () => {
    const { kind, places } = readPlace(gazetteer(), "Saint-Denis");
    expect(kind).toBe("several");
    expect(places.map(({ department }) => department)).toEqual(["974", "93", "11", "30"]);
  });

  it.each(
    rows(`
      fr-93066: Saint-Denis (93) | St Denis 93 | 93200 Saint-Denis | Saint-Denis, Seine-Saint-Denis
      fr-93066: Saint-Denis, Île-de-France
      fr-97411: Saint-Denis (974) | Saint-Denis, La Réunion | 97400 St-Denis
      fr-11339: Saint-Denis 11310
      none: Saint-Denis (59)
      several: Sainte-Marie | Vienne
      fr-93048: Montreuil
      fr-38544: Vienne, Isère | Vienne (38)
      fr-d86: Vienne (86)
      fr-86194: Poitiers, Vienne
      geo-2761369: Vienne, Autriche
      fr-29019: Brest
    `),
  )("%s", (text, id) => expect(placeIn(text)).toBe(id));
});

it.each(
  rows(`
    fr-92044: Levallois | 92300 Levallois
    fr-78640: Vélizy
    fr-91272: Gif
    several: Vitry | Roissy | Boulogne | Clermont | Villefranche | Bourgogne | Saint
    fr-62160: Boulogne (62)
    fr-92012: Boulogne 92100
    fr-60157: Clermont (60)
    fr-63113: Clermont 63
    fr-94068: Saint-Maur 94100
  `),
)("the beginning of a name %s", (text, id) => expect(placeIn(text)).toBe(id));

it("also finds a name without its article, and with it joined", () =>
  expect(["L’Isle-d’Abeau", "Le Havre", "Nantes"].map(shortKeys)).toEqual([
    ["isle d abeau", "lisle dabeau"],
    ["havre"],
    [],
  ]));

it.each(
  rows(`
    fr-r11: Île-de-France | Ile de France | IDF | Région parisienne
    fr-r93: PACA
    fr-r04: La Réunion | Réunion | Île de la Réunion
    several: Mayenne
    fr-r02: Martinique
    fr-d69: Rhône
    fr-r94: Corse
    fr-d2A: Corse-du-Sud
    fr-r53: Bretagne
    fr-r24: Centre-Val de Loire
  `),
)("areas %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each(
  rows(`
    fr-2A004: 20000 Ajaccio | Ajaccio 20090 | Ajaccio (2A) | Ajaccio (20)
    fr-2B033: Bastia 2B | 20200 Bastia | 20305 Bastia Cedex
    none: Bastia (2A) | 35042 Nantes Cedex
    fr-69123: 69286 Lyon Cedex 02 | Lyon CEDEX
    fr-75056: 75755 PARIS CEDEX 15
    fr-35238: 35042 Rennes Cedex
  `),
)("codes of Corsica and of companies %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each([
  ["Vire", "fr-14762"],
  ["Beaupréau", "fr-49023"],
  ["Lomme", "fr-59350"],
  ["Cherbourg-Octeville", "fr-50129"],
  ["Évry", "fr-91228"],
  ["Bagneux", "fr-92007"],
  ["Beaune", "fr-21054"],
])("former communes %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each(
  rows(`
    geo-2660646: Genève | Genève, Suisse
    geo-2800866: Bruxelles, Belgique | 1000 Bruxelles
    geo-2643743: Londres | London, United Kingdom | London, UK | Londres, Angleterre
    geo-2960316: Luxembourg
    geo-6077243: Montréal, Canada
    geo-2509954: Valence, Espagne
    fr-26362: Valence
    several: Cologne | Montréal | Fribourg
    geo-2886242: Cologne, Allemagne
    geo-360630: Le Caire, Égypte
    geo-2747373: Den Haag
    geo-1880252: Singapour, Singapour
    geo-1816670: Pékin
    none: Belgique | Suisse | France
  `),
)("places abroad %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each(
  rows(`
    several: Paris ou Lyon | Paris / Lyon / Nantes | Lyon et Villeurbanne
    none: full remote | Télétravail | 100 % télétravail | 12 rue de la République, Lyon | Partout en France |  | 🙂
  `),
)("a text names no place for sure %s", (text, kind) => expect(placeIn(text)).toBe(kind));

const suggested = (text: string) => suggestPlaces(gazetteer(), text).map(({ place }) => place.id);

describe("suggestions", () => {
  it.each(
    rows(`
      fr-69123: lyo
      fr-42218: saint et | st et
      fr-76351: havr
      fr-69266: 6910
      fr-75115: paris 15
      geo-2643743: lond
      fr-93066: saint denis 93
      fr-r11: ile de fr
      fr-14762: vire
      fr-94038: lhay les | l hay les
      fr-95313: lisle adam
      fr-73304: val disere
    `),
  )("%s", (text, id) => expect(suggested(text)[0]).toBe(id));

  it("are ten at most, each once", () => {
    const ids = suggested("saint");
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  it("name the former commune", () =>
    expect(suggestPlaces(gazetteer(), "lomme")[0]).toMatchObject({ former: "Lomme" }));
  it("are none for an unknown text", () => expect(suggested("zzzz")).toEqual([]));
});
