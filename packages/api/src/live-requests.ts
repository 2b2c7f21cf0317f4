import { ApiFailure, type ApiError } from "./api-error";
import type { LiveLanguage, LiveRequest, LiveServerMessage } from "./live-messages";
import { LIVE_ANSWER_TIMEOUT_MS } from "./timeouts";

/** The server's confirmation of a request. */
export type LiveConfirmation = Extract<LiveServerMessage, { type: "message_sent" }>;

type Draft = Pick<LiveRequest["data"], "clientId" | "content">;

interface PendingRequest extends Draft {
  end: (how: LiveConfirmation | ApiError) => void;
}

/** The channel's pending requests, by client id. */
export function createRequests() {
  const pending = new Set<PendingRequest>();

  return {
    /** Waits for the confirmation; rejects with an ApiFailure on an error message or a timeout. */
    wait({ clientId, content }: Draft): Promise<LiveConfirmation> {
      return new Promise((resolve, reject) => {
        const end: PendingRequest["end"] = (how) => {
          clearTimeout(timer);
          pending.delete(request);
          if ("type" in how) resolve(how);
          else reject(new ApiFailure(how));
        };
        const request = { clientId, content, end };
        const timer = setTimeout(() => end({ kind: "unanswered" }), LIVE_ANSWER_TIMEOUT_MS);
        pending.add(request);
      });
    },
    /**
     * Settles the requests that a message answers. An error without a client id rejects all of them; `lang` is the
     * language of its text, if the server declares it.
     */
    answer(message: LiveServerMessage, lang: LiveLanguage | undefined) {
      for (const { clientId, content, end } of pending) {
        if (message.type === "message_sent") {
          const sent = message.data.message;
          // A server without client ids: matching the text avoids sending the message again and storing it twice.
          const isConfirmed = sent.clientId === undefined ? sent.content === content : sent.clientId === clientId;
          if (isConfirmed) end(message);
        }
        if (message.type === "error" && (message.data.clientId ?? clientId) === clientId) {
          const { message: text, retryAfter } = message.data;
          end({
            kind: "refused",
            message: text,
            ...(retryAfter !== undefined && { retryAfter }),
            ...(lang && { lang }),
          });
        }
      }
    },
    /** Rejects all pending requests as unanswered. */
    close() {
      for (const { end } of pending) end({ kind: "unanswered" });
    },
  };
}
