import { textLimits } from "@passerelle/domain";
import { XMLParser } from "fast-xml-parser";

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
});

/** Parses XML; undefined if it is malformed, or declares entities of its own, which may expand without end. */
export function parseXml(text: string): unknown {
  if (/<!DOCTYPE/i.test(text)) return undefined;
  try {
    return parser.parse(text, true);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All elements at a path of names; also the items of a list in JSON. */
export function all(node: unknown, ...path: string[]): unknown[] {
  return path.reduce<unknown[]>(
    (nodes, name) => nodes.flatMap((each) => (isRecord(each) && Object.hasOwn(each, name) ? each[name] : [])),
    [node],
  );
}

/** The text of the first element at a path, on one line; empty if there is none. */
export const lineAt = (node: unknown, ...path: string[]): string => textAt(node, ...path).replaceAll(/\s+/g, " ");

/** The text of the first element at a path; empty if there is none. */
export function textAt(node: unknown, ...path: string[]): string {
  const [first] = all(node, ...path);
  const text = isRecord(first) ? first["#text"] : first;
  return typeof text === "string" ? text.trim() : "";
}

const marks: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of a description in HTML, with a line for each paragraph and a dash for each item. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<li\b[^>]*>/gi, "\n- ")
    .replaceAll(/<\/?(?:p|div|br|ul|ol|h\d)\b[^>]*>/gi, "\n")
    .replaceAll(/<\/?[a-z][^>]*>/gi, "")
    .replaceAll(/&(?:#(\d{1,6})|(\w{2,5}));/g, (all, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(code)) : (marks[name ?? ""] ?? all),
    )
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n")
    .slice(0, textLimits.text);
}

/** A date's year, month and day as far as they are known. */
export const dateOf = (text: string): string => /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?/.exec(text)?.[0] ?? "";
