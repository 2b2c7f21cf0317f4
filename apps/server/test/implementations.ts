import type { Implementation } from "@passerelle/api/conformance/differential";
import { CODE_PATH, createDb, readResetCode, serveMock } from "@passerelle/mocks/serve";
import { WebSocket } from "ws";
import { targetOf } from "./target";
import { startTestServer } from "./test-server";

/** The mock and the server, both empty, to be compared. */
export async function startImplementations(): Promise<{
  mock: Implementation;
  server: Implementation;
  close: () => Promise<unknown>;
}> {
  const server = await startTestServer();
  const target = targetOf(server);
  const db = createDb({ now: new Date(), seeded: false });
  const mock = await serveMock({ db, port: 0, host: "127.0.0.1" });
  return {
    mock: {
      baseUrl: mock.url,
      readOtp: async (email) => (await fetch(`${mock.url}${CODE_PATH}?email=${encodeURIComponent(email)}`)).text(),
      readResetCode: async (email) => readResetCode(db, email) ?? "",
      passTime: async (seconds) => db.clock.advance(seconds * 1000),
      WebSocket,
    },
    server: {
      ...target,
      passTime: async (seconds) => {
        // The mock looks as soon as an offer is published.
        await target.notifyOfAlerts?.();
        await target.passTime?.(seconds);
      },
    },
    close: () => Promise.all([server.close(), mock.close()]),
  };
}
