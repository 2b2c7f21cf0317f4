import { isForeign, plainText } from "@passerelle/domain";
import { XMLParser } from "fast-xml-parser";

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
});

/** Parses XML; undefined if it is malformed, or declares its own entities, which may expand without end. */
export function parseXml(text: string): unknown {
  if (/<!DOCTYPE/i.test(text)) return undefined;
  try {
    return parser.parse(text, true);
  } catch {
    return undefined;
  }
}

/** All elements at a path of names. */
export function all(node: unknown, ...path: string[]): unknown[] {
  return path.reduce<unknown[]>(
    (nodes, name) => nodes.flatMap((each) => (isForeign(each) && Object.hasOwn(each, name) ? each[name] : [])),
    [node],
  );
}

/** The text of the first element at a path, on one line; empty if there is none. */
export const lineAt = (node: unknown, ...path: string[]): string => textAt(node, ...path).replaceAll(/\s+/g, " ");

/** The text of the first element at a path; empty if there is none. */
function textAt(node: unknown, ...path: string[]): string {
  const [first] = all(node, ...path);
  const text = isForeign(first) ? first["#text"] : first;
  return typeof text === "string" ? text.trim() : "";
}

/** The text of the first element at a path, whose markup becomes lines. */
export const plainTextAt = (node: unknown, ...path: string[]): string => plainText(textAt(node, ...path));

/** The known parts of a date: year, month and day. */
export const dateOf = (text: string): string => /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?/.exec(text)?.[0] ?? "";
