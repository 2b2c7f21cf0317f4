import {
  deeper,
  entriesUnder,
  isNode,
  itemsUnder,
  locate,
  type Node,
  type Place,
} from "../../src/contract/openapi-document";
import { findOperation } from "../../src/contract/load-contract";
import type { Exchange } from "./exchange";

/** The schemas that describe the same objects, by kind. Only objects with an id of their own are compared. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  offer: [
    "JobOffer",
    "JobOfferDetail",
    "JobOfferForApplicant",
    "CompanyOffer",
    "QuietOffer",
    "PublicOffer",
    "PublicOfferSummary",
  ],
  application: ["Application", "ReceivedApplication", "WaitingApplication"],
  "own application": ["OwnApplication"],
  person: ["User", "UserSummary", "Person", "PersonDetail", "FoundPerson"],
  formation: ["Formation"],
  experience: ["Experience"],
  project: ["Project"],
  certification: ["Certification"],
  note: ["ApplicationNote"],
  template: ["LetterTemplate"],
  alert: ["OfferAlert"],
  post: ["Post"],
  comment: ["Comment"],
  notification: ["Notification"],
  discussion: ["Discussion"],
  message: ["Message"],
};
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));

/** The fields that a read changes, or that depend on the query, the language or the call. */
const moving = new Set(
  [
    "viewsCount unreadCount unreadApplicationsCount seenAt applicationStatus readUpTo",
    "distance foundBy profile title messages notification.message application.offer",
  ].flatMap((names) => names.split(" ")),
);

/** The parts of a schema that are needed to find its objects. */
interface Shape {
  name: string | undefined;
  fields: [name: string, place: Place][];
  inner: Place[];
}
const shapes = new Map<string, Shape>();

function shapeOf({ pointer, node }: Place): Shape {
  const known = shapes.get(pointer);
  if (known) return known;
  const place = { pointer, node };
  const shape = {
    name: /^\/components\/schemas\/(\w+)$/.exec(pointer)?.[1],
    fields: entriesUnder(place, "properties").filter(([, field]) => field.node["x-secret"] !== true),
    inner: [
      ...["oneOf", "anyOf"].flatMap((key) => itemsUnder(place, key)),
      ...(isNode(node["items"]) ? [locate(deeper(pointer, "items"))] : []),
    ],
  };
  shapes.set(pointer, shape);
  return shape;
}

interface Found {
  kind: string;
  schema: string;
  node: Node;
  fields: string[];
}

/** The objects of a known kind within a value. */
function* objectsIn(place: Place, value: unknown): Generator<Found> {
  const { name = "", fields, inner } = shapeOf(place);
  for (const part of inner) for (const item of Array.isArray(value) ? value : [value]) yield* objectsIn(part, item);
  if (!isNode(value)) return;
  const kind = kindOf.get(name);
  if (kind !== undefined && value["id"] !== undefined)
    yield { kind, schema: name, node: value, fields: fields.map(([field]) => field) };
  for (const [field, below] of fields) if (value[field] !== undefined) yield* objectsIn(below, value[field]);
}

/** Whether a value can be compared as a whole: it contains no object that is compared by itself. */
const isComparable = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((item) => !isNode(item))
    : !isNode(value) || (!("id" in value) && Object.values(value).every(isComparable));

/** Milliseconds after a live message in which answers are not compared, because its effect comes later. */
const LIVE_MS = 500;

let writes = 0;
/** The number of changes that may have happened. */
let moment = 0;
let quietAt = 0;

/** Notes that something may have changed. */
export const noteChange = (): void => void (moment += 1);

/** The same for a message of the live channel, whose effect comes later. */
export function noteLiveMessage(): void {
  noteChange();
  quietAt = Date.now() + LIVE_MS;
}

/** Notes the start of a call. The returned function notes its end, and returns the moment that its answer describes. */
export function beginCall(isWrite: boolean): () => number | undefined {
  const isAlone = writes === 0 && Date.now() >= quietAt;
  if (isWrite) {
    noteChange();
    writes += 1;
  }
  const start = moment;
  return () => {
    const isQuiet = isAlone && start === moment;
    if (isWrite) {
      writes -= 1;
      noteChange();
    }
    return isQuiet ? moment : undefined;
  };
}

interface Seen {
  value: string | undefined;
  isPlain: boolean;
  by: string;
  schema: string;
}

/** What the answers since the last change say of each object. All answers to one person have to agree. */
export class Views {
  private at = 0;
  private readonly known = new Map<string, Seen>();

  /** The fields of an answer that differ from earlier answers to the same person, although nothing changed since. */
  disagreements({ token, headers, operationId = "", status, body }: Exchange, described: number | undefined): string[] {
    const declared = findOperation(operationId)?.answers.find((answer) => answer.status === status);
    const pointer = declared?.contents[0]?.pointer;
    if (status >= 300 || pointer === undefined || described !== moment) return [];
    if (this.at !== moment) this.known.clear();
    this.at = moment;
    return [...objectsIn(locate(pointer), body)].flatMap(({ kind, schema, node, fields }) =>
      fields.flatMap((field) => {
        const value = node[field];
        if (moving.has(field) || moving.has(`${kind}.${field}`) || !isComparable(value)) return [];
        const what = `${field} of ${kind} ${String(node["id"])}`;
        const key = `${token} ${headers.get("Content-Language")} ${what}`;
        const isPlain = typeof value !== "object" && value !== undefined;
        const now = { value: value === undefined ? value : JSON.stringify(value), isPlain, by: operationId, schema };
        const before = this.known.get(key);
        if (!before) this.known.set(key, now);
        // Schemas of one kind share the meaning of plain values only.
        if (!before || before.value === now.value) return [];
        if (before.schema !== schema && !(before.isPlain && isPlain)) return [];
        return [`${what} is ${now.value ?? "missing"}, but ${before.value ?? "missing"} in ${before.by}`];
      }),
    );
  }
}
