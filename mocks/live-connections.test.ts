import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDb, SEED_SESSIONS } from "./index";
import { createLiveConnections } from "./live-connections";

const db = createDb();
const { token } = SEED_SESSIONS.applicant;
const frames: string[] = [];
const close = vi.fn<(code: number) => void>();
let connections: ReturnType<typeof createLiveConnections>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  db.reset();
  close.mockClear();
  connections = createLiveConnections(db);
});
afterEach(() => {
  connections.stop();
  vi.useRealTimers();
});

/** Joins as Jeanne and skips the two initial counts. */
function join() {
  const { userId } = db.session.findFirst({ where: { token: { equals: token } }, strict: true });
  const connection = connections.join({ send: (text) => void frames.push(text), close }, { userId, token });
  frames.length = 0;
  return connection;
}

const texts = () => frames.map((frame) => JSON.parse(frame).data.message);

const answered = () => frames.map((frame) => JSON.parse(frame).type).at(-1);
const draft = (clientId: string) =>
  JSON.stringify({ type: "send_message", data: { content: "?", discussionId: 601, clientId } });

describe("a connection", () => {
  it("gets a heartbeat every 15 s, until the server is stopped", () => {
    join();
    vi.advanceTimersByTime(30_000);
    const heartbeat = JSON.stringify({ type: "heartbeat", data: { lastEventId: 2, language: "fr" } });
    expect(frames).toEqual([heartbeat, heartbeat]);
    connections.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("learns from the next heartbeat that a message was lost", () => {
    join();
    connections.losing(() => connections.push({ type: "error", data: { message: "?" } }));
    expect(frames).toEqual([]);
    connections.sendHeartbeats();
    expect(frames.map((frame) => JSON.parse(frame).data.lastEventId)).toEqual([3]);
  });

  it("gets messages in the language that it asks for, and its name", () => {
    const connection = join();
    connection.receive(JSON.stringify({ type: "set_language", data: { language: "en" } }));
    connection.receive("{");
    expect(frames.map((frame) => JSON.parse(frame).data)).toEqual([
      { lastEventId: 2, language: "en" },
      { message: "This message cannot be read." },
    ]);
  });

  it("gets nothing once it has left", () => {
    const connection = join();
    connection.leave();
    connections.push({ type: "error", data: { message: "?" } });
    expect(frames).toEqual([]);
  });

  it("is closed by a frame that is too large, counted in bytes, not characters", () => {
    const connection = join();
    connection.receive("x".repeat(64 * 1024 + 1));
    connection.receive("é".repeat(33 * 1024));
    expect(close.mock.calls).toEqual([[1009], [1009]]);
  });

  it("is throttled after 30 frames at once, closed after 300, and served again later (D-028)", () => {
    const connection = join();
    for (let sent = 0; sent < 300; sent += 1) connection.receive("{");
    expect(new Set(texts().slice(0, 30))).toEqual(new Set(["Ce message est illisible."]));
    // Two a second are allowed again, and each read of the mock's clock advances it by a millisecond.
    expect(
      texts()
        .slice(30)
        .filter((text) => text.startsWith("Trop de messages")).length,
    ).toBeGreaterThan(265);
    expect(close).not.toHaveBeenCalled();
    for (let sent = 0; sent < 10; sent += 1) connection.receive("{");
    expect(close).toHaveBeenCalledWith(1008);
    db.clock.advance(61_000);
    connection.receive("{");
    expect(texts().at(-1)).toBe("Ce message est illisible.");
  });
});

it("accepts 60 messages a minute per sender over all connections, not counting repetitions (D-028)", () => {
  const all = [join(), join(), join()];
  all.forEach((connection, index) => {
    for (let sent = 0; sent < 20; sent += 1) connection.receive(draft(`${index}-${sent}`));
  });
  const [connection] = all;
  connection?.receive(draft("one-more"));
  expect(answered()).toBe("error");
  connection?.receive(draft("2-19"));
  expect(answered()).toBe("message_sent");
  db.clock.advance(61_000);
  connection?.receive(draft("one-more"));
  expect(answered()).toBe("message_sent");
});
