import { reasonOf } from "@passerelle/api";

/** What a call answers, or null where the server says that there is no such thing: a 404. */
export async function unlessMissing<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason.kind === "refused" && reason.status === 404) return null;
    throw error;
  }
}
