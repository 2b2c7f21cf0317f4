/** A value of the Design Tokens Format Module 2025.10, or a reference to another token: "{radii.card}". */
type DtcgValue = string | number | readonly DtcgValue[] | { [part: string]: DtcgValue };

export interface DtcgToken {
  $type: string;
  $value: DtcgValue;
  $description?: string;
}

export interface DtcgGroup {
  [name: string]: DtcgToken | DtcgGroup | string;
}

/** Points and braces are syntax in references. */
export const dtcgName = (name: string) => (name === "DEFAULT" ? "$root" : name.replaceAll(".", "_"));

/** Parses `0.25rem` or `8px`; undefined for units that the format does not support. */
export function dimension(text: string): DtcgValue | undefined {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(text) ?? [];
  return value && unit ? { value: Number(value), unit } : undefined;
}

export const duration = (text: string): DtcgValue => ({ value: Number.parseFloat(text), unit: "ms" });

export const fontFamily = (text: string): DtcgValue => text.split(", ").map((name) => name.replaceAll('"', ""));

export const cubicBezier = (text: string): DtcgValue => [...text.matchAll(/[\d.]+/g)].map(Number);

const component = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
const digits = (channel: number) => channel.toString(16).padStart(2, "0");

/** Parses `#RRGGBB` or `rgba(red, green, blue, alpha)`. */
export function color(text: string): DtcgValue {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex
    ? hex.map((channel) => Number.parseInt(channel, 16))
    : [...text.matchAll(/[\d.]+/g)].map(Number);
  return {
    colorSpace: "srgb",
    components: [red, green, blue].map(component),
    alpha,
    hex: `#${[red, green, blue].map(digits).join("")}`,
  };
}

const pixels = (length: string): DtcgValue => ({ value: Number.parseFloat(length), unit: "px" });

/** Parses a comma-separated list of `x y blur spread rgba(...)`. */
export const shadow = (text: string): DtcgValue =>
  text.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = "", paint = ""] = /^(.*?)\s+(rgba\(.*\))$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread] = lengths.split(" ").map((length) => pixels(length));
    return { color: color(paint), offsetX: offsetX ?? 0, offsetY: offsetY ?? 0, blur: blur ?? 0, spread: spread ?? 0 };
  });
