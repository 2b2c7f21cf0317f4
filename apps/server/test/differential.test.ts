import { operations } from "@passerelle/api/conformance";
import { compareImplementations, sequence } from "@passerelle/api/conformance/differential";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startImplementations } from "./implementations";

let both: Awaited<ReturnType<typeof startImplementations>>;
beforeAll(async () => {
  both = await startImplementations();
});
afterAll(() => both.close());

it("the mock answers one long sequence of calls as the server does", { timeout: 600_000 }, async () => {
  const { differences, answered } = await compareImplementations(sequence(), both.mock, both.server);
  expect(differences).toEqual([]);
  // It would compare nothing if all calls failed.
  const succeeded = ({ id }: { id: string }) => [200, 201].some((status) => answered.has(`${id} ${status}`));
  const failed = operations().filter((operation) => !succeeded(operation));
  // The code that ends mails comes with a mail of the day, which no call sends.
  expect(failed.map(({ id }) => id)).toEqual(["unsubscribe", "connectLive"]);
  // Elsewhere a limit would answer in the place of the call.
  const limited = [...answered].filter((one) => one.endsWith(" 429"));
  expect(limited).toEqual([
    "resendOtp 429",
    "login 429",
    "forgotPassword 429",
    "createApplication 429",
    "createPost 429",
    "createComment 429",
    "updateMessage 429",
    "proposeCvEntries 429",
    "exportApplicationsCsv 429",
    "updateMe 429",
    "readNotifications 429",
  ]);
  expect(sequence().length).toBeGreaterThan(1000);
});
