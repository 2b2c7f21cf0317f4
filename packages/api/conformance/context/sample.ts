import { deeper, entriesUnder, itemsUnder, locate, type Place, under } from "../../src/contract/openapi-document";

/** A value with every field of the schema at a pointer in openapi.yaml, and one item in every list. */
export function sampleAt(pointer: string): unknown {
  return sampleOf(locate(pointer));
}

function sampleOf(place: Place): unknown {
  const { node } = place;
  const either = [...itemsUnder(place, "oneOf"), ...itemsUnder(place, "anyOf")][0];
  if (either) return sampleOf(either);
  if ("const" in node) return node["const"];
  if (Array.isArray(node["enum"])) return node["enum"][0];
  switch (typeOf(node["type"])) {
    case "object":
      return Object.fromEntries(entriesUnder(place, "properties").map(([name, field]) => [name, sampleOf(field)]));
    case "array":
      return [sampleOf(under(place, "items") ?? locate(deeper(place.pointer, "items")))];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return numberOf(node);
    default:
      return textOf(node);
  }
}

const typeOf = (type: unknown): unknown => (Array.isArray(type) ? type.find((each) => each !== "null") : type);

const given = ({ examples }: Place["node"]): unknown => (Array.isArray(examples) ? examples[0] : undefined);

const numberOf = (node: Place["node"]) => given(node) ?? Math.max(1, Number(node["minimum"] ?? 0));

function textOf(node: Place["node"]) {
  if (node["format"] === "date") return "2024-03-01";
  if (node["format"] === "date-time") return "2025-11-03T08:15:00Z";
  return given(node) ?? "Un texte";
}
