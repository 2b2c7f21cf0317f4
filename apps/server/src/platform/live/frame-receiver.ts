import { Problem, tooFast, unavailable } from "@passerelle/domain";
import { newRequestId, type Log } from "../log";
import type { Traces } from "../traces";
import type { Broker } from "./broker";
import { closeFailed, send, sendHeartbeat, type Connection } from "./connection";
import { checkFrame, readFrame, requestedLanguage, type Frame } from "./frames";
import type { FrameCall, FrameHandler, LiveFeature } from "./live-feature";
import { answeredFrames, createTokenBucket, maxQueuedFrames, toleratedFrames, type TokenBucket } from "./frame-limits";

export interface ReceiverParts extends Pick<FrameCall, "db" | "clock" | "validator"> {
  log: Log;
  broker: Broker;
  live: Pick<LiveFeature, "frames">;
  traces?: Traces | undefined;
  hasDiskSpace: () => boolean;
}

/** Handles the frames that clients send. */
export interface Receiver {
  /** Handles the frames of a connection one at a time. */
  listen: (connection: Connection) => void;
}

const policyViolation = 1008;
const setLanguage: FrameHandler = async ({ connection, data }) => {
  connection.language = requestedLanguage(data);
  sendHeartbeat(connection);
};

/** Seconds until a retry makes sense, if known. */
function retryAfterOf({ headers }: Problem): number | undefined {
  const seconds = headers["retry-after"];
  return seconds === undefined ? undefined : Number(seconds);
}

const refuse = (connection: Connection, problem: Problem, { clientId }: Frame) => {
  const message = problem.text[connection.language];
  const retryAfter = retryAfterOf(problem);
  const data = { message, ...(clientId && { clientId }), ...(retryAfter !== undefined && { retryAfter }) };
  send(connection, { type: "error", data });
};

/** Passes each frame to the handler of its type. */
export function createReceiver({
  db,
  clock,
  log,
  broker,
  validator,
  live,
  traces,
  hasDiskSpace,
}: ReceiverParts): Receiver {
  const publish: FrameCall["publish"] = (userId, event) =>
    broker.publish(userId, event).catch((error: unknown) => {
      log.warn({ err: error }, "a live event was not published");
    });

  const now = () => clock.now();
  const handlers = { ...live.frames, set_language: setLanguage };

  const handleFrame = async (connection: Connection, frame: Frame, requestId: string) => {
    const { handle, data } = checkFrame(frame, handlers);
    // A frame with an id is stored; its client resends it after a 503.
    if (frame.clientId !== undefined && !hasDiskSpace()) throw unavailable();
    const reply: FrameCall["reply"] = (message) => send(connection, message);
    const run = () => handle({ db, clock, validator, connection, data, reply, publish });
    const start = performance.now();
    try {
      const name = `live ${String(frame.type)}`;
      await (traces ? traces.span(name, { "passerelle.request_id": requestId }, run) : run());
    } finally {
      const ms = Math.round(performance.now() - start);
      log.info({ requestId, frame: frame.type, ms, user: connection.user.id }, "live message");
    }
  };

  const answer = async (connection: Connection, frame: Frame) => {
    const requestId = newRequestId();
    try {
      await handleFrame(connection, frame, requestId);
    } catch (error) {
      if (error instanceof Problem) return refuse(connection, error, frame);
      // It is unknown whether the message is stored: the client finds out when it reconnects, and may resend it under
      // its client id.
      log.error({ requestId, err: error }, "a live message failed");
      closeFailed(connection, "a message failed");
    } finally {
      connection.queuedFrames -= 1;
    }
  };

  const listen = (connection: Connection) => {
    const { socket } = connection;
    // Most connections send nothing, and all of them together take memory.
    let isAllowed: TokenBucket | undefined;
    let isTolerated: TokenBucket | undefined;
    socket.on("message", (raw, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      isTolerated ??= createTokenBucket(toleratedFrames, now);
      isAllowed ??= createTokenBucket(answeredFrames, now);
      if (!isTolerated()) return socket.close(policyViolation, "too many messages");
      const frame = readFrame(raw, isBinary);
      if (!isAllowed() || connection.queuedFrames >= maxQueuedFrames) return refuse(connection, tooFast(), frame);
      connection.queuedFrames += 1;
      void connection.queue(() => answer(connection, frame));
    });
  };
  return { listen };
}
