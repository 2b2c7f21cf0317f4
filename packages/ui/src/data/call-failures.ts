import { reasonOf } from "@passerelle/api";

const gatewayStatuses: readonly (number | undefined)[] = [502, 504];

const isRefusedWith = (error: unknown, status: number) => {
  const reason = reasonOf(error);
  return reason.kind === "refused" && reason.status === status;
};

/** Whether a call failed because the object does not exist (any more): a 404. */
export const isGone = (error: unknown): boolean => isRefusedWith(error, 404);

/** Whether a call failed because the object has changed meanwhile, or is full: a 409. */
export const isConflict = (error: unknown): boolean => isRefusedWith(error, 409);

/** Whether a change never left the browser, which has no connection. */
export function isUnsent(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason.kind === "offline" && reason.unsent === true;
}

/** Whether a call failed without an answer from the server, which may have performed it. */
export function isUnclear(error: unknown): boolean {
  const reason = reasonOf(error);
  if (reason.kind === "refused") return gatewayStatuses.includes(reason.status);
  if (isUnsent(error)) return false;
  return reason.kind === "offline" || reason.kind === "malformed" || reason.kind === "unanswered";
}

/** The data of a call, or null if the server answers that the object does not exist. */
export async function unlessMissing<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
