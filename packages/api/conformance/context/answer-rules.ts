import { isNode } from "../../src/contract/openapi-document";
import { codesOfText } from "./documented-errors";
import type { Exchange } from "./exchange";

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const tagged = new Map<string, string>();

/** The rules for the answers of all operations that no schema expresses; the problems of one answer. */
export function brokenRules({ method, path, status, headers, text, body }: Exchange): string[] {
  const problems: string[] = [];
  if (status === 401 && !/^Bearer\b/i.test(headers.get("WWW-Authenticate") ?? ""))
    problems.push("401 does not name the scheme Bearer in WWW-Authenticate");
  // A client that retried at once would only add load.
  if (status === 429 && headers.get("Retry-After") === "0") problems.push("429 asks to wait for 0 seconds");
  const renewedIn = /;t=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1] ?? headers.get("Retry-After");
  if (status === 429 && renewedIn !== headers.get("Retry-After")) problems.push("RateLimit and Retry-After differ");

  const { error, code } = isNode(body) ? body : {};
  const codes = codesOfText(error);
  if (typeof code === "string" && codes.length > 0 && !codes.includes(code))
    problems.push(`the code of "${String(error)}" is ${codes.join(" or ")}, not ${code}`);

  problems.push(...localTimes(body).map((at) => `${at} is not in UTC`));
  const wanted = wantedSize(path);
  const items = isNode(body) && Array.isArray(body["items"]) ? body["items"].length : 0;
  if (method === "GET" && items > wanted) problems.push(`${items} items, though the query asks for ${wanted}`);

  const tag = headers.get("ETag");
  if (tag !== null && status === 200 && method === "GET") {
    const known = tagged.get(`${path} ${tag}`);
    tagged.set(`${path} ${tag}`, text);
    if (known !== undefined && known !== text) problems.push(`ETag ${tag} stands for two different answers`);
  }
  return problems;
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
