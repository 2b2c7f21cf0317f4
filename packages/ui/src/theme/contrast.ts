import type { Colors } from "./colors";

/** The relative luminance of `#RRGGBB` according to WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The possible backgrounds of a page. */
const grounds = ["canvas", "surface", "raised", "sunken"] as const;
export const palettes = ["brand", "neutral", "green", "blue", "yellow", "red"] as const;

/** Two colours that meet in the interface. */
export interface Pair {
  pair: string;
  text: string;
  ground: string;
}

/** The minimum contrast of text with its background, and of a control's edge or state with its surroundings. */
export const least = { text: 4.5, edge: 3 } as const;

export const textPairs = (colors: Colors): Pair[] => [
  ...grounds.flatMap((ground) => [
    { pair: `ink on ${ground}`, text: colors.ink, ground: colors[ground] },
    { pair: `muted ink on ${ground}`, text: colors.mutedInk, ground: colors[ground] },
    { pair: `danger on ${ground}`, text: colors.danger, ground: colors[ground] },
    ...palettes.map((name) => ({ pair: `${name} on ${ground}`, text: colors[name].fg, ground: colors[ground] })),
  ]),
  ...palettes.flatMap((name) => [
    { pair: `${name} on its tint`, text: colors[name].fg, ground: colors[name].tint },
    { pair: `ink on the ${name} tint`, text: colors.ink, ground: colors[name].tint },
    { pair: `text on solid ${name}`, text: colors[name].contrast, ground: colors[name].solid },
    { pair: `text on hovered ${name}`, text: colors[name].contrast, ground: colors[name].hover },
  ]),
  { pair: "muted ink on the brand tint", text: colors.mutedInk, ground: colors.brand.tint },
  { pair: "muted ink on the neutral tint", text: colors.mutedInk, ground: colors.neutral.tint },
  { pair: "tooltip", text: colors.canvas, ground: colors.ink },
];

/** Every control's edge or fill, with its surroundings. */
export const edgePairs = (colors: Colors): Pair[] =>
  grounds.flatMap((ground) => [
    { pair: `control edge on ${ground}`, text: colors.edge, ground: colors[ground] },
    { pair: `focus ring on ${ground}`, text: colors.focus, ground: colors[ground] },
    { pair: `brand control on ${ground}`, text: colors.brand.solid, ground: colors[ground] },
    { pair: `red control on ${ground}`, text: colors.red.solid, ground: colors[ground] },
  ]);
