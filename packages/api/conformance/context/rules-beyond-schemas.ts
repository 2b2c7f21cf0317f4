import { isNode } from "../../src/contract/openapi-document";
import { answerSchema, holdsSecret } from "../../src/contract/answer-schema";
import { findOperation } from "../../src/contract/load-contract";
import { codesOfText, languagesOfText } from "./documented-errors";
import type { Exchange } from "./exchange";
import { brokenLists, nodesIn } from "./list-rules";
import type { Memory } from "./memory";

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** What an answer is compared with. */
interface Circumstances {
  memory: Memory;
  /** Other tests run beside this one, and change lists while the server reads them. */
  isBesideOthers?: boolean;
}

/** The rules for the answers of all operations that no schema expresses; the problems of one answer. */
export function brokenRules(
  exchange: Exchange,
  { memory: { tagged, people }, isBesideOthers = false }: Circumstances,
): string[] {
  const { method, path, token = "", status, headers, text, body } = exchange;
  if (exchange.operationId === "getMe" && isNode(body)) people.set(token, body["id"]);
  const problems: string[] = [];
  if (status === 401 && !/^Bearer\b/i.test(headers.get("WWW-Authenticate") ?? ""))
    problems.push("401 does not name the scheme Bearer in WWW-Authenticate");
  // A client that retried at once would only add load.
  if (status === 429 && headers.get("Retry-After") === "0") problems.push("429 asks to wait for 0 seconds");
  const renewedIn = /;t=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1] ?? headers.get("Retry-After");
  if (status === 429 && renewedIn !== headers.get("Retry-After")) problems.push("RateLimit and Retry-After differ");

  if (status === 304 && !headers.has("ETag")) problems.push("304 has no ETag");
  problems.push(
    ...wrongTexts(exchange),
    ...wrongCaching(exchange),
    ...storedSecrets(exchange),
    ...brokenLists(exchange, isBesideOthers),
    ...undatedStates(body),
    ...openCookies(headers),
    ...keptFromRecipients(body, people.get(token)),
  );
  if (path.startsWith("/public/")) problems.push(...keptFromVisitors(body));
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
  const listed = headers.get("Refused-Fields");
  const [texts, ofFields] = listed === null ? [errors, codes] : [body, listedCodes(listed)];
  const given = Object.entries(Object(texts)).map(([field, text]) => [text, Object(ofFields)[field]]);
  if (listed === null) given.push([error, code]);
  const language = headers.get("Content-Language");
  const unlisted = listed !== null && given.some(([, itsCode]) => itsCode === undefined);
  const wrong = given.flatMap(([text, itsCode]) => {
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
  return unlisted ? [...wrong, `Refused-Fields does not list the fields of the body: ${listed}`] : wrong;
}

/** The codes in the header `Refused-Fields` by field. */
const listedCodes = (list: string): Record<string, string> =>
  Object.fromEntries(Array.from(list.matchAll(/([\w.-]+);code=(\w+)/g), ([, field = "", code = ""]) => [field, code]));

const fieldsOf = (schema: string) => Object.keys(answerSchema(`/components/schemas/${schema}`).properties ?? {});
/** Of a person, all but the username, which is the company's address; of an offer, what only its recruiter counts. */
const unseen = new Set([
  ...fieldsOf("User").filter((name) => !["id", "username", "role"].includes(name)),
  ...fieldsOf("JobOffer").filter((name) => name.endsWith("Count")),
]);

/** The fields of a public answer that name a person or count applicants (D-372), declared or not. */
const keptFromVisitors = (body: unknown): string[] =>
  nodesIn(body).flatMap((node) =>
    Object.keys(node)
      .filter((name) => unseen.has(name))
      .map((name) => `${name} is public`),
  );

/** The states of an application that have no time, although the answer has a place for it. */
const undatedStates = (body: unknown): string[] =>
  nodesIn(body).flatMap(({ applicationStatus, seenAt, decision, decidedAt }) => [
    ...(applicationStatus === "applied_seen" && seenAt === null
      ? ["seenAt is null, although the application was seen"]
      : []),
    ...(typeof decision === "string" && decidedAt === null
      ? ["decidedAt is null, although the application has a decision"]
      : []),
  ]);

/** What lets a client or a cache store an answer with a token, or with a link that grants access. */
function storedSecrets({ operationId = "", method, status, headers }: Exchange): string[] {
  const declared = findOperation(operationId)?.answers.find((answer) => answer.status === status)?.contents[0];
  if (!declared?.pointer || !holdsSecret(answerSchema(declared.pointer))) return [];
  const stored = headers.get("Cache-Control");
  return [
    ...(headers.has("ETag") ? ["an answer with a secret has an ETag"] : []),
    // Answers to other methods are stored only if a header allows it.
    ...((method === "GET" || stored !== null) && !/\bno-store\b/.test(stored ?? "")
      ? ["an answer with a secret may be stored"]
      : []),
  ];
}

/** What lets a cache give one person's answer to another, and what keeps it from sharing a public one (D-375). */
function wrongCaching({ operationId = "", method, path, token, status, headers }: Exchange): string[] {
  if (method !== "GET" || status !== 200) return [];
  const isShared = path.startsWith("/public/");
  if (isShared && headers.has("ETag") && !/\bpublic\b/.test(headers.get("Cache-Control") ?? ""))
    return ["shared caches may not store a public answer"];
  if (token === undefined || findOperation(operationId)?.isPublic) return [];
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

/** The cookies that scripts may read, or that other sites may send along (D-020, D-248). */
const openCookies = (headers: Headers): string[] =>
  headers.getSetCookie().flatMap((cookie) => {
    const [name = ""] = cookie.split("=");
    return /;\s*HttpOnly\b/i.test(cookie) && /;\s*SameSite=(Lax|Strict)\b/i.test(cookie)
      ? []
      : [`the cookie ${name} is not HttpOnly and SameSite`];
  });

/** The lists of a page, also of one inside `data`. */
function listsIn(value: unknown): unknown[][] {
  if (!isNode(value)) return [];
  const { items } = value;
  return Array.isArray(items) ? [items] : ["data", "offers"].flatMap((name) => listsIn(value[name]));
}

/** What only the sender of a message sees of it. */
export const ofSender = ["clientId", "changeableUntil"] as const;

/** The fields of other people's messages that only their senders see. */
const keptFromRecipients = (body: unknown, readerId: unknown): string[] =>
  readerId === undefined
    ? []
    : nodesIn(body).flatMap((node) =>
        isNode(node["sender"]) && "discussionId" in node && node["sender"]["id"] !== readerId
          ? ofSender.filter((name) => name in node).map((name) => `${name} is shown to the recipient of a message`)
          : [],
      );

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
