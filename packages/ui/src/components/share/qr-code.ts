import { encode } from "uqr";

/** The blank modules around a code that readers need. */
const border = 4;
/** Large enough to print. */
const pixelsOfModule = 20;

/** A QR code as the address of a picture: black on white, whatever the colours of the page. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { border, ecc: "M" });
  const rows = data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
  const runs = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  const width = size * pixelsOfModule;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${width}" height="${width}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join("")}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
