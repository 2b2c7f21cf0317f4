import type { Schemas } from "@passerelle/api";
import { SESSION_ENDED } from "@passerelle/domain";

export type LiveServerMessage = Schemas["LiveServerMessage"];

/** The server's end of a connection. */
export interface LiveConnection {
  userId: number;
  token: string;
  deliver: (message: LiveServerMessage) => void;
  heartbeat: () => void;
  close: (code: number) => void;
}

/** The open connections, through which handlers send live messages; works without any. */
export function createLiveConnections() {
  const connections = new Set<LiveConnection>();
  return {
    connections,
    send(userId: number, message: LiveServerMessage) {
      for (const connection of connections) if (connection.userId === userId) connection.deliver(message);
    },
    endSession(token: string) {
      for (const connection of connections) if (connection.token === token) connection.close(SESSION_ENDED);
    },
  };
}
