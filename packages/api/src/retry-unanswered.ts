import { fetchInTime } from "./client";

/** How many unanswered attempts are aborted after two seconds; the one after them gets the usual timeout. */
const maxSilences = 6;
const silenceMs = 2_000;

/**
 * Fetches a request, and sends a PUT or DELETE again while it is unanswered, because repeating it changes nothing.
 * Failed requests are not repeated (D-197). Reason: a browser keeps six connections per host. After a network loss each
 * dead connection swallows one request, and the browser drops it only when that request is aborted.
 */
export const retryUnanswered = (isOver: () => boolean) => async (request: Request) => {
  if (!/PUT|DELETE/.test(request.method)) return fetchInTime(request);
  for (let silences = 0; ; silences += 1) {
    const limit = silences < maxSilences ? AbortSignal.timeout(silenceMs) : undefined;
    const response = await fetchInTime(request.clone(), limit).catch((error: unknown) => {
      if (!limit?.aborted || isOver()) throw error;
    });
    // The 404 may result from an earlier attempt that deleted the resource, so the outcome is unknown.
    if (response?.status === 404 && silences) throw new TypeError("Unanswered");
    if (response) return response;
  }
};
