// @vitest-environment happy-dom
import type { LiveServerMessage } from "@passerelle/api";
import { aDiscussion, aMessage } from "@passerelle/mocks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../i18n";
import { forgetDrafts } from "../../forms/draft-storage";
import { messageKeys } from "./cache";
import { aDashboard as newDashboard, doing, Socket } from "./test-dashboard";

let dashboard: Awaited<ReturnType<typeof newDashboard>>;
const aDashboard = async () => (dashboard = await newDashboard());

const clientIds = () => Socket.sent.map(({ data }) => data.clientId);
const own = (clientId = clientIds().at(-1) ?? "") => aMessage({ id: 700, content: "Bonjour", clientId });
const confirmation = (message = own()): LiveServerMessage => ({
  type: "message_sent",
  data: { message, discussion: aDiscussion({ lastMessage: message }), isNewDiscussion: false },
});
const refusal = (message: string, clientId?: string): LiveServerMessage => ({
  type: "error",
  data: { message, ...(clientId && { clientId }) },
});

const idle = { text: "", busy: false, failure: null };
const busy = { text: "Bonjour", busy: true, failure: null };
const failed = (failure: string) => ({ text: "Bonjour", busy: false, failure });
const unanswered = failed("Erreur lors de l'envoi du message");

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
  vi.unstubAllGlobals();
});

describe("a message that is sent", () => {
  it("keeps its sender busy until the server confirms it, and leaves the box", async () => {
    const { type, send, says, shows } = await aDashboard();
    await type("Bonjour\n");
    await send();
    expect(Socket.sent[0]?.data).toMatchObject({ content: "Bonjour", discussionId: 601 });
    expect(shows()).toEqual({ ...busy, text: "Bonjour\n" });
    await says(confirmation());
    expect(shows()).toEqual(idle);
  });

  it.each(["", "  \n"])("is not sent blank: '%s'", async (text) => {
    const { type, send, shows } = await aDashboard();
    await type(text);
    await send();
    expect([Socket.sent, shows().busy]).toEqual([[], false]);
  });

  it("is alone on its way, to whomever", async () => {
    const { type, send, says } = await aDashboard();
    await type("Bonjour");
    await send();
    await send();
    await send({ id: 1, username: "claire.moreau" });
    expect(Socket.sent).toHaveLength(1);
    await says(confirmation());
    await type("Encore");
    await send();
    expect(Socket.sent).toHaveLength(2);
  });

  it.each([
    ["a history", "history", () => [own()]],
    ["the discussions", "discussions", () => [aDiscussion({ lastMessage: own() })]],
  ] as const)("is confirmed by %s that was read, and the next one can go", async (_, what, answer) => {
    const { type, send, reads, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await reads(what, answer());
    expect(shows()).toEqual(idle);
    await type("Encore");
    await send();
    expect(Socket.sent).toHaveLength(2);
  });

  it("is not confirmed by what another tab sent", async () => {
    const { type, send, says, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await says(confirmation(own("other-tab")));
    expect(shows()).toEqual(busy);
  });
});

describe("a message that fails stays in the box (D-145)", () => {
  it("without a connection, at once", async () => {
    const { channel, type, send, shows } = await aDashboard();
    await doing(() => channel.stop());
    await type("Bonjour");
    await send();
    expect(shows()).toEqual(failed("Connexion WebSocket non disponible"));
  });

  it("after 10 seconds without an answer, and not before", async () => {
    const { type, send, wait, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await wait(9_990);
    expect(shows()).toEqual(busy);
    await wait(10);
    expect(shows()).toEqual(unanswered);
  });

  it("and has the discussion read again, where it may stand after all", async () => {
    const { client, type, send, wait, reads, shows } = await aDashboard();
    const keys = [messageKeys.history(601), messageKeys.discussions];
    const isBehind = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
    await doing(() => {
      client.setQueryData(messageKeys.history(601), { messages: [], hasOlder: false, readTo: 0 });
      client.setQueryData(messageKeys.discussions, []);
    });
    await type("Bonjour");
    await send();
    await wait(9_990);
    expect(isBehind()).toEqual([false, false]);
    await wait(10);
    expect(isBehind()).toEqual([true, true]);
    await reads("history", [own()]);
    expect(shows()).toEqual(idle);
  });

  it("when the connection goes", async () => {
    const { type, send, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await doing(() => Socket.last?.close());
    expect(shows()).toEqual(unanswered);
  });

  it("in the server's words, also where they name no message; not when they name another one", async () => {
    const { type, send, says, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await says(refusal("Une autre.", "other"));
    expect(shows()).toEqual(busy);
    await says(refusal("Trop de messages.", clientIds()[0]));
    expect(shows()).toEqual(failed("Trop de messages."));
    await send();
    await says(refusal("Message illisible."));
    expect(shows()).toEqual(failed("Message illisible."));
  });

  it("until its text is another one, which is sent under another name", async () => {
    const { type, send, says, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await says(refusal("Non."));
    await send();
    await says(refusal("Non."));
    await type("Bonsoir");
    expect(shows()).toEqual({ ...idle, text: "Bonsoir" });
    await send();
    const [first, second, third] = clientIds();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe("a confirmation that comes late", () => {
  it("empties the box and takes the failure back", async () => {
    const { type, send, wait, says, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await wait(10_000);
    await says(confirmation());
    expect(shows()).toEqual(idle);
  });

  it("leaves a text that has changed", async () => {
    const { type, send, wait, says, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await wait(10_000);
    await type("Bonjour, Karim");
    await says(confirmation());
    expect(shows()).toEqual({ ...idle, text: "Bonjour, Karim" });
  });
});

describe("who leaves the screen while a message is on its way", () => {
  it("comes back to find it sent", async () => {
    const { type, send, leave, says, comeBack, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await leave();
    await says(confirmation());
    await comeBack();
    expect(shows()).toEqual(idle);
  });

  it("comes back to find it still on its way, then failed", async () => {
    const { type, send, leave, wait, comeBack, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await leave();
    await wait(5_000);
    await comeBack();
    expect(shows()).toEqual(busy);
    await leave();
    await wait(5_000);
    await comeBack();
    expect(shows()).toEqual(unanswered);
  });

  it("is not busy after a logout, and no text is left", async () => {
    const { client, channel, type, send, shows } = await aDashboard();
    await type("Bonjour");
    await send();
    await doing(() => {
      forgetDrafts();
      client.clear();
      channel.stop();
    });
    expect(shows()).toEqual(idle);
  });
});
