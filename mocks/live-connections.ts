import { createThrottle, liveErrors, SESSION_ENDED } from "@passerelle/domain";
import type { Db } from "./db";
import { greetings, languageIn, receiveFrame, refuseFrame } from "./live-frames";
import type { LiveLanguage, LiveServerMessage } from "./live-hub";

const HEARTBEAT_MS = 15_000;
const LARGEST_FRAME = 64 * 1024;
const TOO_LARGE = 1009;
const VIOLATION = 1008;
const GOING_AWAY = 1001;

/** The server's end of a connection, be it mock-socket's or a real one. */
export type LiveEnd = { send(text: string): void; close(code: number): void };

/** Whom a connection belongs to. */
export type LiveUser = { userId: number; token: string };

/** Answers that are kept back: `release` sends them after all, `lose` never does. Either ends the holding. */
export type HeldAnswers = { release(): void; lose(): void };

type Connection = LiveUser & { end: LiveEnd; language: LiveLanguage; lastEventId: number };

/**
 * The connections of the live channel over the mock's database: they are greeted, told what happens, kept alive with a
 * heartbeat, and closed with their session.
 */
export function createLiveConnections(db: Db) {
  const connections = new Set<Connection>();
  let held: (() => void)[] | undefined;
  let refusal: string | undefined;
  let losing = false;

  function send(connection: Connection, message: LiveServerMessage) {
    connection.lastEventId += 1;
    if (!losing) connection.end.send(JSON.stringify({ ...message, eventId: connection.lastEventId }));
  }

  function beat({ end, lastEventId, language }: Connection) {
    end.send(JSON.stringify({ type: "heartbeat", data: { lastEventId, language } }));
  }

  function tell(connection: Connection, message: LiveServerMessage) {
    const isAnswer = message.type === "message_sent" || message.type === "error";
    if (held && isAnswer) held.push(() => connections.has(connection) && send(connection, message));
    else send(connection, message);
  }

  function push(message: LiveServerMessage) {
    for (const connection of connections) send(connection, message);
  }

  const beatAll = () => connections.forEach(beat);

  function answerTo(frame: string, { userId, language }: Connection, isAllowed: boolean) {
    const text = refusal ?? (isAllowed ? undefined : liveErrors.tooFast[language]);
    refusal = undefined;
    return text === undefined ? receiveFrame(db, userId, frame, language) : refuseFrame(frame, text);
  }

  function take(connection: Connection, frame: string, isAllowed: boolean) {
    const language = isAllowed ? languageIn(frame) : undefined;
    if (language) {
      connection.language = language;
      return beat(connection);
    }
    const answer = answerTo(frame, connection, isAllowed);
    if (answer) tell(connection, answer);
  }

  const unlisten = db.live.listen({
    message(userId, messageIn) {
      for (const connection of connections)
        if (connection.userId === userId) tell(connection, messageIn(connection.language));
    },
    sessionEnded(token) {
      for (const connection of connections) if (connection.token === token) connection.end.close(SESSION_ENDED);
    },
  });
  const heart = setInterval(beatAll, HEARTBEAT_MS);

  return {
    /** Takes somebody in: `receive` is for each frame, text or not, and `leave` for when the connection has closed. */
    join(end: LiveEnd, user: LiveUser) {
      const { language } = db.user.findFirst({ where: { id: { equals: user.userId } } }) ?? {};
      const connection: Connection = { ...user, end, language: language ?? "fr", lastEventId: 0 };
      const allowed = createThrottle(30, 2, () => db.clock.now());
      const patient = createThrottle(300, 5, () => db.clock.now());
      connections.add(connection);
      beat(connection);
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
    /** Sends a message to everyone connected, whatever the database says. */
    push,
    /** Sends a heartbeat now, to everyone connected. */
    beat: beatAll,
    /** Loses on the way what is told during an act, though it counts as told. */
    losing(act: () => void) {
      losing = true;
      act();
      losing = false;
    },
    /** From now on what is sent is stored, but neither confirmed nor refused: a slow or a lost answer. */
    hold(): HeldAnswers {
      const answers: (() => void)[] = [];
      held = answers;
      const end = () => {
        if (held === answers) held = undefined;
        return answers.splice(0);
      };
      return { release: () => end().forEach((answer) => answer()), lose: () => void end() };
    },
    /** Answers the next thing that is sent with an `error` of this text, and stores nothing. */
    refuseNext(text: string) {
      refusal = text;
    },
    /** Drops every connection; a new attempt is let in again. */
    close() {
      for (const { end } of connections) end.close(GOING_AWAY);
    },
    /** Nothing more is told, nor any sign of life given. */
    stop() {
      clearInterval(heart);
      unlisten();
    },
  };
}
