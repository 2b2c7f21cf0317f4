import type { IncomingMessage, RequestListener } from "node:http";
import type { Duplex } from "node:stream";

/** Requests of one connection without an answer: more than any client sends ahead. */
export const maxUnanswered = 100;

/** A request, or what ends HTTP on its connection. */
interface Turn {
  request?: IncomingMessage;
  isAnswering: () => boolean;
  begin: () => void;
}

/**
 * The requests of each connection, answered one after the other (D-256). Node.js by itself begins all that a client sends
 * ahead, and never reports the end of answers that still wait when their connection closes: their files stay open.
 */
export interface Connections {
  answerInTurn: (handle: RequestListener) => RequestListener;
  /** Begins what ends HTTP on a connection, once its earlier requests are answered. */
  takeOver: (socket: Duplex, begin: () => void) => void;
  /** Refuses what cannot be read: at once if it is the body that the request in progress waits for, else in its turn. */
  refuse: (socket: Duplex, answer: () => void) => void;
  areIdle: () => boolean;
}

/** Creates the connections of one server. */
export function createConnections(): Connections {
  /** By connection, the one in progress first. */
  const unanswered = new Map<Duplex, Turn[]>();

  const turnsOf = (socket: Duplex): Turn[] => {
    const known = unanswered.get(socket);
    if (known) return known;
    const turns: Turn[] = [];
    unanswered.set(socket, turns);
    socket.once("close", () => unanswered.delete(socket));
    // Node.js takes its own listener from a connection that is taken over, and an error without one ends the process.
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
    // An answer may have ended the connection: requests behind it do not count (RFC 9112, 9.6).
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
          response.once("close", () => end(socket));
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
