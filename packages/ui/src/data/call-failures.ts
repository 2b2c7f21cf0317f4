import { reasonOf } from "@passerelle/api";

/** What a proxy answers in the place of a server that has gone, or takes too long, in the middle of a call. */
const gatewayStatuses: readonly (number | undefined)[] = [502, 504];

/** Whether a call failed because there is no such thing, or not any more: a 404. */
export function isGone(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason.kind === "refused" && reason.status === 404;
}

/** Whether a call failed without an answer from the server, which may have carried it out. */
export function isUnclear(error: unknown): boolean {
  const reason = reasonOf(error);
  if (reason.kind === "refused") return gatewayStatuses.includes(reason.status);
  return reason.kind === "offline" || reason.kind === "malformed" || reason.kind === "unanswered";
}

/** What a call answers, or null where the server says that there is no such thing. */
export async function unlessMissing<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
