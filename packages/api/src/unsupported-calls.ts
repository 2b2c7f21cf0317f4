import { reasonOf } from "./api-error";

/** The statuses with which a server answers calls that it does not implement. */
export const unsupportedStatuses: readonly number[] = [404, 405, 501];

/** The data of a call, or null if the server does not implement the call. */
export async function unlessUnsupported<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason.kind === "refused" && unsupportedStatuses.includes(reason.status ?? 0)) return null;
    throw error;
  }
}
