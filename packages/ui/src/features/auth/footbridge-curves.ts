/** A height for every x of the drawing. */
export type Curve = (x: number) => number;

const middle = 400;

/** An arch that stands at `foot` at `reach` either side of the middle, and rises by `rise` there. */
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

/** The path of an arch: a parabola is a quadratic curve exactly. */
export function along(curve: Curve, from: number, to: number) {
  const control = 2 * curve(middle) - (curve(from) + curve(to)) / 2;
  return `M${from} ${round(curve(from))}Q${middle} ${round(control)} ${to} ${round(curve(to))}`;
}

/** Upright bars between two curves, where there is room for one. */
export function bars(upper: Curve, lower: Curve, from: number, to: number, step: number) {
  const places = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return places
    .filter((x) => lower(x) - upper(x) > 5)
    .map((x) => `M${x} ${round(upper(x))}V${round(lower(x))}`)
    .join("");
}
