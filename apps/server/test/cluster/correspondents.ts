import { randomUUID } from "node:crypto";
import { createLive, type LiveChannel, liveUrl } from "@passerelle/api";
import { expect, vi } from "vitest";
import { WebSocket } from "ws";
import type { Member } from "../members";
import { messagesOf } from "../messages";
import type { Ledger, Writer } from "./ledger";

/**
 * A person's screen: messages that arrived over the live channel, and those read after a reconnect or a gap, as in the
 * application.
 */
export class Screen {
  /** The number of live deliveries of each message, by id. */
  readonly live = new Map<number, number>();
  readonly shown = new Set<number>();
  readonly notified = new Set<number>();
  reconnects = 0;
  readonly channel: LiveChannel;

  constructor(
    url: string,
    private readonly member: Member,
  ) {
    this.channel = createLive({
      url: liveUrl(url, url),
      getToken: () => member.token,
      WebSocketImpl: WebSocket,
    });
    this.channel.subscribe((message) => {
      if (message.type === "new_notification" && message.data.notification)
        this.notified.add(message.data.notification.id);
      if (message.type !== "new_message") return;
      const { id } = message.data.message;
      this.live.set(id, (this.live.get(id) ?? 0) + 1);
      this.shown.add(id);
    });
    this.channel.subscribeGap(() => void this.#load());
    this.channel.subscribeState(() => {
      if (this.channel.getState().status !== "OPEN") return;
      this.reconnects += 1;
      void this.#load();
    });
    this.channel.start();
  }

  /** Retries like every list of the application. */
  async #load(): Promise<void> {
    const { api } = this.member;
    const read = async () => {
      const [{ data: discussions }, { data: notifications }] = await Promise.all([
        api.GET("/discussions"),
        api.GET("/notifications", { params: { query: { limit: 1000 } } }),
      ]);
      if (!discussions || !notifications) return false;
      for (const { id } of notifications.items) this.notified.add(id);
      for (const { id } of discussions)
        for (const message of await messagesOf(this.member, id)) this.shown.add(message.id);
      return true;
    };
    await vi.waitUntil(() => read().catch(() => false), { timeout: 30_000, interval: 500 });
  }
}

/** Writes to a person over the live channel, and resends unconfirmed messages under the same client id. */
export function aCorrespondent(from: Member, screen: Screen, to: Member, ledger: Ledger): Writer & { ids: number[] } {
  const ids: number[] = [];
  const contents: string[] = [];
  const send = async (content: string) => {
    const data = { content, recipientUsername: to.username, clientId: randomUUID() };
    for (;;) {
      await vi.waitUntil(() => screen.channel.getState().status === "OPEN", { timeout: 60_000 });
      const sent = await screen.channel.request({ type: "send_message", data }).catch(() => undefined);
      if (sent) return sent.data.message.id;
    }
  };
  return {
    ids,
    write: async (turn) => {
      const content = `De ${from.username} : ${turn}`;
      ids.push(await send(content));
      contents.push(content);
      ledger.note("message");
    },
    check: async () => {
      const { data: discussions = [] } = await from.api.GET("/discussions");
      const kept: string[] = [];
      for (const { id } of discussions)
        for (let before: number | undefined, more = true; more;) {
          const page = await messagesOf(from, id, before);
          kept.unshift(...page.map(({ content }) => content));
          before = page[0]?.id;
          more = page.length > 0;
        }
      expect(kept.filter((content) => content.startsWith(`De ${from.username} `))).toEqual(contents);
    },
  };
}
