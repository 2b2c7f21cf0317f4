import { reasonOf } from "./errors";

/** What a server answers to a call that it does not have. */
export const unsupportedStatuses: readonly number[] = [404, 405, 501];

/** What a call answers, or null where the server does not have such a call. */
export async function unlessUnsupported<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason.kind === "refused" && unsupportedStatuses.includes(reason.status ?? 0)) return null;
    throw error;
  }
}
