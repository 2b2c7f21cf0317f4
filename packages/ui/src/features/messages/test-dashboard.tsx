import {
  createApi,
  createLive,
  type LiveServerMessage,
  type LiveSocket,
  memberShapes,
  personKey,
} from "@passerelle/api";
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { ApiProvider, createQueryClient, handleLiveMessage, LiveProvider } from "../../data";
import { said } from "../../i18n";
import { useDraft } from "./drafts";
import { messagesLive } from "./live";
import { setFailure } from "./outbox-actions";
import { startOutbox } from "./outbox-sender";
import { useDiscussions } from "./queries";
import { useMessageHistory } from "./use-message-history";
import { useOutbox, useSendFailure } from "./use-outbox";

export const me = { id: 11, username: "jeanne.martin" };
export const them = { id: 2, username: "karim.benali", firstname: "Karim", lastname: "Benali" };

/** A fake socket that opens at once, records sent frames, and emits frames on request. */
export class Socket implements LiveSocket {
  static sent: { data: { clientId: string; content: string; discussionId?: number; recipientUsername?: string } }[] =
    [];
  static last: Socket | undefined;
  readonly #listeners: { type: string; hear: (event: { data: unknown; code: number }) => void }[] = [];
  constructor() {
    Socket.last = this;
    queueMicrotask(() => this.emit("open"));
  }
  addEventListener(type: string, hear: (event: { data: unknown; code: number }) => void) {
    this.#listeners.push({ type, hear });
  }
  emit(type: "open" | "close" | "message", data?: unknown) {
    for (const listener of this.#listeners) if (listener.type === type) listener.hear({ data, code: 1006 });
  }
  send(frame: string) {
    Socket.sent.push(JSON.parse(frame));
  }
  close() {
    this.emit("close");
  }
}

interface Box extends ReturnType<typeof useDraft>, ReturnType<typeof useOutbox> {
  sentenceOf: ReturnType<typeof useSendFailure>;
}

function KarimsBox({ onDrawn }: { onDrawn: (box: Box) => void }) {
  const draft = useDraft(personKey(me), personKey(them));
  const box = { ...draft, ...useOutbox({ id: 601, person: them }), sentenceOf: useSendFailure() };
  useEffect(() => {
    onDrawn(box);
  });
  return null;
}

function HistoryReader() {
  useMessageHistory(me, 601);
  return null;
}

function DiscussionsReader() {
  useDiscussions();
  return null;
}

const readers = { history: HistoryReader, discussions: DiscussionsReader };

/** Makes a change, waits for `ms` milliseconds, and one more for rendering. */
export const doing = (change: () => void, ms = 0) =>
  act(async () => {
    change();
    await vi.advanceTimersByTimeAsync(ms);
    await vi.advanceTimersByTimeAsync(1);
  });

/** Jeanne's dashboard: channel, cache and outbox, and the box for messages to Karim, which she can leave and reopen. */
export async function aDashboard() {
  const client = createQueryClient();
  const channel = createLive({ url: "ws://server.example", getToken: () => "token", WebSocketImpl: Socket });
  channel.subscribe((message) => handleLiveMessage([messagesLive], client, message));
  let box: Box | undefined;
  let isShown = true;
  let Reader: (() => null) | undefined;
  const root = createRoot(document.createElement("div"));
  const draw = () =>
    doing(() =>
      root.render(
        <ApiProvider api={createApi({ baseUrl: "http://server.example", shapes: memberShapes })} queryClient={client}>
          <LiveProvider channel={channel}>
            {isShown && <KarimsBox onDrawn={(now) => (box = now)} />}
            {Reader && <Reader />}
          </LiveProvider>
        </ApiProvider>,
      ),
    );
  await draw();
  await doing(() => channel.start());
  const stopOutbox = startOutbox(channel, client);
  const type = (text: string) => doing(() => box?.setText(text));
  /** Presses Enter. */
  const send = () => doing(() => box?.send(box.text) && box.setText(""));
  return {
    client,
    channel,
    wait: (ms: number) => doing(() => undefined, ms),
    leave: () => {
      isShown = false;
      return draw();
    },
    comeBack: () => {
      isShown = true;
      return draw();
    },
    /** Another part of the screen loads messages, with this answer. */
    reads: async (what: keyof typeof readers, answer: object) => {
      vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
      Reader = readers[what];
      await draw();
      await doing(() => undefined, 10);
    },
    type,
    send,
    write: async (text: string) => {
      await type(text);
      await send();
    },
    sendAgain: (clientId: string) => doing(() => setFailure(clientId)),
    goOffline: () => doing(() => Socket.last?.close()),
    says: (message: LiveServerMessage) => doing(() => Socket.last?.emit("message", JSON.stringify(message))),
    shows: () => ({
      text: box?.text,
      busy: box?.busy,
      failure: box?.failure ? said(box.sentenceOf(box.failure)).text : null,
      outgoing: box?.outgoing.map(({ content, isSending }) => (isSending ? `${content} (sending)` : content)),
    }),
    end: () =>
      doing(() => {
        root.unmount();
        stopOutbox();
        channel.stop();
        client.clear();
      }),
  };
}
