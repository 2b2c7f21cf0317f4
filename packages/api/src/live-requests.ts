import { ApiFailure, type ApiError } from "./errors";
import type { LiveLanguage, LiveServerMessage } from "./live-messages";

/** How long a confirmation is waited for, in milliseconds. */
export const ANSWER_LIMIT_MS = 10_000;

/** What confirms that the server has done what was asked. */
export type LiveConfirmation = Extract<LiveServerMessage, { type: "message_sent" }>;

interface PendingRequest {
  clientId: string;
  end: (how: LiveConfirmation | ApiError) => void;
}

/** The requests whose answer the channel waits for, each by its client id. */
export function createRequests() {
  const pending = new Set<PendingRequest>();

  return {
    /** Waits for the answer to a request; rejects with an ApiFailure where it is refused, or none comes. */
    wait(clientId: string): Promise<LiveConfirmation> {
      return new Promise((resolve, reject) => {
        const end: PendingRequest["end"] = (how) => {
          clearTimeout(timer);
          pending.delete(request);
          if ("type" in how) resolve(how);
          else reject(new ApiFailure(how));
        };
        const request = { clientId, end };
        const timer = setTimeout(() => end({ kind: "unanswered" }), ANSWER_LIMIT_MS);
        pending.add(request);
      });
    },
    /**
     * Ends the requests that a message answers. A refusal that names none is taken for one of each; `lang` is the
     * language of its words, where the server tells.
     */
    answer(message: LiveServerMessage, lang: LiveLanguage | undefined) {
      for (const { clientId, end } of pending) {
        if (message.type === "message_sent" && message.data.message.clientId === clientId) end(message);
        if (message.type === "error" && (message.data.clientId ?? clientId) === clientId)
          end({ kind: "refused", message: message.data.message, ...(lang && { lang }) });
      }
    },
    /** No answer can come any more. */
    close() {
      for (const { end } of pending) end({ kind: "unanswered" });
    },
  };
}
