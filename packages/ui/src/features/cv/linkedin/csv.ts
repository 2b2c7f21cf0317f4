import { parse } from "papaparse";

/** The rows of a CSV file after its header, each by the names of its columns in lower case. */
export type Row = ReadonlyMap<string, string>;

const nameOf = (column: string) => column.trim().toLowerCase();

/** The rows of a CSV file. Its header is the first line with this column: LinkedIn puts notes above some headers. */
export function rowsOf(text: string, column: string): Row[] {
  // The delimiter is fixed, because detection fails if a description contains more of another one.
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ""), { delimiter: ",", skipEmptyLines: "greedy" });
  const header = data.findIndex((cells) => cells.some((cell) => nameOf(cell) === column));
  const names = data[header]?.map(nameOf) ?? [];
  return header < 0
    ? []
    : data.slice(header + 1).map((cells) => new Map(cells.map((cell, at) => [names[at] ?? "", cell.trim()])));
}
