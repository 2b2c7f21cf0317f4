import { describe, expect, it } from "vitest";
import { gazetteer } from "../../platform/places/gazetteer";
import { shortKeys } from "../../platform/places/place-key";
import { readPlace } from "./read-place";
import { suggestPlaces } from "./suggest";

const placeIn = (text: string) => {
  const { kind, places } = readPlace(gazetteer(), text);
  return kind === "place" ? places[0].id : kind;
};

it.each([
  ["Lyon", "fr-69123"],
  ["lyon", "fr-69123"],
  ["LYON", "fr-69123"],
  ["Lyon, France", "fr-69123"],
  ["Lyon (69)", "fr-69123"],
  ["Lyon, Rhône", "fr-69123"],
  ["Lyon, Auvergne-Rhône-Alpes, France", "fr-69123"],
  ["Lyon (télétravail partiel)", "fr-69123"],
  ["Métropole de Lyon", "fr-69123"],
  ["69100 Villeurbanne", "fr-69266"],
  ["Villeurbanne 69100", "fr-69266"],
])("a text names a place %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each([
  ["Paris 15e", "fr-75115"],
  ["Paris 15", "fr-75115"],
  ["Paris XV", "none"],
  ["Paris 15ème arrondissement", "fr-75115"],
  ["Paris 15e Arrondissement", "fr-75115"],
  ["Paris (15e)", "fr-75115"],
  ["75015 Paris", "fr-75115"],
  ["Paris 75015", "fr-75115"],
  ["75015", "fr-75115"],
  ["75116 Paris", "fr-75116"],
  ["Paris 1er", "fr-75101"],
  ["Paris 21e", "none"],
  ["Paris (75)", "fr-75056"],
  ["Lyon 3", "fr-69383"],
  ["Lyon 03", "fr-69383"],
  ["Lyon 3ème", "fr-69383"],
  ["69003 Lyon", "fr-69383"],
  ["Marseille 8e", "fr-13208"],
  ["13008 Marseille", "fr-13208"],
  ["Marseille (13)", "fr-13055"],
  ["Marseille 13e", "fr-13213"],
  ["Paris 15e, 16e", "several"],
  ["15e arrondissement de Paris", "fr-75115"],
  ["3ème arrondissement, Lyon", "fr-69383"],
  ["Paris 15 ème", "fr-75115"],
  ["15e", "none"],
  ["75000 Paris", "fr-75056"],
])("districts of Paris, Lyon and Marseille %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each([
  ["St Etienne", "fr-42218"],
  ["St-Étienne", "fr-42218"],
  ["SAINT ETIENNE", "fr-42218"],
  ["Ste Foy lès Lyon", "fr-69202"],
  ["Chalon s/ Saône", "fr-71076"],
  ["Chalon-s/-Saône", "fr-71076"],
  ["Chalon sur Saone", "fr-71076"],
  ["Le Havre", "fr-76351"],
  ["Havre", "fr-76351"],
  ["Les Ulis", "fr-91692"],
  ["Ulis", "fr-91692"],
  ["L'Haÿ-les-Roses", "fr-94038"],
  ["L’Haÿ les Roses", "fr-94038"],
  ["Villefranche s/ Saône", "fr-69264"],
  ["Fontenay-ss-Bois", "none"],
  ["Nogent-sur-Marne 94", "fr-94052"],
  ["Œuilly", "several"],
  ["La Défense", "fr-92026"],
  ["Paris La Défense", "fr-92026"],
  ["La Baule", "fr-44055"],
  ["Clermont-Fd", "fr-63113"],
  ["Cherbourg", "fr-50129"],
  ["Châlons s/ Marne", "fr-51108"],
  ["Nice 6000", "fr-06088"],
  ["1000 Bourg-en-Bresse", "fr-01053"],
  ["Lyon, FR", "fr-69123"],
])("other spellings %s", (text, id) => expect(placeIn(text)).toBe(id));

describe("places of the same name", () => {
  it("are several if two of them are large", () => {
    const { kind, places } = readPlace(gazetteer(), "Saint-Denis");
    expect(kind).toBe("several");
    expect(places.map(({ department }) => department)).toEqual(["974", "93", "11", "30"]);
  });

  it.each([
    ["Saint-Denis (93)", "fr-93066"],
    ["St Denis 93", "fr-93066"],
    ["93200 Saint-Denis", "fr-93066"],
    ["Saint-Denis, Seine-Saint-Denis", "fr-93066"],
    ["Saint-Denis, Île-de-France", "fr-93066"],
    ["Saint-Denis (974)", "fr-97411"],
    ["Saint-Denis, La Réunion", "fr-97411"],
    ["97400 St-Denis", "fr-97411"],
    ["Saint-Denis 11310", "fr-11339"],
    ["Saint-Denis (59)", "none"],
    ["Sainte-Marie", "several"],
    ["Montreuil", "fr-93048"],
    ["Vienne", "several"],
    ["Vienne, Isère", "fr-38544"],
    ["Vienne (38)", "fr-38544"],
    ["Vienne (86)", "fr-d86"],
    ["Poitiers, Vienne", "fr-86194"],
    ["Vienne, Autriche", "geo-2761369"],
    ["Brest", "fr-29019"],
  ])("%s", (text, id) => expect(placeIn(text)).toBe(id));
});

it.each([
  ["Levallois", "fr-92044"],
  ["92300 Levallois", "fr-92044"],
  ["Vélizy", "fr-78640"],
  ["Gif", "fr-91272"],
  ["Vitry", "several"],
  ["Roissy", "several"],
  ["Boulogne", "several"],
  ["Boulogne (62)", "fr-62160"],
  ["Boulogne 92100", "fr-92012"],
  ["Clermont", "several"],
  ["Clermont (60)", "fr-60157"],
  ["Clermont 63", "fr-63113"],
  ["Saint-Maur 94100", "fr-94068"],
  ["Villefranche", "several"],
  ["Bourgogne", "several"],
  ["Saint", "several"],
])("the beginning of a name %s", (text, id) => expect(placeIn(text)).toBe(id));

it("also finds a name without its article, and with it joined", () =>
  expect(["L’Isle-d’Abeau", "Le Havre", "Nantes"].map(shortKeys)).toEqual([
    ["isle d abeau", "lisle dabeau"],
    ["havre"],
    [],
  ]));

it.each([
  ["Île-de-France", "fr-r11"],
  ["Ile de France", "fr-r11"],
  ["IDF", "fr-r11"],
  ["Région parisienne", "fr-r11"],
  ["PACA", "fr-r93"],
  ["La Réunion", "fr-r04"],
  ["Réunion", "fr-r04"],
  ["Île de la Réunion", "fr-r04"],
  ["Mayenne", "several"],
  ["Martinique", "fr-r02"],
  ["Rhône", "fr-d69"],
  ["Corse", "fr-r94"],
  ["Corse-du-Sud", "fr-d2A"],
  ["Bretagne", "fr-r53"],
  ["Centre-Val de Loire", "fr-r24"],
])("areas %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each([
  ["20000 Ajaccio", "fr-2A004"],
  ["Ajaccio 20090", "fr-2A004"],
  ["Ajaccio (2A)", "fr-2A004"],
  ["Ajaccio (20)", "fr-2A004"],
  ["Bastia 2B", "fr-2B033"],
  ["20200 Bastia", "fr-2B033"],
  ["20305 Bastia Cedex", "fr-2B033"],
  ["Bastia (2A)", "none"],
  ["69286 Lyon Cedex 02", "fr-69123"],
  ["Lyon CEDEX", "fr-69123"],
  ["75755 PARIS CEDEX 15", "fr-75056"],
  ["35042 Rennes Cedex", "fr-35238"],
  ["35042 Nantes Cedex", "none"],
])("codes of Corsica and of companies %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each([
  ["Vire", "fr-14762"],
  ["Beaupréau", "fr-49023"],
  ["Lomme", "fr-59350"],
  ["Cherbourg-Octeville", "fr-50129"],
  ["Évry", "fr-91228"],
  ["Bagneux", "fr-92007"],
  ["Beaune", "fr-21054"],
])("former communes %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each([
  ["Genève", "geo-2660646"],
  ["Bruxelles, Belgique", "geo-2800866"],
  ["1000 Bruxelles", "geo-2800866"],
  ["Londres", "geo-2643743"],
  ["London, United Kingdom", "geo-2643743"],
  ["Luxembourg", "geo-2960316"],
  ["Montréal, Canada", "geo-6077243"],
  ["Genève, Suisse", "geo-2660646"],
  ["London, UK", "geo-2643743"],
  ["Londres, Angleterre", "geo-2643743"],
  ["Valence, Espagne", "geo-2509954"],
  ["Valence", "fr-26362"],
  ["Cologne", "several"],
  ["Cologne, Allemagne", "geo-2886242"],
  ["Montréal", "several"],
  ["Fribourg", "several"],
  ["Le Caire, Égypte", "geo-360630"],
  ["Den Haag", "geo-2747373"],
  ["Singapour, Singapour", "geo-1880252"],
  ["Pékin", "geo-1816670"],
  ["Belgique", "none"],
  ["Suisse", "none"],
  ["France", "none"],
])("places abroad %s", (text, id) => expect(placeIn(text)).toBe(id));

it.each([
  ["Paris ou Lyon", "several"],
  ["Paris / Lyon / Nantes", "several"],
  ["Lyon et Villeurbanne", "several"],
  ["full remote", "none"],
  ["Télétravail", "none"],
  ["100 % télétravail", "none"],
  ["12 rue de la République, Lyon", "none"],
  ["Partout en France", "none"],
  ["", "none"],
  ["🙂", "none"],
])("a text names no place for sure %s", (text, kind) => expect(placeIn(text)).toBe(kind));

const suggested = (text: string) => suggestPlaces(gazetteer(), text).map(({ place }) => place.id);

describe("suggestions", () => {
  it.each([
    ["lyo", "fr-69123"],
    ["saint et", "fr-42218"],
    ["st et", "fr-42218"],
    ["havr", "fr-76351"],
    ["6910", "fr-69266"],
    ["paris 15", "fr-75115"],
    ["lond", "geo-2643743"],
    ["saint denis 93", "fr-93066"],
    ["ile de fr", "fr-r11"],
    ["vire", "fr-14762"],
    ["lhay les", "fr-94038"],
    ["l hay les", "fr-94038"],
    ["lisle adam", "fr-95313"],
    ["val disere", "fr-73304"],
  ])("%s", (text, id) => expect(suggested(text)[0]).toBe(id));

  it("are ten at most, each once", () => {
    const ids = suggested("saint");
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  it("name the former commune", () =>
    expect(suggestPlaces(gazetteer(), "lomme")[0]).toMatchObject({ former: "Lomme" }));
  it("are none for an unknown text", () => expect(suggested("zzzz")).toEqual([]));
});
