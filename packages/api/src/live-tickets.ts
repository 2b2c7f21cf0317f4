import { type ApiOptions, createApi } from "./client";
import { memberShapes } from "./member-shapes";
import { unlessUnsupported } from "./unsupported";

/**
 * Asks for tickets of the live channel; undefined, without asking again, once the server has answered that it has none
 * (D-262). A 401 ends no session here: the channel looks after each failed attempt whether it has ended.
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
