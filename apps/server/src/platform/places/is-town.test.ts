import { expect, it } from "vitest";
import { isTown } from "./is-town";

it.each(["Nantes", "AULNAY SOUS BOIS", "Saint-Étienne", "Casablanca", "Bretagne"])("knows the town %s", (name) => {
  expect(isTown(name, 15_000)).toBe(true);
});

it.each(["Globex", "Orange", "Nantes —", "Licence", "44000"])("does not take %j for a town", (name) => {
  expect(isTown(name, 1_000)).toBe(false);
});

it("asks for more inhabitants where a name may be another thing", () =>
  expect([isTown("Nexon", 1_000), isTown("Nexon", 15_000)]).toEqual([true, false]));
