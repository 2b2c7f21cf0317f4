// @vitest-environment happy-dom
import type { LiveServerMessage } from "@passerelle/api";
import { aDiscussion, aMessage } from "@passerelle/mocks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../i18n";
import { forgetDrafts } from "../../forms/drafts/draft-storage";
import { messageKeys } from "./cache";
import { aDashboard as newDashboard, doing, Socket } from "./test-dashboard";

let dashboard: Awaited<ReturnType<typeof newDashboard>>;
const aDashboard = async () => (dashboard = await newDashboard());

const contents = () => Socket.sent.map(({ data }) => data.content);
const clientIds = () => Socket.sent.map(({ data }) => data.clientId);
const own = (clientId = clientIds().at(-1) ?? "") => aMessage({ id: 700, content: "Bonjour", clientId });
const confirmation = (message = own()): LiveServerMessage => ({
  type: "message_sent",
  data: { message, discussion: aDiscussion({ lastMessage: message }), isNewDiscussion: false },
});
const refusal = (message: string, changes: { clientId?: string; retryAfter?: number } = {}): LiveServerMessage => ({
  type: "error",
  data: { message, clientId: clientIds().at(-1) ?? "", ...changes },
});

const idle = { text: "", busy: false, failure: null, outgoing: [] };
const sending = { ...idle, busy: true, outgoing: ["Bonjour (sending)"] };
const sendingAgain = (failure: string) => ({ ...sending, busy: false, failure });
const waiting = (failure: string | null) => ({ ...idle, failure, outgoing: ["Bonjour"] });
const notOpen = "Connexion WebSocket non disponible";
const failed = "Erreur lors de l'envoi du message";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  setLanguage("default");
  Socket.sent = [];
});
afterEach(async () => {
  await dashboard.end();
  forgetDrafts();
  vi.useRealTimers();
});

describe("a message that is sent", () => {
  it("leaves the box for the outbox at once, and keeps its sender busy until the server confirms it", async () => {
    const { write, says, shows } = await aDashboard();
    await write("Bonjour\n");
    expect(Socket.sent[0]?.data).toMatchObject({ content: "Bonjour", discussionId: 601 });
    expect(shows()).toEqual(sending);
    await says(confirmation());
    expect(shows()).toEqual(idle);
  });

  it.each(["", "  \n"])("is not sent blank: '%s'", async (text) => {
    const { write, shows } = await aDashboard();
    await write(text);
    expect([Socket.sent, shows()]).toEqual([[], { ...idle, text }]);
  });

  it("is alone on its way: the next text stays in the box until it is confirmed", async () => {
    const { write, send, says, shows } = await aDashboard();
    await write("Bonjour");
    await write("Encore");
    expect(shows()).toEqual({ ...sending, text: "Encore" });
    await says(confirmation());
    await send();
    expect(contents()).toEqual(["Bonjour", "Encore"]);
  });

  it.each([
    ["a history", "history", () => [own()]],
    ["the discussions", "discussions", () => [aDiscussion({ lastMessage: own() })]],
  ] as const)("is confirmed by %s that was read, and the next one can go", async (_, what, answer) => {
    const { write, reads, shows } = await aDashboard();
    await write("Bonjour");
    await reads(what, answer());
    expect(shows()).toEqual(idle);
    await write("Encore");
    expect(contents()).toEqual(["Bonjour", "Encore"]);
  });

  it("is not confirmed by what another tab sent", async () => {
    const { write, says, shows } = await aDashboard();
    await write("Bonjour");
    await says(confirmation(own("other-tab")));
    expect(shows()).toEqual(sending);
  });
});

describe("a message that does not arrive is said to have failed, waits, and is sent again by itself (D-145)", () => {
  it("without a connection, once there is one, under the same client id", async () => {
    const { write, says, goOffline, wait, shows } = await aDashboard();
    await goOffline();
    await write("Bonjour");
    expect([Socket.sent, shows()]).toEqual([[], waiting(notOpen)]);
    await wait(5_000);
    expect(contents()).toEqual(["Bonjour"]);
    expect(shows()).toEqual(sendingAgain(notOpen));
    await says(confirmation());
    expect(shows()).toEqual(idle);
  });

  it("after 10 seconds without an answer, 5 seconds later", async () => {
    const { write, wait, shows } = await aDashboard();
    await write("Bonjour");
    await wait(9_990);
    expect(shows()).toEqual(sending);
    await wait(10);
    expect(shows()).toEqual(waiting(failed));
    await wait(4_980);
    expect(Socket.sent).toHaveLength(1);
    await wait(20);
    expect(shows()).toEqual(sendingAgain(failed));
    expect(new Set(clientIds()).size).toBe(1);
    expect(Socket.sent).toHaveLength(2);
  });

  it("and has the discussion read again, where it may stand after all", async () => {
    const { client, write, wait, reads, shows } = await aDashboard();
    const keys = [messageKeys.history(601), messageKeys.discussions];
    const isBehind = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
    await doing(() => {
      client.setQueryData(messageKeys.history(601), { messages: [], hasOlder: false, readTo: 0 });
      client.setQueryData(messageKeys.discussions, [aDiscussion()]);
    });
    await write("Bonjour");
    await wait(9_990);
    expect(isBehind()).toEqual([false, false]);
    await wait(10);
    expect(isBehind()).toEqual([true, true]);
    await reads("history", [own()]);
    expect(shows()).toEqual(idle);
    await wait(60_000);
    expect(Socket.sent).toHaveLength(1);
  });

  it("when the connection goes, once it is back", async () => {
    const { write, goOffline, wait, shows } = await aDashboard();
    await write("Bonjour");
    await goOffline();
    expect(shows()).toEqual(waiting(failed));
    await wait(5_000);
    expect(shows()).toEqual(sendingAgain(failed));
    expect(new Set(clientIds()).size).toBe(1);
  });

  it("with others behind it, one after the other in their order", async () => {
    const { write, says, goOffline, wait, shows } = await aDashboard();
    await goOffline();
    for (const text of ["Un", "Deux", "Trois"]) {
      await write(text);
    }
    await wait(5_000);
    for (const text of ["Un", "Deux", "Trois"]) {
      expect(contents().at(-1)).toBe(text);
      await says(confirmation(aMessage({ id: 700 + Socket.sent.length, clientId: clientIds().at(-1) ?? "" })));
    }
    expect(contents()).toEqual(["Un", "Deux", "Trois"]);
    expect(shows()).toEqual(idle);
  });

  it("when it came too soon, after so many seconds as the server says, and holds all others back", async () => {
    const { write, says, wait, shows } = await aDashboard();
    await write("Bonjour");
    await says(refusal("Trop de messages.", { retryAfter: 30 }));
    expect(shows()).toEqual(waiting("Trop de messages."));
    await write("Encore");
    await wait(29_980);
    expect(contents()).toEqual(["Bonjour"]);
    await wait(20);
    expect(contents()).toEqual(["Bonjour", "Bonjour"]);
    await says(confirmation());
    expect(contents()).toEqual(["Bonjour", "Bonjour", "Encore"]);
  });
});

describe("a message that the server refuses", () => {
  it("waits for its author; those behind it go, and it goes again under its name when told", async () => {
    const { write, says, sendAgain, wait, shows } = await aDashboard();
    await write("Bonjour");
    await says(refusal("Non."));
    expect(shows()).toEqual(waiting(null));
    const [refused = ""] = clientIds();
    await write("Encore");
    await says(confirmation());
    await wait(60_000);
    expect(contents()).toEqual(["Bonjour", "Encore"]);
    await sendAgain(refused);
    expect(clientIds().at(-1)).toBe(refused);
    expect(shows()).toEqual(sending);
  });

  it("is named, or is the one on its way", async () => {
    const { write, says, shows } = await aDashboard();
    await write("Bonjour");
    await says(refusal("Une autre.", { clientId: "other" }));
    expect(shows()).toEqual(sending);
    await says({ type: "error", data: { message: "Message illisible." } });
    expect(shows()).toEqual(waiting(null));
  });
});

it("goes into a discussion that has begun since it was written, by its person", async () => {
  const { client, write, goOffline, wait } = await aDashboard();
  await goOffline();
  await write("Bonjour");
  await doing(() => client.setQueryData(messageKeys.discussions, [aDiscussion({ id: 888 })]));
  await wait(5_000);
  expect(Socket.sent[0]?.data).toMatchObject({ discussionId: 888 });
});

it("begins the discussion anew that is gone meanwhile", async () => {
  const { client, write, goOffline, wait } = await aDashboard();
  await goOffline();
  await write("Bonjour");
  await doing(() => client.setQueryData(messageKeys.discussions, []));
  await wait(5_000);
  expect(Socket.sent[0]?.data).toMatchObject({ recipientUsername: "karim.benali" });
});

describe("who leaves the screen while a message is on its way", () => {
  it("comes back to find it sent", async () => {
    const { write, leave, says, comeBack, shows } = await aDashboard();
    await write("Bonjour");
    await leave();
    await says(confirmation());
    await comeBack();
    expect(shows()).toEqual(idle);
  });

  it("has it sent again meanwhile", async () => {
    const { write, leave, wait, comeBack, shows } = await aDashboard();
    await write("Bonjour");
    await leave();
    await wait(15_000);
    expect(Socket.sent).toHaveLength(2);
    await comeBack();
    expect(shows()).toEqual(sendingAgain(failed));
  });

  it("leaves nothing of it after a logout", async () => {
    const { client, channel, write, wait, shows } = await aDashboard();
    await write("Bonjour");
    await doing(() => {
      forgetDrafts();
      client.clear();
      channel.stop();
    });
    expect(shows()).toEqual(idle);
    await doing(() => channel.start());
    await wait(60_000);
    expect(Socket.sent).toHaveLength(1);
  });
});
