import type { Row } from "./features/moderation";

/** Escapes control and bidirectional characters, which a terminal would interpret. */
const harmless = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- Finds the characters to escape.
  text.replaceAll(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, (letter) => {
    const escaped = JSON.stringify(letter).slice(1, -1);
    return escaped === letter ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}` : escaped;
  });

/** A command's result as JSON on one line. */
export const asJson = (answer: Row | readonly Row[]): string => harmless(JSON.stringify(answer));

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return harmless(typeof value === "string" ? value : JSON.stringify(value));
}

function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((one, column) => one.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A command's result for a person to read: a list as a table, a record with one line per field. */
export function readable(answer: Row | readonly Row[]): string {
  if (isList(answer)) return answer.length === 0 ? "Nothing." : table(answer);
  const lines = Object.entries(answer).flatMap(([name, value]) =>
    isPlain(value)
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one] as const)
      : [[name, value] as const],
  );
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}`.trimEnd()).join("\n");
}

const isList = (answer: Row | readonly Row[]): answer is readonly Row[] => Array.isArray(answer);
const isPlain = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
