import type { operations as Operations } from "../src/index";
import { contractDocument, entriesUnder, exampleOf, itemsUnder, locate, under, type Place } from "./document";

export type OperationId = keyof Operations;

export interface ContractParameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  /** A server corrects a value that makes no sense instead of refusing it. */
  lenient: boolean;
  example: unknown;
  schema: string | undefined;
}

export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  needsToken: boolean;
  parameters: ContractParameter[];
  request: { contentType: string; example: unknown; schema: string | undefined } | undefined;
  answers: ContractAnswer[];
}

interface ContractAnswer {
  status: number;
  /** Headers that this answer always has. */
  requiredHeaders: string[];
  /** The schema's pointer and an example, by content type. */
  contents: { contentType: string; schema: string | undefined; example: unknown }[];
}

const methods = ["get", "post", "put", "patch", "delete"];
const text = (value: unknown) => (typeof value === "string" ? value : "");

const all = entriesUnder(locate(""), "paths").flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const place = under(item, method);
    return place ? [readOperation(method, path, item, place)] : [];
  }),
);

/** Every operation of the contract, with the examples to send it (used by the mock's own test). */
export function operations(): readonly ContractOperation[] {
  return all;
}

/** The operation of an id, or of a method and a path, written with braces or with values. */
export function findOperation(wanted: string | { method: string; path: string }): ContractOperation | undefined {
  if (typeof wanted === "string") return all.find(({ operationId }) => operationId === wanted);
  const candidates = all.filter(({ method }) => method === wanted.method.toLowerCase());
  return candidates.find(({ path }) => path === wanted.path) ?? candidates.find(({ path }) => fits(path, wanted.path));
}

function fits(template: string, path: string): boolean {
  const wanted = template.split("/");
  const given = (path.split("?")[0] ?? "").split("/");
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith("{") || part === given[i]);
}

function readOperation(method: string, path: string, item: Place, place: Place): ContractOperation {
  const body = under(place, "requestBody");
  const [media] = body ? entriesUnder(body, "content") : [];
  return {
    operationId: text(place.node["operationId"]),
    method,
    path,
    needsToken: needsToken(place),
    parameters: [...itemsUnder(item, "parameters"), ...itemsUnder(place, "parameters")].map(readParameter),
    request: media && {
      contentType: media[0],
      example: exampleOf(media[1]),
      schema: under(media[1], "schema")?.pointer,
    },
    answers: entriesUnder(place, "responses").map(readAnswer),
  };
}

function needsToken(place: Place): boolean {
  const security = place.node["security"] ?? contractDocument["security"];
  return Array.isArray(security) && security.length > 0;
}

function readParameter(place: Place): ContractParameter {
  const where = place.node["in"];
  return {
    name: text(place.node["name"]),
    in: where === "path" || where === "query" ? where : "header",
    required: place.node["required"] === true,
    lenient: place.node["x-lenient"] === true,
    example: exampleOf(place),
    schema: under(place, "schema")?.pointer,
  };
}

function readAnswer([status, place]: [string, Place]): ContractAnswer {
  const headers = entriesUnder(place, "headers").filter(([, header]) => header.node["required"] === true);
  return {
    status: Number(status),
    requiredHeaders: headers.map(([name]) => name),
    contents: entriesUnder(place, "content").map(([contentType, media]) => ({
      contentType,
      schema: under(media, "schema")?.pointer,
      example: exampleOf(media),
    })),
  };
}
