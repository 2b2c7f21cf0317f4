import { XMLParser } from "fast-xml-parser";
import { isForeign } from "@passerelle/domain";

const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
});

/** An XML element; its children are in document order. */
export interface Element {
  name: string;
  children: Element[];
  /** The text, without that of its children. */
  text: string;
  attribute: (name: string) => string | undefined;
}

const attributesKey = ":@";
const textKey = "#text";

function elementOf(node: Record<string, unknown>): Element | undefined {
  const name = Object.keys(node).find((key) => key !== attributesKey);
  if (name === undefined || name === textKey) return undefined;
  const nodes: unknown = node[name];
  const inside = Array.isArray(nodes) ? nodes.filter(isForeign) : [];
  const attributes = node[attributesKey];
  return {
    name,
    get children() {
      return inside.flatMap((child) => elementOf(child) ?? []);
    },
    get text() {
      return inside
        .map((child) => child[textKey])
        .filter((text) => typeof text === "string")
        .join("");
    },
    attribute: (key) => {
      const value = isForeign(attributes) ? attributes[key] : undefined;
      return typeof value === "string" ? value : undefined;
    },
  };
}

/** The elements of an XML file. Throws if it is malformed or declares entities, which may expand without end. */
export function elementsOf(text: string): Element[] {
  if (/<!DOCTYPE/i.test(text)) throw new Error("The file declares entities.");
  const nodes: unknown = parser.parse(text, true);
  return Array.isArray(nodes) ? nodes.filter(isForeign).flatMap((node) => elementOf(node) ?? []) : [];
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

/** The `val` of a child, such as `<w:sz w:val="24"/>`. */
export const valueOf = (element: Element | undefined, name: string): string | undefined =>
  childOf(element, name)?.attribute("val");
