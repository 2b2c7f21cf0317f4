import { runTest, type ContractTest, type TestContext } from "../context/harness";
import { CannotRun, type Network, NoRoom, type Target } from "../context/target";
import { stoppedServer } from "./stopped";
import type { Exchange } from "../context/exchange";
import { asNode } from "../../src/contract/openapi-document";
import { findOperation } from "../../src/contract/load-contract";

/** The outcome of a check, with the reason if it did not pass. */
export type Outcome =
  | { kind: "holds" }
  | { kind: "fails"; error: unknown }
  /** The test calls another operation that the server does not implement. */
  | { kind: "waits"; reason: string }
  | { kind: "missing"; reason: string }
  | { kind: "not run"; reason: string; isIncomplete?: boolean };

/** The server under test: its target, and the status that it answers for each missing operation. */
export interface Tested {
  target: Target;
  /** The network of the next context, if the target is not called from a single one. */
  nextNetwork?: () => Network | undefined;
  missing: Readonly<Record<string, number>>;
  observe: (exchange: Exchange) => void;
}

const named = (operationId: string) => {
  const operation = findOperation(operationId);
  return operation ? `${operation.method} ${operation.template}` : operationId;
};

/** How many of the last calls a failure shows. */
const SHOWN = 2;
/** Calls by error: a shared fixture fails all its tests with the same error, and only the first one has the calls. */
const callsBefore = new WeakMap<object, Exchange[]>();

const stopped = new Map<string, string>();

/** Runs no more tests on a target, for a reason that is not one of theirs. */
export const stop = ({ baseUrl }: Target, reason: string): void => void stopped.set(baseUrl, reason);

/** Runs one contract test, unless the server does not implement its operation or has stopped. */
export async function check({ operationId, run }: ContractTest, tested: Tested): Promise<Outcome> {
  const ended = stopped.get(tested.target.baseUrl);
  if (ended !== undefined) return { kind: "not run", reason: ended, isIncomplete: true };
  const status = tested.missing[operationId];
  if (status === undefined) return attempt(run, tested);
  return { kind: "missing", reason: `The server has no ${named(operationId)}: it answers ${status} without a token.` };
}

/** Runs an act against the server, and adds its last calls to the error if it fails. */
export async function attempt(run: (context: TestContext) => Promise<unknown>, tested: Tested): Promise<Outcome> {
  const { target, nextNetwork, missing, observe } = tested;
  const calls: Exchange[] = [];
  const record = (exchange: Exchange) => {
    calls.push(exchange);
    noteName(exchange);
    observe(exchange);
  };
  try {
    await runTest(run, { ...target, ...nextNetwork?.(), observe: record });
    return { kind: "holds" };
  } catch (error) {
    if (error instanceof CannotRun)
      return { kind: "not run", reason: error.message, isIncomplete: error instanceof NoRoom };
    const reason = await stoppedServer(target.baseUrl);
    if (reason !== undefined) stop(target, reason);
    return failed(error, calls, missing);
  }
}

function failed(error: unknown, own: Exchange[], missing: Tested["missing"]): Outcome {
  if (!(error instanceof Error)) return { kind: "fails", error };
  const isKnown = callsBefore.has(error);
  const calls = callsBefore.get(error) ?? own;
  callsBefore.set(error, calls);
  const wanting = calls.find((call) => call.operationId !== undefined && call.operationId in missing)?.operationId;
  if (wanting) return { kind: "waits", reason: `It needs ${named(wanting)}, which the server does not have.` };
  const last = calls.slice(-SHOWN).map(describe);
  if (!isKnown && last.length > 0) error.message += `\n\nThe last calls:\n${last.join("\n")}`;
  return { kind: "fails", error };
}

/** The people whose data was read, by token. */
const names = new Map<string, string>();

function noteName({ operationId, token, body }: Exchange): void {
  const { role, username } = asNode(body);
  if (operationId === "getMe" && token !== undefined && typeof username === "string")
    names.set(token, `${String(role)} ${username}`);
}

const callerOf = ({ token }: Exchange) => (token === undefined ? "a visitor" : (names.get(token) ?? "a token"));

/** The headers that say nothing about the contract. */
const usual =
  /^(connection|content-length|content-security-policy.*|cross-origin-.*|date|keep-alive|origin-agent-cluster|permissions-policy|referrer-policy|server|strict-transport-security|transfer-encoding|x-.*)$/;

const headersOf = ({ headers }: Exchange) =>
  [...headers].flatMap(([name, value]) => (usual.test(name) ? [] : [`${name}: ${shorten(value, 80)}`])).join("; ");

function describe(exchange: Exchange): string {
  const { method, path, sent = "", status, text } = exchange;
  const answer = shorten(text.replaceAll(/\s+/g, " "), 300);
  const call = [`${method} ${shorten(path, 120)}`, shorten(sent, 200), "->", `${status}`, answer];
  return [
    call.filter((part) => part !== "").join(" "),
    `  caller: ${callerOf(exchange)}`,
    `  headers: ${headersOf(exchange)}`,
  ].join("\n");
}

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}...` : text);
