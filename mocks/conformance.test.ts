import { runContractTests, type Target } from "@passerelle/api/conformance";
import { afterAll, beforeAll, describe, it } from "vitest";
import { createDb, readOtp, readResetCode } from "./index";
import { startLive } from "./live";
import { mockServer } from "./node";

const baseUrl = "http://localhost";
const db = createDb({ now: new Date() });
const server = mockServer(db);
let live: ReturnType<typeof startLive>;

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
  live = startLive({ db });
});

afterAll(() => {
  live.stop();
  server.close();
});

async function codeOf(email: string) {
  const code = readOtp(db, email);
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** The mock as an implementation of the contract like any other. */
const target = (): Target => ({
  baseUrl,
  readOtp: codeOf,
  readResetCode: async (email) => readResetCode(db, email) ?? "",
  passTime: async (seconds) => db.clock.advance(seconds * 1000),
  // It looks as soon as an offer is published.
  notifyOfAlerts: async () => undefined,
  WebSocket: globalThis.WebSocket,
});

runContractTests(target, { describe, it }, ["clock", "resets", "alerts"]);
