import { heartbeatInterval } from "@passerelle/domain";
import type { Schemas } from "@passerelle/api";
import type { Db } from "./db";
import { greetings, languageIn, receiveFrame, refuseFrame } from "./live-frames";
import type { LiveServerMessage } from "./live-connections";

const GOING_AWAY = 1001;

/** A socket as the live channel uses it. */
type LiveEnd = { send(text: string): void; close(code: number): void };

/**
 * The connections of the live channel over the fixtures' database. Each gets the initial counts, live messages and
 * heartbeats, and is closed with its session.
 */
export function createLiveSockets(db: Db) {
  const { connections } = db.live;
  let held: (() => void)[] | undefined;
  let refusal: [text: string, retryAfter?: number] | undefined;
  let isLosing = false;

  const sendHeartbeats = () => connections.forEach((connection) => connection.heartbeat());
  const heartbeat = setInterval(sendHeartbeats, heartbeatInterval);

  return {
    /** Adds a connection: call `receive` with each frame, text or binary, and `leave` once it has closed. */
    join(end: LiveEnd, user: { userId: number; token: string }) {
      let language: Schemas["LiveLanguage"] = "fr";
      let lastEventId = 0;
      const send = (message: LiveServerMessage) => {
        lastEventId += 1;
        if (!isLosing) end.send(JSON.stringify({ ...message, eventId: lastEventId }));
      };
      const connection = {
        ...user,
        close: (code: number) => end.close(code),
        heartbeat: () => end.send(JSON.stringify({ type: "heartbeat", data: { lastEventId, language } })),
        deliver: (message: LiveServerMessage) => {
          const isAnswer = message.type === "message_sent" || message.type === "error";
          if (held && isAnswer) held.push(() => connections.has(connection) && send(message));
          else send(message);
        },
      };
      connections.add(connection);
      connection.heartbeat();
      greetings(db, user.userId).forEach(send);
      return {
        receive(data: unknown) {
          const frame = typeof data === "string" ? data : "";
          const asked = languageIn(frame);
          if (asked) {
            language = asked;
            return connection.heartbeat();
          }
          const answer = refusal ? refuseFrame(frame, ...refusal) : receiveFrame(db, user.userId, frame, language);
          refusal = undefined;
          if (answer) connection.deliver(answer);
        },
        leave: () => void connections.delete(connection),
      };
    },
    /** Sends a message to every connection, independent of the database. */
    push: (message: LiveServerMessage) => connections.forEach((connection) => connection.deliver(message)),
    /** Sends a heartbeat to every connection now. */
    sendHeartbeats,
    /** Drops the messages sent during an act, though they still count in `lastEventId`. */
    losing(act: () => void) {
      isLosing = true;
      act();
      isLosing = false;
    },
    /** From now on stores sent messages but holds the confirmations, until `release` sends or `lose` drops them. */
    hold() {
      const answers: (() => void)[] = [];
      held = answers;
      const lose = () => {
        held = undefined;
      };
      const release = () => {
        lose();
        answers.forEach((answer) => answer());
      };
      return { release, lose };
    },
    /**
     * Answers the next frame with an `error` of this text, with a retry time in seconds if given, and stores nothing.
     */
    refuseNext(...refused: [text: string, retryAfter?: number]) {
      refusal = refused;
    },
    /** Closes every connection; clients may reconnect. */
    close() {
      for (const connection of connections) connection.close(GOING_AWAY);
    },
    stop() {
      clearInterval(heartbeat);
      connections.clear();
    },
  };
}
