import { readFileSync } from "node:fs";
import { brandColors } from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { dark, light } from "./colors";
import { contrast, edgePairs, least, textPairs } from "./contrast";

describe.each([
  { mode: "light", colors: light },
  { mode: "dark", colors: dark },
])("$mode colours", ({ colors }) => {
  it.each(textPairs(colors))("$pair can be read (4.5:1)", ({ text, ground }) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least.text);
  });

  it.each(edgePairs(colors))("$pair can be seen (3:1)", ({ text, ground }) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least.edge);
  });
});

it("has the colours of documents and mails", () => {
  const { ink, mutedInk, brand } = light;
  expect(brandColors).toEqual({ ink, muted: mutedInk, brand: brand.solid, contrast: brand.contrast });
});

// These files cannot import the theme.
it.each([
  "apps/web/index.html",
  "apps/web/public/manifest.webmanifest",
  "apps/web/public/offline.html",
  "scripts/contract/reference.html",
])("has the colours of %s", (file) => {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8").toUpperCase();
  const theme = JSON.stringify([light, dark]).toUpperCase();
  const colors = text.match(/#[0-9A-F]{6}\b/g) ?? [];
  expect(colors).not.toEqual([]);
  expect(colors.filter((color) => !theme.includes(color))).toEqual([]);
});

it("knows the contrast of black and white, whichever comes first", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#FFFFFF", "#000000")).toBeCloseTo(21);
});
