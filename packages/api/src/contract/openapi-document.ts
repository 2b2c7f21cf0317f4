import { contractText } from "#contract-text";
import { parse } from "yaml";

export type Node = Record<string, unknown>;
export type Place = { pointer: string; node: Node };

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The value if it is an object, otherwise an empty one. */
export const asNode = (value: unknown): Node => (isNode(value) ? value : {});

/** openapi.yaml, parsed but not resolved. */
export const contractDocument = asNode(parse(contractText, { maxAliasCount: -1 }));

/** A JSON pointer, one step deeper. */
export const deeper = (pointer: string, key: string | number) =>
  `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** The value at a pointer, with references resolved. */
export function locate(pointer: string): Place {
  const keys = pointer.split("/").slice(1);
  const found = keys.reduce<unknown>(
    (node, key) => step(node, key.replaceAll("~1", "/").replaceAll("~0", "~")),
    contractDocument,
  );
  const node = asNode(found);
  return typeof node["$ref"] === "string" ? locate(node["$ref"].slice(1)) : { pointer, node };
}

const step = (node: unknown, key: string): unknown => (Array.isArray(node) ? node[Number(key)] : asNode(node)[key]);

/** The value under a key, with references resolved; undefined if there is none. */
export function under(place: Place, key: string): Place | undefined {
  return place.node[key] === undefined ? undefined : locate(deeper(place.pointer, key));
}

/** All entries under a key, by name. */
export function entriesUnder(place: Place, key: string): [string, Place][] {
  const parent = under(place, key);
  if (!parent) return [];
  return Object.keys(parent.node).map((name) => [name, locate(deeper(parent.pointer, name))]);
}

/** The list under a key. */
export function itemsUnder(place: Place, key: string): Place[] {
  const list = place.node[key];
  if (!Array.isArray(list)) return [];
  return list.map((_, index) => locate(deeper(deeper(place.pointer, key), index)));
}

/** The example of a media type, parameter or header: its own or the first of its named ones. */
export function exampleOf(place: Place): unknown {
  if ("example" in place.node) return place.node["example"];
  return entriesUnder(place, "examples")[0]?.[1].node["value"];
}
