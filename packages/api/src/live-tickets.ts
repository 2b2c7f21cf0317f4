import { type ApiOptions, createApi } from "./client";
import { memberShapes } from "./member-shapes";
import { unlessUnsupported } from "./unsupported-calls";

/**
 * Creates a function that requests tickets for the live channel. Once the server has answered that it does not support
 * them, the function returns undefined without further requests (D-262). A 401 does not end the session here, because
 * the channel checks the session after each failed attempt.
 */
export function createTickets(options: Omit<ApiOptions, "onUnauthenticated">): () => Promise<string | undefined> {
  const api = createApi({ ...options, shapes: memberShapes });
  let isSupported = true;
  return async () => {
    const answer = isSupported ? await unlessUnsupported(api.POST("/ws/ticket")) : null;
    isSupported = answer !== null;
    return answer?.ticket;
  };
}
