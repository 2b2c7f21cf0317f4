import type { Schemas } from "@passerelle/api";
import { vi } from "vitest";
import { opened, type Tab } from "./live";
import type { Member } from "./members";
import type { TestServer } from "./test-server";

type Draft = Schemas["LiveSendMessage"]["data"];
type Confirmation = Schemas["LiveMessageSent"]["data"];

/** Sends a message without waiting for an answer. */
export const sendFrame = ({ socket }: Tab, data: Partial<Draft>): void =>
  socket.send(JSON.stringify({ type: "send_message", data }));

/** The frames of a tab after the two initial counts. */
export const framesAfterGreeting = ({ frames }: Tab): unknown[] => frames.slice(2);

const isAnswer = (frame: unknown) => ["message_sent", "error"].includes(Object(frame).type);

/** Sends a message and waits for the answer; the tab must send nothing else meanwhile. */
export async function answer(tab: Tab, data: Partial<Draft>): Promise<{ type: string; data: unknown }> {
  const before = tab.frames.length;
  sendFrame(tab, data);
  // Other live messages may arrive in between.
  return vi.waitUntil(() => tab.frames.slice(before).find(isAnswer), { timeout: 20_000 }).then(Object);
}

/** Sends a valid message, and returns its confirmation. */
export async function sendMessage(tab: Tab, data: Draft): Promise<Confirmation> {
  const { type, data: confirmation } = await answer(tab, data);
  if (type !== "message_sent") throw new Error(`The message was refused: ${JSON.stringify(confirmation)}`);
  return Object(confirmation);
}

/** Sends messages from one member to another in order, and returns the discussion. */
export async function sendMessages(
  server: TestServer,
  from: Member,
  to: Member,
  ...contents: string[]
): Promise<number> {
  const tab = await opened(server, from.token);
  let id = 0;
  for (const content of contents)
    ({ id } = (await sendMessage(tab, { content, recipientUsername: to.username })).discussion);
  tab.socket.terminate();
  return id;
}

export async function discussionsOf({ api }: Member): Promise<Schemas["Discussion"][]> {
  const { data } = await api.GET("/discussions");
  if (!data) throw new Error("There are no discussions.");
  return data;
}

/** The messages of a discussion as one of its two people sees them. */
export async function messagesOf({ api }: Member, id: number, before?: number): Promise<Schemas["Message"][]> {
  const { data } = await api.GET("/discussions/{id}/messages", {
    params: { path: { id }, query: before === undefined ? {} : { before } },
  });
  if (!data) throw new Error("There is no such discussion.");
  return data;
}

export const unreadMessages = async ({ api }: Member) => (await api.GET("/messages/unread-count")).data?.unread_count;
