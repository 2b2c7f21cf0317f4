import { expect, it } from "vitest";
import { distanceBetween, isWithin, placesAround } from "./distance";
import { gazetteer, type Place } from "../../platform/places/gazetteer";

function placeOf(id: string): Place {
  const place = gazetteer().find(id);
  if (!place) throw new Error(`${id} is no place.`);
  return place;
}

const around = (id: string, km: number) =>
  [...placesAround(gazetteer(), placeOf(id), km).keys()].map(({ name }) => name);

it.each([
  ["fr-75056", "fr-69123", 392],
  ["fr-69123", "fr-69266", 3],
  ["fr-75056", "fr-97411", 9_380],
])("%s and %s are about %i km apart", (one, other, km) => {
  const distance = distanceBetween(placeOf(one), placeOf(other));
  expect(Math.abs(distance - km)).toBeLessThan(Math.max(2, km / 50));
});

it("finds Villeurbanne and the districts within 10 km of Lyon, and Vienne within 50", () => {
  expect(around("fr-69123", 10)).toEqual(expect.arrayContaining(["Lyon", "Villeurbanne", "Lyon 9e Arrondissement"]));
  expect(around("fr-69123", 10)).not.toContain("Vienne");
  expect(around("fr-69123", 50)).toContain("Vienne");
});

it("finds as many places in a box as by comparing all distances", () => {
  for (const km of [10, 100]) {
    const centre = placeOf("fr-97411");
    const all = gazetteer().places.filter(
      (place) => ["city", "district"].includes(place.kind) && distanceBetween(centre, place) <= km,
    );
    expect(placesAround(gazetteer(), centre, km).size).toBe(all.length);
  }
});

it("finds places on the other side of the 180th meridian", () => {
  const [taveuni, labasa] = [
    { latitude: -16.9, longitude: 179.95 },
    { latitude: -16.9, longitude: -179.95 },
  ];
  expect(distanceBetween(taveuni, labasa)).toBeLessThan(12);
});

it.each([
  ["fr-69383", "fr-69123", true],
  ["fr-69266", "fr-69123", false],
  ["fr-69266", "fr-d69", true],
  ["fr-69383", "fr-d69", true],
  ["fr-d69", "fr-r84", true],
  ["fr-r84", "fr-d69", false],
  ["fr-97411", "fr-r04", true],
  ["fr-97411", "fr-r11", false],
  ["geo-2660646", "fr-r84", false],
])("whether %s is within %s: %s", (place, area, expected) =>
  expect(isWithin(placeOf(place), placeOf(area))).toBe(expected),
);
