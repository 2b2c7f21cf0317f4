import { expect, it } from "vitest";
import { aMember } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { localBroker } from "../../platform/live/broker";
import { createSessions } from "./sessions";

const server = testServer();

it.each([
  ["trusts a session that it has seen for a moment", true],
  ["looks a session up at every call while it hears of no ends", false],
])("%s", async (_, isConnected) => {
  const { db, clock } = server;
  const broker = { ...localBroker(), isConnected: () => isConnected };
  const sessions = createSessions({ db, clock, broker });
  const { token } = await aMember(server, "applicant");
  const { id = 0 } = (await sessions.find(token)) ?? {};
  await db.updateTable("sessions").set({ revoked_at: clock.now() }).where("user_id", "=", id).execute();
  expect((await sessions.find(token))?.id).toBe(isConnected ? id : undefined);
});

it.each(["session-revoked", "session-ended"] as const)(
  "stops trusting a session when an event reports its end: %s",
  async (kind) => {
    const { db, clock } = server;
    const broker = localBroker();
    const sessions = createSessions({ db, clock, broker });
    const { token } = await aMember(server, "applicant");
    const { id = 0, sessionId = 0 } = (await sessions.find(token)) ?? {};
    await broker.publish(id, { kind, sessionId });
    expect(await sessions.find(token)).toBeUndefined();
  },
);
