import { isNode } from "../../src/contract/openapi-document";
import { findOperation } from "../../src/contract/reader";
import { codesOfText, languagesOfText } from "./documented-errors";
import type { Exchange } from "./exchange";

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const everyTagged = new Map<string, string>();

/** The rules for the answers of all operations that no schema expresses; the problems of one answer. `tagged` holds earlier answers by path and ETag. */
export function brokenRules(exchange: Exchange, tagged = everyTagged): string[] {
  const { method, path, status, headers, text, body } = exchange;
  const problems: string[] = [];
  if (status === 401 && !/^Bearer\b/i.test(headers.get("WWW-Authenticate") ?? ""))
    problems.push("401 does not name the scheme Bearer in WWW-Authenticate");
  // A client that retried at once would only add load.
  if (status === 429 && headers.get("Retry-After") === "0") problems.push("429 asks to wait for 0 seconds");
  const renewedIn = /;t=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1] ?? headers.get("Retry-After");
  if (status === 429 && renewedIn !== headers.get("Retry-After")) problems.push("RateLimit and Retry-After differ");

  problems.push(...wrongTexts(exchange), ...wrongCaching(exchange));
  problems.push(...localTimes(body).map((at) => `${at} is not in UTC`));
  const wanted = wantedSize(path);
  const items = Math.max(0, ...listsIn(body).map(({ length }) => length));
  if (method === "GET" && items > wanted) problems.push(`${items} items, though the query asks for ${wanted}`);

  const tag = headers.get("ETag");
  if (tag !== null && status === 200 && method === "GET") {
    const known = tagged.get(`${path} ${tag}`);
    tagged.set(`${path} ${tag}`, text);
    if (known !== undefined && known !== text) problems.push(`ETag ${tag} stands for two different answers`);
  }
  return problems;
}

/** Codes and languages that do not belong to the documented texts of a refusal. */
function wrongTexts({ headers, body }: Exchange): string[] {
  const { error, code, errors = {}, codes = {} } = isNode(body) ? body : {};
  const given = [[error, code], ...Object.entries(Object(errors)).map(([field, text]) => [text, Object(codes)[field]])];
  const language = headers.get("Content-Language");
  return given.flatMap(([text, itsCode]) => {
    const [right, spoken] = [codesOfText(text), languagesOfText(text)];
    return [
      ...(typeof itsCode === "string" && right.length > 0 && !right.includes(itsCode)
        ? [`the code of "${String(text)}" is ${right.join(" or ")}, not ${itsCode}`]
        : []),
      ...(language !== null && spoken.length > 0 && !spoken.includes(language)
        ? [`"${String(text)}" is not in the language of Content-Language, ${language}`]
        : []),
    ];
  });
}

/** What lets a cache give one person's answer to another. */
function wrongCaching({ operationId = "", method, token, status, headers }: Exchange): string[] {
  if (method !== "GET" || token === undefined || status !== 200 || findOperation(operationId)?.isPublic) return [];
  const varies = (headers.get("Vary") ?? "").toLowerCase().split(/,\s*/);
  const missing = ["authorization", "accept-language"].filter(
    (name) => ![name, "*"].some((one) => varies.includes(one)),
  );
  return [
    ...(headers.has("ETag") ? missing.map((name) => `a tagged answer to one person does not vary by ${name}`) : []),
    ...(/\b(public|s-maxage)\b/.test(headers.get("Cache-Control") ?? "")
      ? ["shared caches may store an answer to one person"]
      : []),
  ];
}

/** The lists of a page, also of one inside `data`. */
function listsIn(value: unknown): unknown[][] {
  if (!isNode(value)) return [];
  const { items } = value;
  return Array.isArray(items) ? [items] : ["data", "offers"].flatMap((name) => listsIn(value[name]));
}

/** The times with another offset than 'Z'. */
function localTimes(value: unknown): string[] {
  if (typeof value === "string")
    return time.test(value) && value.length <= 40 && /[+-]\d\d:?\d\d$/.test(value) ? [value] : [];
  const inner: unknown[] = Array.isArray(value) ? value : Object.values(isNode(value) ? value : {});
  return inner.flatMap(localTimes);
}

/** The number of items that a query asks for, under either name; `pageSize` prevails (D-010). */
function wantedSize(path: string): number {
  const query = new URLSearchParams(path.split("?")[1]);
  const given = query.get("pageSize") ?? query.get("limit") ?? "";
  return /^[1-9]\d{0,2}$/.test(given) ? Number(given) : Number.POSITIVE_INFINITY;
}
