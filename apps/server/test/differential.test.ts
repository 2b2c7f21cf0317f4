import { operations } from "@passerelle/api/conformance";
import { compareImplementations, sequence } from "@passerelle/api/conformance/differential";
import { CODE_PATH, createDb, readResetCode, serveMock, type ServedMock } from "@passerelle/mocks/serve";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { targetOf } from "./target";
import { startTestServer, type TestServer } from "./test-server";

let server: TestServer;
let mock: ServedMock;
const db = createDb({ now: new Date(), seeded: false });
beforeAll(async () => {
  server = await startTestServer();
  mock = await serveMock({ db, port: 0, host: "127.0.0.1" });
});
afterAll(() => Promise.all([server.close(), mock.close()]));

const mockCode = async (email: string) =>
  (await fetch(`${mock.url}${CODE_PATH}?email=${encodeURIComponent(email)}`)).text();

it("the mock answers one long sequence of calls as the server does", { timeout: 300_000 }, async () => {
  const { differences, answered } = await compareImplementations(
    sequence(),
    {
      baseUrl: mock.url,
      readOtp: mockCode,
      readResetCode: async (email) => readResetCode(db, email) ?? "",
      passTime: async (seconds) => db.clock.advance(seconds * 1000),
      WebSocket,
    },
    targetOf(server),
  );
  expect(differences).toEqual([]);
  // It would compare nothing if all calls failed.
  const succeeded = ({ id }: { id: string }) => [200, 201].some((status) => answered.has(`${id} ${status}`));
  const failed = operations().filter((operation) => !succeeded(operation));
  // The code that ends mails comes with a mail of the day, which no call sends.
  expect(failed.map(({ id }) => id)).toEqual(["unsubscribe", "connectLive"]);
  // Elsewhere a limit would answer in the place of the call.
  const limited = [...answered].filter((one) => one.endsWith(" 429"));
  expect(limited).toEqual(["resendOtp 429", "login 429", "forgotPassword 429"]);
  expect(sequence().length).toBeGreaterThan(1000);
});
