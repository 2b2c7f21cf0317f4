import { describe, expect, it } from "vitest";
import { readSearch } from "./read-search";

const textsIn = (list: string) => list.trim().split(/\s*[|\n]\s*/);

const read = (text: string) => {
  const found = readSearch(text);
  return found && [found.search, found.place.id, found.within];
};

describe("the words of a search end with a place (D-412)", () => {
  it.each([
    ["développeuse front à 20 km de Lyon", "développeuse front", "fr-69123", 20],
    ["dev à 50km de lyon", "dev", "fr-69123", 50],
    ["dev a moins de 10 kilomètres de Lyon", "dev", "fr-69123", 10],
    ["dev 20 km autour de Lyon", "dev", "fr-69123", 20],
    ["dev dans un rayon de 20 km autour de Lyon", "dev", "fr-69123", 20],
    ["luthière près de Lyon", "luthière", "fr-69123", 20],
    ["luthière pres de lyon", "luthière", "fr-69123", 20],
    ["luthière autour de Lyon", "luthière", "fr-69123", 20],
    ["luthière à Lyon", "luthière", "fr-69123", 20],
    ["luthière, à Lyon", "luthière", "fr-69123", 20],
    ["luthière  a  lyon ", "luthière", "fr-69123", 20],
    ["développeur within 20 km of Lyon", "développeur", "fr-69123", 20],
    ["developer 20 km from Lyon", "developer", "fr-69123", 20],
    ["developer near Lyon", "developer", "fr-69123", 20],
    ["Developer in Lyon", "Developer", "fr-69123", 20],
    ["À 20 km de Lyon", "", "fr-69123", 20],
    ["near Lyon", "", "fr-69123", 20],
    ["dev près d’Annecy", "dev", "fr-74010", 20],
    ["dev près du Mans", "dev", "fr-72181", 20],
    ["dev au Havre", "dev", "fr-76351", 20],
    ["dev à La Rochelle", "dev", "fr-17300", 20],
    ["dev à Paris 15e", "dev", "fr-75115", 20],
    ["dev près de Saint-Denis (93)", "dev", "fr-93066", 20],
    ["formateur à distance à Lyon", "formateur à distance", "fr-69123", 20],
    ["dev à Évry", "dev", "fr-91228", 20],
    ["dev près de la Défense", "dev", "fr-92026", 20],
    ["dev à Levallois", "dev", "fr-92044", 20],
    ["vendeuse au Kremlin", "vendeuse", "fr-94043", 20],
    ["dev à 20 km de London, UK", "dev", "geo-2643743", 20],
  ])("%s", (text, search, place, within) => expect(read(text)).toEqual([search, place, within]));

  it("takes the next radius that a search may have", () => {
    expect([5, 25, 60].map((km) => readSearch(`dev à ${km} km de Lyon`)?.within)).toEqual([10, 30, 100]);
    expect(read("dev à 150 km de Lyon")).toBeUndefined();
  });

  it("gives departments and regions no radius", () =>
    expect(read("dev à 20 km de l’Île-de-France")).toEqual(["dev", "fr-r11", undefined]));
});

it.each(
  textsIn(`
    dev | dev lyon | dev à Saint-Denis | dev à 20 km de Saint-Denis | dev à distance | dev à temps plein
    dev à 35000 | responsable à l’international | developer in React | developer in sales | developer in EU
    métiers autour du bois | serveuse près de la mer | serveuse à la montagne | grutier au nord | dev à Boulogne
    dev à pourvoir | developer in UK | assistante à mi temps | near | dev near | à | à 20 km
    dev à Paris ou Lyon | dev à Lyon télétravail | dev à Lyon CDI
  `),
)("words stay words without a sure place (D-412) %s", (text) => expect(read(text)).toBeUndefined());
