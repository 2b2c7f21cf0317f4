import type { IncomingMessage, RequestListener } from "node:http";
import type { Duplex } from "node:stream";

/** The maximum number of unanswered requests on a connection; no client pipelines more. */
export const maxUnanswered = 100;

/** A request, or a protocol that takes the connection over from HTTP. */
interface Turn {
  request?: IncomingMessage;
  isAnswering: () => boolean;
  begin: () => void;
}

/**
 * Answers the requests of each connection one at a time (D-256). Node.js itself starts all pipelined requests at once,
 * and never reports the end of answers that are still waiting when their connection closes, so their files stay open.
 */
export interface Connections {
  answerInTurn: (handle: RequestListener) => RequestListener;
  /** Hands a connection over to another protocol, once its earlier requests are answered. */
  takeOver: (socket: Duplex, begin: () => void) => void;
  /** Refuses unreadable input: at once if the request in progress is waiting for that body, otherwise in turn. */
  refuse: (socket: Duplex, answer: () => void) => void;
  areIdle: () => boolean;
}

export function createConnections(): Connections {
  /** By connection; the first turn is in progress. */
  const unanswered = new Map<Duplex, Turn[]>();

  const turnsOf = (socket: Duplex): Turn[] => {
    const known = unanswered.get(socket);
    if (known) return known;
    const turns: Turn[] = [];
    unanswered.set(socket, turns);
    socket.on("close", () => unanswered.delete(socket));
    // Node.js removes its own listener from a connection that is taken over, and an error without a listener ends the
    // process.
    socket.on("error", () => socket.destroy());
    return turns;
  };

  const add = (socket: Duplex, turn: Turn) => {
    const turns = turnsOf(socket);
    const last = turns.at(-1);
    if (last && !last.request) return;
    if (turns.length >= maxUnanswered) {
      socket.destroy();
      return;
    }
    turns.push(turn);
    if (turns.length === 1) turn.begin();
  };

  const end = (socket: Duplex) => {
    const turns = turnsOf(socket);
    turns.shift();
    // An answer may have closed the connection; further requests are then ignored (RFC 9112, 9.6).
    if (socket.writable) turns[0]?.begin();
  };

  const takeOver = (socket: Duplex, begin: () => void) =>
    add(socket, {
      isAnswering: () => false,
      begin: () => {
        turnsOf(socket).shift();
        begin();
      },
    });

  return {
    answerInTurn: (handle) => (request, response) => {
      const { socket } = request;
      add(socket, {
        request,
        isAnswering: () => response.headersSent,
        begin: () => {
          response.on("close", () => end(socket));
          handle(request, response);
        },
      });
    },
    takeOver,
    refuse: (socket, answer) => {
      const turns = turnsOf(socket);
      const last = turns.at(-1);
      const isIncomplete = last?.request?.complete === false;
      if (isIncomplete && turns.length === 1) return last.isAnswering() ? void socket.destroy() : answer();
      if (isIncomplete) turns.pop();
      takeOver(socket, answer);
    },
    areIdle: () => [...unanswered.values()].every((turns) => turns.length === 0),
  };
}
