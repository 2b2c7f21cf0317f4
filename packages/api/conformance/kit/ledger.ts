import { setTimeout as pause } from "node:timers/promises";
import { asNode } from "../../src/contract/openapi-document";
import type { Exchange } from "../context/exchange";
import { undoOf, type Undo } from "../context/undo";
import { operations } from "../../src/contract/load-contract";

/** Data that the checks left on the server, for the report. */
export interface Leftovers {
  deleted: number;
  /** Deletions that failed, with their status. */
  kept: string[];
  /** People who registered, and how many remain, because the contract has no operation to delete people. */
  people: number;
  stay: number;
}

interface SettleOptions {
  parallel?: number;
  removePerson?: ((email: string) => Promise<unknown>) | undefined;
}

const isDeletion = new Set<string>(operations().flatMap(({ method, id }) => (method === "DELETE" ? [id] : [])));

/** How often clean-up waits for limits of accounts, and how long at most, in seconds; most count writes by the minute. */
const WAITS = 3;
const MAX_WAIT = 75;

/** The status of a call, 0 without an answer, and the seconds that the server asks to wait. */
async function send(url: string, { method, path, token, body }: Undo): Promise<{ status: number; wait: number }> {
  const headers = { Authorization: `Bearer ${token}` };
  const call = () => fetch(`${url}${path}`, { method, headers, ...(body && { body }) });
  // The server may have closed the kept-alive connection after an earlier refusal; try once more.
  const answer = await call()
    .catch(call)
    .catch(() => undefined);
  await answer?.body?.cancel();
  const { status = 0 } = answer ?? {};
  return { status, wait: status === 429 ? Number(answer?.headers.get("Retry-After")) : 0 };
}

/** Runs an act for each item in order, so many at a time. */
async function forEach<Item>(items: Iterable<Item>, parallel: number, act: (item: Item) => Promise<unknown>) {
  const left = [...items].values();
  const take = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: parallel }, take));
}

/** Sends calls in order, and those that came too soon again after the longest wait; returns the status of each. */
async function sendAll(url: string, undos: readonly Undo[], parallel: number): Promise<Map<Undo, number>> {
  const statuses = new Map<Undo, number>();
  let left = undos;
  for (let time = 0; time <= WAITS && left.length > 0; time += 1) {
    const waits = new Map<Undo, number>();
    await forEach(left, parallel, async (undo) => {
      const { status, wait } = await send(url, undo);
      statuses.set(undo, status);
      if (wait > 0 && wait <= MAX_WAIT) waits.set(undo, wait);
    });
    left = [...waits.keys()];
    if (left.length > 0 && time < WAITS) await pause(Math.max(...waits.values()) * 1000);
  }
  return statuses;
}

const addressIn = ({ email }: Record<string, unknown>) => String(email).trim().toLowerCase();

/** Records everything that the checks create, to delete it afterwards. */
export function createLedger() {
  const undos = new Map<string, Undo>();
  const sessions = new Set<string>();
  const people = new Set<string>();
  const addresses = new Map<string, string>();

  function note(exchange: Exchange) {
    const { operationId = "", status, path, token = "", body } = exchange;
    if (["register", "verifyEmail", "updateMe"].includes(operationId)) notePerson(exchange);
    if (status >= 300) return;
    const opened = asNode(body)["token"];
    if (typeof opened === "string") sessions.add(opened);
    if (operationId === "logout") sessions.delete(token);
    if (isDeletion.has(operationId)) undos.delete(path);
    const undo = undoOf(exchange);
    if (undo) undos.set(undo.method === "DELETE" ? undo.path : `${undo.path} ${token}`, undo);
  }

  /** An account keeps its registered address until it changes. */
  function notePerson({ operationId, status, body, token = "", sent = "{}" }: Exchange) {
    if (status >= 300) return;
    const { email } = operationId === "register" ? asNode(body) : asNode(asNode(body)["data"]);
    if (operationId === "verifyEmail")
      addresses.set(String(asNode(body)["token"]), addressIn(asNode(JSON.parse(sent))));
    if (typeof email !== "string") return;
    if (operationId === "updateMe") {
      people.delete(addresses.get(token) ?? "");
      addresses.set(token, email.toLowerCase());
    }
    people.add(email.toLowerCase());
  }

  /**
   * Deletes the recorded data, latest first, then files and sessions, and people if a command for it is given;
   * `parallel` calls at a time.
   */
  async function settle(url: string, { parallel = 1, removePerson }: SettleOptions = {}): Promise<Leftovers> {
    const kept: string[] = [];
    let deleted = 0;
    for (const [undo, status] of await sendAll(url, [...undos.values()].toReversed(), parallel)) {
      // A 404 means it was deleted together with its parent.
      if (status > 0 && status < 300) deleted += 1;
      else if (status !== 404) kept.push(`${undo.method} ${undo.path} ${status}`);
    }
    await forEach(sessions, parallel, (token) => send(url, { method: "POST", path: "/user/logout", token }));
    let stay = people.size;
    if (removePerson)
      await forEach(people, parallel, async (email) => {
        const problem = await removePerson(email).then(
          () => undefined,
          (error: Error) => error.message,
        );
        if (problem === undefined) stay -= 1;
        else kept.push(`${email}: ${problem}`);
      });
    return { deleted, kept, people: people.size, stay };
  }

  return { note, settle };
}
