/** How long silence is waited for, in milliseconds; the last attempt has the time of every call. */
const patience = [2_000, 2_000, 2_000, 2_000, 2_000];

/**
 * Sends what may be repeated again while there is silence, and not where something failed: of the six connections that a
 * browser keeps for a host, those that a loss of the network left dead swallow a call each, and only a call that is given
 * up rids the browser of one.
 */
export async function untilAnswered<Answer>(send: (signal?: AbortSignal) => Promise<Answer>): Promise<Answer> {
  for (const time of patience) {
    const signal = AbortSignal.timeout(time);
    try {
      return await send(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  return send();
}
