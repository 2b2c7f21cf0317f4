import { isNode } from "../../src/contract/openapi-document";
import type { Exchange } from "./exchange";

/** The most entries of a list that an object contains, beside the field with their number. */
const contained = { likes: ["likesCount", 50], comments: ["commentsCount", 20] } as const;

/** The statuses into which a list divides its rows; an application or an own offer has exactly one. */
const divisions = [
  ["unread", "seen", "accepted", "rejected"],
  ["open", "closed", "draft"],
];

/** The rules for the lists of all answers: their sizes, pages and counts agree, and no row stands twice. */
export function brokenLists({ path, method, status, body }: Exchange, isBesideOthers: boolean): string[] {
  if (status !== 200 || method !== "GET") return [];
  const query = new URLSearchParams(path.split("?")[1]);
  return nodesIn(body).flatMap((node) => [
    ...wrongDistances(node["items"], query),
    ...wrongPage(node, query, isBesideOthers),
    ...wrongCounts(node),
    ...Object.entries(node).flatMap(([name, list]) => repeated(name, list)),
  ]);
}

/** All objects in a value. */
export function nodesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** The page size that a query asks for, under either name; `pageSize` prevails (D-009, D-010). */
function sizeOf(query: URLSearchParams, most: number): number {
  const given = query.get("pageSize") ?? query.get("limit") ?? "";
  return /^0*[1-9]\d*$/.test(given) ? Math.min(Number(given), most) : 10;
}

interface Position {
  latitude: number;
  longitude: number;
}

const positionIn = (node: unknown): Position | undefined =>
  isNode(node) && typeof node["latitude"] === "number" && typeof node["longitude"] === "number"
    ? { latitude: node["latitude"], longitude: node["longitude"] }
    : undefined;

const EARTH_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two positions as the crow flies, in kilometres. */
function kilometres(one: Position, other: Position): number {
  const up = Math.sin(radians(other.latitude - one.latitude) / 2);
  const across = Math.sin(radians(other.longitude - one.longitude) / 2);
  const scale = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(up ** 2 + scale * across ** 2));
}

/** The distances that are not those from the asked place to the row's, if an offer in that place shows where it is. */
function wrongDistances(items: unknown, query: URLSearchParams): string[] {
  if (!Array.isArray(items)) return [];
  const rows = items.filter(isNode);
  const places = rows.map(({ place }) => place).filter(isNode);
  const center = positionIn(places.find(({ id }) => id === query.get("near")));
  if (!center) return [];
  return rows.flatMap(({ distance, place }) => {
    const position = positionIn(place);
    if (typeof distance !== "number" || !position) return [];
    const right = kilometres(center, position);
    return Math.abs(distance - right) <= 1 + right / 100 ? [] : [`a distance is ${distance} instead of ${right} km`];
  });
}

function wrongPage(
  { items, totalItems, totalPages, page }: Record<string, unknown>,
  query: URLSearchParams,
  isBesideOthers: boolean,
): string[] {
  if (!Array.isArray(items) || typeof totalItems !== "number" || typeof totalPages !== "number") return [];
  // Notifications allow larger pages.
  const sizes = [100, 1000].map((most) => sizeOf(query, most));
  const problems = sizes.some((size) => totalPages === Math.ceil(totalItems / size))
    ? []
    : [`${totalPages} pages of ${totalItems} items, for pages of ${sizes[0]}`];
  // A row that has just been removed may still be counted.
  if (isBesideOthers) return problems;
  const isNumbered = !["after", "upTo"].some((name) => query.has(name));
  if (isNumbered && typeof page === "number" && page < totalPages && !sizes.includes(items.length))
    problems.push(`page ${page} of ${totalPages} has ${items.length} items instead of ${sizes[0]}`);
  return problems;
}

function wrongCounts(node: Record<string, unknown>): string[] {
  const lengths = Object.entries(contained).flatMap(([name, [count, most]]) => {
    const [list, total] = [node[name], node[count]];
    if (!Array.isArray(list) || typeof total !== "number" || list.length === Math.min(total, most)) return [];
    return [`${list.length} ${name} of ${total} (${count})`];
  });
  const sums = divisions.flatMap((names) => {
    const parts = names.map((name) => node[name]).filter((part) => typeof part === "number");
    const sum = parts.reduce((total, part) => total + part, 0);
    return parts.length < names.length || sum === node["all"] ? [] : [`${names.join(", ")} do not add up to all`];
  });
  return [...lengths, ...sums, ...wrongMatch(node)];
}

/** The counts of a match that disagree with its lists of skills. */
function wrongMatch({ matched, total, matchedSkills, missingSkills }: Record<string, unknown>): string[] {
  if (!Array.isArray(matchedSkills) || !Array.isArray(missingSkills)) return [];
  const told = [matchedSkills.length, matchedSkills.length + missingSkills.length];
  return matched === told[0] && total === told[1] ? [] : ["the counts of a match are not those of its skills"];
}

/** The ids that stand twice in a list. */
function repeated(name: string, list: unknown): string[] {
  const ids = (Array.isArray(list) ? list : []).flatMap((row) => (isNode(row) && "id" in row ? [row["id"]] : []));
  return ids.length === new Set(ids).size ? [] : [`a row of ${name} stands twice`];
}
