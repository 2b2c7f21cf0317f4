import { defineSemanticTokens, defineTextStyles, defineTokens } from "@chakra-ui/react";
import { type Palette, dark, light } from "./colors";

/** The 4 px grid: step 1 is 4 px. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32];
const spacing = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const systemFonts = `ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif`;

export const tokens = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    full: { value: "100%" },
    content: { value: "70rem" },
    prose: { value: "70ch" },
    feed: { value: "42rem" },
    sidebar: { value: "16.5rem" },
    header: { value: "4rem" },
    bottomBar: { value: "3.5rem" },
    dialog: { value: "34rem" },
    wideDialog: { value: "48rem" },
    target: { value: "2.75rem" },
  },
  fonts: {
    body: { value: `"Figtree Variable", "Figtree Fallback", ${systemFonts}` },
    heading: { value: `"Figtree Variable", "Figtree Fallback", ${systemFonts}` },
    mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" },
  },
  fontSizes: {
    "2xs": { value: "0.6875rem" },
    xs: { value: "0.8125rem" },
    sm: { value: "0.875rem" },
    md: { value: "0.9375rem" },
    lg: { value: "1.0625rem" },
    xl: { value: "1.25rem" },
    "2xl": { value: "1.625rem" },
    "3xl": { value: "2.125rem" },
    "4xl": { value: "2.75rem" },
  },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "500" },
    semibold: { value: "600" },
    bold: { value: "700" },
  },
  letterSpacings: { tight: { value: "-0.015em" }, tighter: { value: "-0.025em" }, wide: { value: "0.04em" } },
  lineHeights: { tight: { value: "1.2" }, snug: { value: "1.35" }, body: { value: "1.5" } },
  radii: { sm: { value: "4px" }, control: { value: "8px" }, card: { value: "10px" }, full: { value: "9999px" } },
  durations: { fast: { value: "120ms" }, moderate: { value: "160ms" }, slow: { value: "200ms" } },
  easings: { out: { value: "cubic-bezier(0.2, 0.8, 0.2, 1)" } },
  zIndex: {
    docked: { value: 10 },
    notice: { value: 50 },
    sticky: { value: 100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    skip: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
});

const both = (lightValue: string, darkValue: string) => ({ value: { _light: lightValue, _dark: darkValue } });

function palette(lightPalette: Palette, darkPalette: Palette) {
  return {
    DEFAULT: both(lightPalette.fg, darkPalette.fg),
    solid: both(lightPalette.solid, darkPalette.solid),
    contrast: both(lightPalette.contrast, darkPalette.contrast),
    hover: both(lightPalette.hover, darkPalette.hover),
    fg: both(lightPalette.fg, darkPalette.fg),
    tint: both(lightPalette.tint, darkPalette.tint),
    line: both(lightPalette.line, darkPalette.line),
    focusRing: both(light.focus, dark.focus),
  };
}

/** The semantic tokens: canvas, surface, raised, ink, line, brand, accent and the status palettes. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    canvas: both(light.canvas, dark.canvas),
    surface: both(light.surface, dark.surface),
    raised: both(light.raised, dark.raised),
    sunken: both(light.sunken, dark.sunken),
    ink: { DEFAULT: both(light.ink, dark.ink), muted: both(light.mutedInk, dark.mutedInk) },
    line: both(light.line, dark.line),
    edge: both(light.edge, dark.edge),
    accent: both(light.accent, dark.accent),
    danger: both(light.danger, dark.danger),
    focus: both(light.focus, dark.focus),
    backdrop: both(light.backdrop, dark.backdrop),
    brand: palette(light.brand, dark.brand),
    neutral: palette(light.neutral, dark.neutral),
    green: palette(light.green, dark.green),
    blue: palette(light.blue, dark.blue),
    yellow: palette(light.yellow, dark.yellow),
    red: palette(light.red, dark.red),
  },
  shadows: { floating: both(light.shadow, dark.shadow) },
});

const style = (fontSize: string, lineHeight: string, more?: object) => ({ value: { fontSize, lineHeight, ...more } });
const heading = { fontWeight: "semibold", letterSpacing: "tight" };

export const textStyles = defineTextStyles({
  xs: style("xs", "1.125rem"),
  sm: style("sm", "1.25rem"),
  md: style("md", "1.5"),
  lg: style("lg", "1.625rem"),
  h1: style("2xl", "tight", { ...heading, letterSpacing: "tighter" }),
  h2: style("xl", "snug", heading),
  h3: style("lg", "snug", heading),
  figure: style("3xl", "1", { fontWeight: "semibold", letterSpacing: "tighter", fontVariantNumeric: "tabular-nums" }),
});
