import type { Schemas } from "@passerelle/api";

export type LiveServerMessage = Schemas["LiveServerMessage"];
export type LiveLanguage = Schemas["LiveLanguage"];
/** Builds a message in the recipient's language. */
export type LiveMessageIn = (language: LiveLanguage) => LiveServerMessage;

export type LiveListener = {
  message(userId: number, messageIn: LiveMessageIn): void;
  sessionEnded(token: string): void;
};

/** Handlers publish live messages here and `startLive` subscribes; works without listeners. */
export function createLiveHub() {
  const listeners = new Set<LiveListener>();
  return {
    send(userId: number, message: LiveServerMessage | LiveMessageIn) {
      const messageIn = typeof message === "function" ? message : () => message;
      for (const listener of listeners) listener.message(userId, messageIn);
    },
    endSession(token: string) {
      for (const listener of listeners) listener.sessionEnded(token);
    },
    listen(listener: LiveListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
