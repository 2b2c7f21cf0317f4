import type { Run } from "./text-runs";

/** A size for text without one of its own, which viewers fit to its box. */
const autoSize = 10;
const lineHeight = 1.2;
/** The width of a letter, relative to its size. */
const letterWidth = 0.5;
const isHidden = (flags: number) => (flags & (2 | 32)) !== 0;

/** A property of a value whose form is unknown. */
const of = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).filter(Boolean).join(", ") : typeof value === "string" ? value : "";
const numberOf = (value: unknown) => (typeof value === "number" ? value : 0);

/** The text of a text or choice field, or of a note that is written onto the page. */
function textIn(annotation: unknown): string {
  const subtype = of(annotation, "subtype");
  if (subtype === "FreeText") return textOf(of(of(annotation, "contentsObj"), "str"));
  const isText = ["Tx", "Ch"].includes(textOf(of(annotation, "fieldType"))) && of(annotation, "password") !== true;
  return subtype === "Widget" && isText ? textOf(of(annotation, "fieldValue")) : "";
}

/**
 * The texts that were typed into a page's form fields or onto the page, at their places. Viewers show them, but they
 * are no part of the page's own text.
 */
export function typedRuns(annotations: readonly unknown[], page: readonly number[]): Run[] {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page;
  return annotations.flatMap((annotation) => {
    const lines = textIn(annotation).split(/\r\n?|\n/);
    const rect = of(annotation, "rect");
    if (!Array.isArray(rect) || isHidden(numberOf(of(annotation, "annotationFlags")))) return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect.map(numberOf);
    const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
    const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
    const [left, top, height] = [Math.min(...xs), Math.min(...ys), Math.abs((ys[0] ?? 0) - (ys[1] ?? 0))];
    const size = numberOf(of(of(annotation, "defaultAppearanceData"), "fontSize")) || autoSize;
    // A single line is centred in its box.
    const first = lines.length === 1 && height < 2 * lineHeight * size ? (height - lineHeight * size) / 2 : 0;
    return lines.flatMap((line, index) => {
      const text = line.trim();
      const y = top + first + (index + 0.8) * lineHeight * size;
      return text === ""
        ? []
        : [{ text, x: left + 2, y, width: text.length * size * letterWidth, size, font: "typed" }];
    });
  });
}
