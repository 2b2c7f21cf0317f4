import { defineConfig, parse } from "@terrazzo/parser";
import { expect, it } from "vitest";
import { dark, light } from "./colors";
import { tokenFiles } from "./design-tokens";
import { dtcgName } from "./dtcg";
import { system } from "./system";

const files = tokenFiles();
const cwd = new URL("file:///tokens/");
const fileAt = (url: URL) => files[url.pathname.replace("/tokens/", "")] ?? "";

/** The tokens as resolved by an independent parser, which refuses files that do not conform to the format. */
async function read(colorMode: "light" | "dark") {
  const filename = new URL("passerelle.resolver.json", cwd);
  const { resolver } = await parse([{ filename, src: fileAt(filename) }], {
    // The names are the theme's.
    config: defineConfig({ lint: { rules: { "core/consistent-naming": "off" } } }, { cwd }),
    req: (url) => Promise.resolve(fileAt(url)),
  });
  return resolver.apply({ colorMode });
}

/** Values that the format cannot express: percentages and characters. */
const leftOut = ["sizes.full", "sizes.prose"];

/** The theme's tokens by their names in the files, without Chakra's derived ones. */
const names = system.tokens.allTokens
  .filter(({ path, extensions }) => !extensions.virtual && !extensions["negative"] && path[1] !== "colorPalette")
  .map(({ path }) => path.map(dtcgName).join(".").replace("sizes.breakpoint-", "breakpoints."))
  .filter((name) => !leftOut.includes(name));

const modes = [
  { mode: "light", colors: light },
  { mode: "dark", colors: dark },
] as const;

it.each(modes)("exports every token of the theme, $mode", async ({ mode }) => {
  const tokens = await read(mode);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !(name in tokens))).toEqual([]);
});

it.each(modes)("resolves references to the colours of their mode, $mode", async ({ mode, colors }) => {
  const tokens = await read(mode);
  expect(tokens["colors.brand"]?.$value).toMatchObject({ hex: colors.brand.fg.toLowerCase() });
  expect(tokens["colors.red.focusRing"]?.$value).toMatchObject({ hex: colors.focus.toLowerCase() });
});

it("resolves references to sizes and type", async () => {
  const tokens = await read("light");
  expect(tokens["sizes.4"]?.$value).toEqual({ value: 1, unit: "rem" });
  expect(tokens["textStyles.h1"]?.$value).toMatchObject({ fontSize: { value: 1.625, unit: "rem" }, fontWeight: 600 });
});

it("writes the application's custom properties, the colours once for each mode", () => {
  const [root = "", inDark = ""] = (files["passerelle.css"] ?? "").split(".dark");
  expect(root).toContain(`--p-colors-canvas: ${light.canvas};`);
  expect(root).toContain("--p-spacing-4: 1rem;");
  expect(inDark).toContain(`--p-colors-canvas: ${dark.canvas};`);
  expect(inDark).not.toContain("--p-spacing");
});
