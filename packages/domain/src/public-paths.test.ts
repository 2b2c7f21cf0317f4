import { expect, it } from "vitest";
import { publicPaths } from "./public-paths";

it.each([
  ["Développeuse React (H/F) – Lyon", "/offers/7-developpeuse-react-h-f-lyon"],
  ["  C++ & C#  ", "/offers/7-c-c"],
  ["Œuvre d’art", "/offers/7-oeuvre-d-art"],
  ["مهندسة برمجيات", "/offers/7"],
  ["🎻 🎻", "/offers/7"],
  ["x".repeat(300), `/offers/7-${"x".repeat(80)}`],
  [`${"x".repeat(79)} y`, `/offers/7-${"x".repeat(79)}`],
])("writes the title %j into the address of an offer (D-380)", (jobTitle, path) => {
  expect(publicPaths.offer({ id: 7, jobTitle })).toBe(path);
});

it("encodes a username for the address of a company (D-380)", () => {
  expect(publicPaths.company("karim.benali")).toBe("/companies/karim.benali");
  expect(publicPaths.company("a/b?c")).toBe("/companies/a%2Fb%3Fc");
});
