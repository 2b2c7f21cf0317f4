import { ApiFailure } from "@passerelle/api";
import { orFound } from "./lost-answers";

interface Save<Data> {
  /** The values to send, by field. */
  changes: object;
  /** The data before the change; null if there were none. */
  before: Data | null | undefined;
  /** Reads the current data. */
  read: () => Promise<Data | null>;
  /** Maps the data to the names of the sent fields, for the comparison. */
  seen?: (data: Data) => object;
}

/**
 * The server's answer to an update. Data missing from the answer are refetched if possible; after a lost answer, they
 * show whether the update was saved.
 */
export async function savedChanges<
  Data extends object,
  Answer extends { message?: string; data?: Data } = { message?: string; data?: Data },
>(
  call: Promise<Answer>,
  { changes, before, read, seen = (data) => data }: Save<Data>,
): Promise<Answer | { message?: string; data?: Data }> {
  const answer = await orFound<Answer | { message?: string; data?: Data }>(call, async () => {
    const data = await read();
    return data && holds(seen(data), changes, before ?? {}) ? { data } : undefined;
  });
  const data = answer.data ?? (await read().catch(() => null));
  return data ? { ...answer, data } : answer;
}

/**
 * Whether each field has the sent value, or at least a different one than before, because the server may normalise an
 * address or rename a file. Fields missing from the response are unknown.
 */
function holds(now: object, changes: object, before: object): boolean {
  const [present, past] = [new Map(Object.entries(now)), new Map(Object.entries(before))];
  const comparable = Object.entries(changes).filter(([name]) => present.has(name));
  if (comparable.length === 0) throw new ApiFailure({ kind: "unanswered" });
  return comparable.every(([name, sent]) => {
    const value = textOf(present.get(name));
    return value === textOf(sent) || value !== textOf(past.get(name));
  });
}

/** Forms treat undefined, an empty text and an empty list alike. */
const textOf = (value: unknown) => JSON.stringify(value ?? "").replace(/^\[\]$/, '""');
