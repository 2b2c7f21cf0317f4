import type { Schemas } from "../../src";
import { asNode } from "../../src/contract/openapi-document";
import type { Caller } from "./caller";
import type { Exchange } from "./exchange";
import { restorable, restore } from "./restore";
import { isDead, writesOf } from "./sessions";
import type { ReadyAccount } from "./target";
import { undoOf, type Undo } from "./undo";

type Role = Schemas["Role"];

/** A person of a contract test. */
interface Lent extends ReadyAccount {
  me: Schemas["User"];
}

// At most half are applications, since each is taken back; below their limit of thirty.
const maxWrites = 40;
// Leaves room for a hundred writes within the same minute.
const maxRecentWrites = 15;

const spares = new Map<string, Record<Role, ReadyAccount[]>>();

function sparesOf(baseUrl: string): Record<Role, ReadyAccount[]> {
  const known = spares.get(baseUrl) ?? { applicant: [], recruiter: [] };
  spares.set(baseUrl, known);
  return known;
}

/** Whether an applicant may be notified of offers from now on: five a day count, even those that are deleted. */
function leavesCounts({ operationId, body }: Exchange, role: Role | undefined): boolean {
  const { skills, technologies } = asNode(asNode(body)["data"]);
  const isNamed = [skills, technologies].some((names) => Array.isArray(names) && names.length > 0);
  return role === "applicant" && (isNamed || operationId === "createOfferAlert");
}

const isOk = ({ status }: { status: number }) => status >= 200 && status < 300;

async function isEmpty(caller: Caller, path: string): Promise<boolean> {
  const list: unknown = await (await caller.raw("GET", path)).json();
  const items = Array.isArray(list) ? list : asNode(list)["items"];
  return Array.isArray(items) && items.length === 0;
}

/**
 * The people of one contract test. Those who are as new after it, or after deleting again what they created, are lent
 * to later tests, so that fewer people have to register.
 */
export function lendPeople(baseUrl: string) {
  const spare = sparesOf(baseUrl);
  const lent = new Map<string, Lent>();
  const used = new Set<string>();
  /** Paths of what these people stored, even if it is deleted by now. */
  const own = new Set<string>();
  let undos: Undo[] = [];
  const edited = new Map<string, Set<string>>();

  /** Takes a person that an earlier test left unchanged, if there is one. */
  function take(role: Role): ReadyAccount | undefined {
    spare[role] = spare[role].filter(({ token }) => !isDead(token));
    const minuteAgo = Date.now() - 60_000;
    const found = spare[role].findIndex(({ token }) => writesOf(token, minuteAgo) <= maxRecentWrites);
    return found < 0 ? undefined : spare[role].splice(found, 1)[0];
  }

  const lend = (person: Lent): void => void lent.set(person.token, person);

  /** Excludes a person from later tests. */
  const keep = (token: string): void => void lent.delete(token);

  function noteWrite(exchange: Exchange, token: string): void {
    const { operationId = "" } = exchange;
    const data = asNode(asNode(exchange.body)["data"]);
    if (leavesCounts(exchange, lent.get(token)?.me.role)) used.add(token);
    if (restorable.includes(operationId) && !data["resumeUrl"]) {
      edited.set(token, new Set([...(edited.get(token) ?? []), operationId]));
      return;
    }
    const [path = ""] = exchange.path.split("?");
    const undo = undoOf(exchange);
    if (undo?.method === "DELETE") {
      own.add(undo.path);
      undos.push(undo);
    } else if (exchange.method === "DELETE" && own.has(path))
      undos = undos.filter((one) => one.path !== path || one.token !== token);
    // A ticket that is not used expires.
    else if (
      ![...own].some((stored) => `${path}/`.startsWith(`${stored}/`)) &&
      exchange.operationId !== "createLiveTicket"
    )
      used.add(token);
  }

  function note(exchange: Exchange): void {
    const { method, status, token, contentType, sent = "" } = exchange;
    if (method === "GET" || method === "HEAD") {
      // Documents have limits of their own.
      if (token !== undefined && contentType && !contentType.includes("json")) used.add(token);
      return;
    }
    if (token === undefined) {
      // Visitors log in, guess passwords and ask for codes in a person's name.
      for (const { me, token: named } of lent.values())
        if ([me.email, me.username].some((name) => sent.toLowerCase().includes(name.toLowerCase()))) used.add(named);
    } else if (status === 429) used.add(token);
    else if (isOk(exchange)) noteWrite(exchange, token);
  }

  const isFit = ({ token }: Lent) => !used.has(token) && !isDead(token) && writesOf(token) <= maxWrites;

  /** Lends the people who are as new to later tests. */
  async function giveBack(callerOf: (token: string) => Caller): Promise<void> {
    const fit = new Map([...lent].filter(([, person]) => isFit(person)));
    for (const { method, path, token } of undos.toReversed())
      if (fit.has(token) && !isOk(await callerOf(token).raw(method, path))) fit.delete(token);
    for (const [token, { me, password }] of fit) {
      const caller = callerOf(token);
      const isAsNew =
        (await isEmpty(caller, "/notifications")) &&
        (await isEmpty(caller, "/discussions")) &&
        (await restore(caller, me, edited.get(token) ?? new Set()));
      if (isAsNew) spare[me.role].push({ token, ...(password !== undefined && { password }) });
    }
  }

  return { take, lend, keep, note, giveBack };
}
