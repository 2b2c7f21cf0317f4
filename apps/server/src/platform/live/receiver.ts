import type { Validator } from "@passerelle/api/contract";
import { createThrottle, FieldProblem, liveErrors, Problem, type Text } from "@passerelle/domain";
import type { Clock } from "../clock";
import type { Broker, LiveEvent } from "./broker";
import type { Log } from "../log";
import { readFrame, sentData, wantedLanguage, type Frame } from "./frames";
import { giveUp, send, sendHeartbeat, type Connection } from "./connection";
import type { Messaging } from "./deliveries";

export interface ReceiverParts {
  clock: Clock;
  log: Log;
  broker: Broker;
  validator: Pick<Validator<unknown>, "liveDraft">;
  messaging: Messaging;
}

/** Takes what clients send. */
export interface Receiver {
  /** Answers each frame of a connection, one after the other. */
  listen: (connection: Connection) => void;
}

const violation = 1008;
/** So many frames of a connection may wait for their turn. */
const mostWaiting = 30;

/** Why nothing was stored, in words for people (D-143, D-144); nothing if that is not certain. */
function reasonOf(error: unknown): Text | undefined {
  if (error instanceof Problem) return error.text;
  return error instanceof FieldProblem ? (error.fields["content"] ?? liveErrors.unreadable) : undefined;
}

/** Stores messages first, confirms them then and announces them by their id (specification §7, D-141 to D-147). */
export function createReceiver({ clock, log, broker, validator, messaging }: ReceiverParts): Receiver {
  const announce = (userId: number, event: LiveEvent) =>
    broker.publish(userId, event).catch((error: unknown) => {
      log.warn({ err: error }, "not announced");
    });

  const take = async (connection: Connection, frame: Frame) => {
    const { id: via, user } = connection;
    const data = sentData(frame);
    if (frame.type === "set_language") {
      connection.language = wantedLanguage(data);
      return sendHeartbeat(connection);
    }
    const { id, recipientId } = await messaging.send(user, validator.liveDraft(data));
    const confirmation = await messaging.readSent(id, user.id);
    if (confirmation) send(connection, confirmation);
    if (recipientId === undefined) return;
    const toSender = announce(user.id, { kind: "message-sent", id, via });
    await Promise.all([toSender, announce(recipientId, { kind: "message", id })]);
  };

  const listen = (connection: Connection) => {
    const { socket } = connection;
    const allowed = createThrottle(30, 2, () => clock.now());
    const patient = createThrottle(300, 5, () => clock.now());
    let waiting = 0;
    const refuse = (text: Text, clientId: string | undefined) =>
      send(connection, { type: "error", data: { message: text[connection.language], ...(clientId && { clientId }) } });

    const answer = async (frame: Frame) => {
      try {
        await take(connection, frame);
      } catch (error) {
        const reason = reasonOf(error);
        if (reason) return refuse(reason, frame.clientId);
        // It may be stored or not: the client finds out when it comes back, and may send it again by its name.
        log.error({ err: error }, "a live message failed");
        giveUp(connection, "a message failed");
      } finally {
        waiting -= 1;
      }
    };

    socket.on("message", (raw, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!patient()) return socket.close(violation, "too many messages");
      const frame = readFrame(raw, isBinary);
      if (!allowed() || waiting >= mostWaiting) return refuse(liveErrors.tooFast, frame.clientId);
      waiting += 1;
      void connection.inOrder(() => answer(frame));
    });
  };
  return { listen };
}
