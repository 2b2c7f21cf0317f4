import { operations, type Operation } from "../../src/contract/load-contract";
import { unsupportedStatuses } from "../../src/unsupported-calls";
import { UsageError } from "./options";

const PATIENCE_MS = 10_000;

/**
 * Finds the operations of the contract that a server does not implement: calls each one without a token and with
 * invalid data, which changes nothing. Returns the status of each missing route by operation, and how long a call takes;
 * throws `UsageError` when the server does not respond or has no routes.
 */
export async function findMissing(url: string): Promise<{ missing: Record<string, number>; callMs: number }> {
  const start = Date.now();
  const asked = operations().filter((operation) => !answersUnknown(operation));
  const missing: Record<string, number> = {};
  for (const operation of asked) {
    const status = await statusOf(url, operation);
    if (unsupportedStatuses.includes(status)) missing[operation.id] = status;
  }
  if (Object.keys(missing).length === asked.length)
    throw new UsageError(`${url} answers, but has none of the contract's calls. Does the address need a path?`);
  return { missing, callMs: (Date.now() - start) / asked.length };
}

/** Whether a call without a token may answer 404 for an unknown picture, offer or company, as a missing route does. */
const answersUnknown = ({ isPublic, parameters, answers }: Operation) =>
  isPublic && parameters.some(({ place }) => place === "path") && answers.some(({ status }) => status === 404);

// Without a body: for missing routes some servers leave it unread and parse it as the next request.
async function statusOf(url: string, { method, template, parameters }: Operation): Promise<number> {
  const filled = parameters.reduce((to, { name, example }) => to.replace(`{${name}}`, String(example)), template);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${url}${filled}`, { method, headers: { accept: "application/json" }, signal });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw new UsageError(`No server answers at ${url}: ${reasonOf(error)}`);
  }
}

/** The cause of a failed call. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
