import type { Schemas } from "@passerelle/api";

export type LiveServerMessage = Schemas["LiveServerMessage"];

export type LiveListener = {
  message(userId: number, message: LiveServerMessage): void;
  sessionEnded(token: string): void;
};

/** Where handlers leave live messages and `startLive` picks them up; nobody need be listening. */
export function createLiveHub() {
  const listeners = new Set<LiveListener>();
  return {
    send(userId: number, message: LiveServerMessage) {
      for (const listener of listeners) listener.message(userId, message);
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
