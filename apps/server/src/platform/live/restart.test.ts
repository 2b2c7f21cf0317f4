/** @module-tag release */
import { once } from "node:events";
import { cast } from "@passerelle/domain/cast";
import { expect, it, onTestFinished } from "vitest";
import { call } from "../../../test/call";
import { anInstallation } from "../../../test/installation";
import { opened, type Tab } from "../../../test/live";
import { framesAfterGreeting, sendFrame } from "../../../test/messages";

async function tokenOf(url: string, email: string, password: string): Promise<string> {
  const { body } = await call(url, "POST", "/user/login", { body: { email, password } });
  return String(Object(body).token);
}

/** The texts whose storage was confirmed to a tab. */
const confirmed = (tab: Tab): string[] =>
  framesAfterGreeting(tab).flatMap((frame) => {
    const { type, data } = Object(frame);
    return type === "message_sent" ? [data.message.content] : [];
  });

/** The texts of the discussion with Emma, read after a restart. */
async function kept(url: string, token: string): Promise<string[]> {
  const { body } = await call(url, "GET", "/discussions", { token });
  const discussions: { id: number; interlocutor: { username: string } }[] = Object(body);
  const [mine, ...others] = discussions.filter(({ interlocutor }) => interlocutor.username === cast.emma.username);
  expect(others).toEqual([]);
  const answer = await call(url, "GET", `/discussions/${mine?.id}/messages`, { token });
  const messages: { content: string }[] = Object(answer.body);
  return messages.map(({ content }) => content);
}

const texts = (name: string) => Array.from({ length: 12 }, (_, n) => `${name} ${n}`);

const send = (tab: Tab, contents: string[]) => {
  for (const content of contents)
    sendFrame(tab, { content, recipientUsername: cast.emma.username, clientId: content.replace(" ", "-") });
};

// Covers the start of three servers.
const patience = 120_000;

it(
  "loses no confirmed message and stores none twice, in a crash or a graceful stop (D-146)",
  async () => {
    const installation = await anInstallation();
    onTestFinished(() => installation.remove());
    const first = await installation.started({ DEMO: "1" });
    const [, password = ""] = await first.server.waitForOutput(/lucas\S+ {2}(\S+)/);
    const token = await tokenOf(first.url, cast.lucas.email, password);
    const killed = await opened(first, token);
    send(killed, texts("killed"));
    await killed.arrived(2 + 3);
    const cut = once(killed.socket, "close");
    await first.server.kill("SIGKILL");
    await cut;

    const second = await installation.started();
    expect(await kept(second.url, token)).toEqual(expect.arrayContaining(confirmed(killed)));
    const stopped = await opened(second, token);
    // Resends confirmed and unconfirmed messages.
    send(stopped, texts("killed"));
    await stopped.arrived(2 + 12);
    expect(await kept(second.url, token)).toEqual(texts("killed"));

    send(stopped, texts("stopped"));
    await stopped.arrived(2 + 12 + 3);
    const closed = once(stopped.socket, "close");
    expect(await second.server.kill("SIGTERM")).toBe(0);
    expect((await closed)[0]).toBe(1001);

    const third = await installation.started();
    // A graceful stop: all stored messages have been confirmed.
    expect(await kept(third.url, token)).toEqual(confirmed(stopped));
  },
  patience,
);
