import { fetchInTime } from "./client";

/** How often a silence of two seconds is ended by sending again; after that a call has the time of every other. */
const maxSilences = 6;
const silenceMs = 2_000;

/**
 * Fetches; a PUT or DELETE, of which a repetition changes nothing, is sent again while there is silence, and not where
 * something failed (D-197): of the six connections that a browser keeps for a host, those that a loss of the network left
 * dead swallow a call each, and only a call that is given up rids the browser of one.
 */
export const retryUnanswered = (isOver: () => boolean) => async (request: Request) => {
  if (!/PUT|DELETE/.test(request.method)) return fetchInTime(request);
  for (let silences = 0; ; silences += 1) {
    const limit = silences < maxSilences ? AbortSignal.timeout(silenceMs) : undefined;
    const response = await fetchInTime(request.clone(), limit).catch((error: unknown) => {
      if (!limit?.aborted || isOver()) throw error;
    });
    // That there is nothing to delete may be the work of an earlier attempt: the caller has to look.
    if (response?.status === 404 && silences) throw new TypeError("Unanswered");
    if (response) return response;
  }
};
