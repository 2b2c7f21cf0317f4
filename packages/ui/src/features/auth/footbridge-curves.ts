/** A function from x to the height in the drawing. */
export type Curve = (x: number) => number;

const middle = 400;

/** An arch with the height `foot` at the distance `reach` from the middle, where it rises by `rise`. */
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

/** The path of an arch; a parabola is exactly a quadratic Bézier curve. */
export function along(curve: Curve, from: number, to: number) {
  const control = 2 * curve(middle) - (curve(from) + curve(to)) / 2;
  return `M${from} ${round(curve(from))}Q${middle} ${round(control)} ${to} ${round(curve(to))}`;
}

/** Vertical bars between two curves, where they fit. */
export function bars(upper: Curve, lower: Curve, from: number, to: number, step: number) {
  const places = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return places
    .filter((x) => lower(x) - upper(x) > 5)
    .map((x) => `M${x} ${round(upper(x))}V${round(lower(x))}`)
    .join("");
}
