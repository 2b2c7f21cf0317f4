import { breakpoints } from "./breakpoints";
import { color, cubicBezier, dimension, type DtcgGroup, type DtcgToken, dtcgName } from "./dtcg";
import { duration, fontFamily, shadow } from "./dtcg";
import { system } from "./system";
import { semanticTokens, textStyles, tokens } from "./tokens";

type Convert = (text: string) => DtcgToken["$value"] | undefined;
const number: Convert = (text) => Number.parseFloat(text);

const units = "Sizes in percent or in characters are left out: the format has no such unit.";

/** The conversion of each token category to the format. */
const categories: Record<keyof typeof tokens, { $type: string; convert: Convert; $description?: string }> = {
  spacing: { $type: "dimension", convert: dimension, $description: "A grid of 4 px: step 1 is 4 px." },
  sizes: { $type: "dimension", convert: dimension, $description: units },
  fonts: { $type: "fontFamily", convert: fontFamily },
  fontSizes: { $type: "dimension", convert: dimension },
  fontWeights: { $type: "fontWeight", convert: number },
  letterSpacings: { $type: "number", convert: number, $description: "Times the size of the type." },
  lineHeights: { $type: "number", convert: number, $description: "Times the size of the type." },
  radii: { $type: "dimension", convert: dimension },
  durations: { $type: "duration", convert: duration },
  easings: { $type: "cubicBezier", convert: cubicBezier },
  zIndex: { $type: "number", convert: number },
};

const isStep = (category: string, name: string) => category === "sizes" && name in tokens.spacing;

function groupOf(
  category: string,
  $type: string,
  convert: Convert,
  values: Record<string, { value: string | number }>,
) {
  const entries = Object.entries(values).flatMap(([name, { value }]) => {
    const $value = isStep(category, name) ? `{spacing.${dtcgName(name)}}` : convert(String(value));
    return $value === undefined ? [] : [[dtcgName(name), { $type, $value }] as const];
  });
  return Object.fromEntries(entries);
}

/** The value of a text style's property: a reference to a token, or a literal value. */
const sizeOf = (name: string) =>
  Number.parseFloat(Object.entries(tokens.fontSizes).find(([each]) => each === name)?.[1].value ?? "1");
const spacingOf = (name: unknown) =>
  Number.parseFloat(Object.entries(tokens.letterSpacings).find(([each]) => each === name)?.[1].value ?? "0");
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function typography(style: Record<string, unknown>): DtcgToken {
  const { fontSize, lineHeight, fontWeight = "normal", letterSpacing } = style;
  const size = sizeOf(String(fontSize));
  const height = String(lineHeight);
  const ratio = height.endsWith("rem") ? rounded(Number.parseFloat(height) / size) : Number(height);
  return {
    $type: "typography",
    $value: {
      fontFamily: "{fonts.body}",
      fontSize: `{fontSizes.${String(fontSize)}}`,
      fontWeight: `{fontWeights.${String(fontWeight)}}`,
      letterSpacing: { value: rounded(spacingOf(letterSpacing) * size), unit: "rem" },
      lineHeight: height in tokens.lineHeights ? `{lineHeights.${height}}` : ratio,
    },
  };
}

/** The tokens that both colour modes share. */
function baseTokens(): DtcgGroup {
  const groups = Object.entries(categories).map(([category, { $type, convert, $description }]) => {
    const values = Object.entries(tokens).find(([name]) => name === category)?.[1] ?? {};
    return [category, { ...($description && { $description }), ...groupOf(category, $type, convert, values) }] as const;
  });
  const styles = Object.entries(textStyles).map(([name, { value }]) => [name, typography({ ...value })] as const);
  return {
    ...Object.fromEntries(groups),
    breakpoints: groupOf(
      "breakpoints",
      "dimension",
      dimension,
      Object.fromEntries(Object.entries(breakpoints).map(([name, value]) => [name, { value }])),
    ),
    textStyles: Object.fromEntries(styles),
  };
}

interface Both {
  value: { _light: string; _dark: string };
}
type Mode = keyof Both["value"];
type Names = Record<string, Both | Record<string, Both>>;

const isBoth = (entry: Both | Record<string, Both>): entry is Both => "_light" in (entry["value"] ?? {});

/** A palette's plain name means its text colour, and its focus ring the common one. */
const aliasOf = (palette: string, name: string) =>
  ({ DEFAULT: palette === "ink" ? undefined : `{colors.${palette}.fg}`, focusRing: "{colors.focus}" })[name];

function modeGroup(names: Names, mode: Mode, $type: string, convert: Convert, palette = ""): DtcgGroup {
  const entries = Object.entries(names).map(([name, entry]) => {
    if (!isBoth(entry)) return [name, modeGroup(entry, mode, $type, convert, name)] as const;
    const $value = aliasOf(palette, name) ?? convert(entry.value[mode]) ?? "";
    return [dtcgName(name), { $type, $value }] as const;
  });
  return Object.fromEntries(entries);
}

const modeTokens = (mode: Mode): DtcgGroup => ({
  colors: modeGroup(semanticTokens.colors, mode, "color", color),
  shadows: modeGroup(semanticTokens.shadows, mode, "shadow", shadow),
});

/** The combination of the token sets (Resolver Module 2025.10). */
const resolver = {
  name: "Passerelle",
  version: "2025.10",
  sets: { base: { sources: [{ $ref: "base.tokens.json" }] } },
  modifiers: {
    colorMode: {
      contexts: { light: [{ $ref: "light.tokens.json" }], dark: [{ $ref: "dark.tokens.json" }] },
      default: "light",
    },
  },
  resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/colorMode" }],
};

const properties = (condition: string) =>
  [...(system.tokens.cssVarMap.get(condition) ?? [])].map(([name, value]) => `  ${name}: ${value};\n`).join("");

/** The application's own custom properties. */
const css = () => `:root {\n${properties("base")}${properties("_light")}}\n\n.dark {\n${properties("_dark")}}\n`;

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The theme for other tools, by file name: W3C design tokens, and CSS custom properties. */
export const tokenFiles = (): Record<string, string> => ({
  "base.tokens.json": json(baseTokens()),
  "light.tokens.json": json(modeTokens("_light")),
  "dark.tokens.json": json(modeTokens("_dark")),
  "passerelle.resolver.json": json(resolver),
  "passerelle.css": css(),
});
