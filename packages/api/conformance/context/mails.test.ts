import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestContext } from "./harness";
import { mailedSince } from "./mails";

/** A context whose mails arrive after a while. */
function contextWith(delay: number, patience: number) {
  const start = Date.now();
  return createTestContext({
    baseUrl: "http://target.test",
    patience,
    readOtp: () => Promise.resolve("482913"),
    WebSocket,
    readMails: () => Promise.resolve(Date.now() - start < delay ? "Bonjour." : "Bonjour. Trois notifications."),
  });
}

it("waits for a mail that is sent later, such as that of the day, and returns the new one only", async () =>
  expect(await mailedSince(contextWith(300, 5_000), "zoe@exemple.fr", "Bonjour.")).toBe(" Trois notifications."));

it("gives up a mail after the patience of the context", async () => {
  await expect(mailedSince(contextWith(60_000, 200), "zoe@exemple.fr", "Bonjour.")).rejects.toThrow(
    "Nothing was mailed to zoe@exemple.fr.",
  );
});
