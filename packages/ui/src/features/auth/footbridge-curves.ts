/** A height for every x of the drawing. */
export type Curve = (x: number) => number;

const middle = 400;

/** An arch centred on the middle: `foot` high at `reach` on either side, and `rise` higher in the middle. */
const arch =
  (foot: number, rise: number, reach: number): Curve =>
  (x) =>
    foot - rise * (1 - ((x - middle) / reach) ** 2);

export const waterline = 486;
export const deck = arch(388, 52, 300);
export const rib = arch(484, 140, 262);
export const handrail: Curve = (x) => deck(x) - 27;
export const reflection: Curve = (x) => 2 * waterline + 2 - rib(x);

const round = (value: number) => Math.round(value * 10) / 10;

/** The path of an arch: a quadratic curve represents a parabola exactly. */
export function along(curve: Curve, from: number, to: number) {
  const control = 2 * curve(middle) - (curve(from) + curve(to)) / 2;
  return `M${from} ${round(curve(from))}Q${middle} ${round(control)} ${to} ${round(curve(to))}`;
}

/** Vertical bars between two curves, where they are far enough apart. */
export function bars(upper: Curve, lower: Curve, from: number, to: number, step: number) {
  const places = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return places
    .filter((x) => lower(x) - upper(x) > 5)
    .map((x) => `M${x} ${round(upper(x))}V${round(lower(x))}`)
    .join("");
}
