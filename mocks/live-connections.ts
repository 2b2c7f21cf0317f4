import { createThrottle, heartbeatInterval, retryAfterOf, SESSION_ENDED, tooFast } from "@passerelle/domain";
import type { Db } from "./db";
import { greetings, languageIn, receiveFrame, refuseFrame } from "./live-frames";
import type { LiveLanguage, LiveServerMessage } from "./live-hub";

const LARGEST_FRAME = 64 * 1024;
const TOO_LARGE = 1009;
const VIOLATION = 1008;
const GOING_AWAY = 1001;

/** The server's end of a connection: mock-socket's or a real one. */
export type LiveEnd = { send(text: string): void; close(code: number): void };

/** The user and the session of a connection. */
export type LiveUser = { userId: number; token: string };

/** Held answers: `release` sends them, `lose` drops them. Either ends the holding. */
export type HeldAnswers = { release(): void; lose(): void };

type Connection = LiveUser & { end: LiveEnd; language: LiveLanguage; lastEventId: number };

/**
 * The connections of the live channel over the mock's database. Each gets the initial counts, live messages and
 * heartbeats, and is closed with its session.
 */
export function createLiveConnections(db: Db) {
  const connections = new Set<Connection>();
  let held: (() => void)[] | undefined;
  let refusal: { text: string; retryAfter: number | undefined } | undefined;
  let losing = false;

  function send(connection: Connection, message: LiveServerMessage) {
    connection.lastEventId += 1;
    if (!losing) connection.end.send(JSON.stringify({ ...message, eventId: connection.lastEventId }));
  }

  function sendHeartbeat({ end, lastEventId, language }: Connection) {
    end.send(JSON.stringify({ type: "heartbeat", data: { lastEventId, language } }));
  }

  function deliver(connection: Connection, message: LiveServerMessage) {
    const isAnswer = message.type === "message_sent" || message.type === "error";
    if (held && isAnswer) held.push(() => connections.has(connection) && send(connection, message));
    else send(connection, message);
  }

  function push(message: LiveServerMessage) {
    for (const connection of connections) send(connection, message);
  }

  const sendHeartbeats = () => connections.forEach(sendHeartbeat);

  function answerTo(frame: string, { userId, language }: Connection, isAllowed: boolean) {
    const asked = refusal;
    refusal = undefined;
    if (asked) return refuseFrame(frame, asked.text, asked.retryAfter);
    if (isAllowed) return receiveFrame(db, userId, frame, language);
    const problem = tooFast();
    return refuseFrame(frame, problem.text[language], retryAfterOf(problem));
  }

  function take(connection: Connection, frame: string, isAllowed: boolean) {
    const language = isAllowed ? languageIn(frame) : undefined;
    if (language) {
      connection.language = language;
      return sendHeartbeat(connection);
    }
    const answer = answerTo(frame, connection, isAllowed);
    if (answer) deliver(connection, answer);
  }

  const unlisten = db.live.listen({
    message(userId, messageIn) {
      for (const connection of connections)
        if (connection.userId === userId) deliver(connection, messageIn(connection.language));
    },
    sessionEnded(token) {
      for (const connection of connections) if (connection.token === token) connection.end.close(SESSION_ENDED);
    },
  });
  const heartbeat = setInterval(sendHeartbeats, heartbeatInterval);

  return {
    /** Adds a connection: call `receive` with each frame, text or binary, and `leave` once it has closed. */
    join(end: LiveEnd, user: LiveUser) {
      const { language } = db.user.findFirst({ where: { id: { equals: user.userId } } }) ?? {};
      const connection: Connection = { ...user, end, language: language ?? "fr", lastEventId: 0 };
      const allowed = createThrottle(30, 2, () => db.clock.now());
      const patient = createThrottle(300, 5, () => db.clock.now());
      connections.add(connection);
      sendHeartbeat(connection);
      for (const message of greetings(db, user.userId)) send(connection, message);
      return {
        receive(data: unknown) {
          const frame = typeof data === "string" ? data : "";
          if (new TextEncoder().encode(frame).length > LARGEST_FRAME) return end.close(TOO_LARGE);
          if (!patient()) return end.close(VIOLATION);
          take(connection, frame, allowed());
        },
        leave: () => void connections.delete(connection),
      };
    },
    /** Sends a message to every connection, independent of the database. */
    push,
    /** Sends a heartbeat to every connection now. */
    sendHeartbeats,
    /** Drops the messages sent during an act, though they still count in `lastEventId`. */
    losing(act: () => void) {
      losing = true;
      act();
      losing = false;
    },
    /** From now on stores sent messages but holds the confirmations: a slow or a lost answer. */
    hold(): HeldAnswers {
      const answers: (() => void)[] = [];
      held = answers;
      const end = () => {
        if (held === answers) held = undefined;
        return answers.splice(0);
      };
      return { release: () => end().forEach((answer) => answer()), lose: () => void end() };
    },
    /** Answers the next frame with an `error` of this text, for so many seconds if they are given, and stores nothing. */
    refuseNext(text: string, retryAfter?: number) {
      refusal = { text, retryAfter };
    },
    /** Closes every connection; clients may reconnect. */
    close() {
      for (const { end } of connections) end.close(GOING_AWAY);
    },
    /** Stops broadcasts and heartbeats. */
    stop() {
      clearInterval(heartbeat);
      unlisten();
    },
  };
}
