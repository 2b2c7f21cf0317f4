import { expect, it } from "vitest";
import { placeKey } from "../../apps/server/src/platform/places/place-key";
import { frenchPlaces } from "./coordinates.mjs";
import { divisions } from "./sources.mjs";

it("finds the commune of every French place of GeoNames but one by its INSEE code (D-391)", () => {
  const communes = divisions("communes");
  const codes = new Set(communes.map(({ code }) => code));
  const places = frenchPlaces(communes, placeKey);
  expect(places.length).toBeGreaterThan(8_800);
  const lost = places.filter(({ code }) => !codes.has(code)).map(({ city }) => city.name);
  expect(lost).toEqual(["Saint-Gervais-en-Belin"]);
});
