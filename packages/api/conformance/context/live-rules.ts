import type { LiveClientMessage, LiveServerMessage } from "../../src";
import { ofSender } from "./rules-beyond-schemas";

/** The counts that a server last sent on a connection. */
export type Counts = Partial<Record<"unread_count_update" | "unread_messages_count_update", number>>;

/** Checks the messages of one connection by the rules that no schema expresses. */
export class LiveRules {
  private readonly eventIds: (number | undefined)[] = [];
  private readonly unconfirmed = new Set<string>();
  private isNamed = true;
  readonly counts: Counts = {};

  /** Notes what a client sends. */
  sends(message: LiveClientMessage | string | ArrayBuffer): void {
    const clientId =
      typeof message === "object" && "type" in message && message.type === "send_message" && message.data.clientId;
    if (clientId) this.unconfirmed.add(clientId);
    // A refusal may be of this one.
    else this.isNamed = false;
  }

  /** The problems of a server's message. */
  problemsOf(message: LiveServerMessage): string[] {
    if (message.type === "unread_count_update" || message.type === "unread_messages_count_update")
      this.counts[message.type] = message.data.unread_count;
    return [
      ...this.wrongNumber(message),
      ...this.namelessRefusal(message),
      ...(message.type === "new_message"
        ? ofSender
            .filter((field) => field in message.data.message)
            .map((field) => `/data/message must not show ${field} to its recipient`)
        : []),
    ];
  }

  /** A number that stands for two messages of a connection, or a heartbeat that names an earlier one as the last. */
  private wrongNumber(message: LiveServerMessage): string[] {
    if (message.type === "heartbeat") {
      const { lastEventId = Number.POSITIVE_INFINITY } = message.data;
      const last = Math.max(0, ...this.eventIds.map((eventId) => eventId ?? 0));
      return lastEventId < last ? [`/data/lastEventId is ${lastEventId}, after message ${last}`] : [];
    }
    const { eventId } = message;
    const isTaken = eventId !== undefined && this.eventIds.includes(eventId);
    this.eventIds.push(eventId);
    return isTaken ? [`/eventId ${eventId} stands for two messages`] : [];
  }

  /** A refusal that does not name its message, although every message that was sent has a client id. */
  private namelessRefusal(message: LiveServerMessage): string[] {
    const named = message.type === "message_sent" ? message.data.message.clientId : undefined;
    const refused = message.type === "error" ? message.data.clientId : undefined;
    const isNameless = message.type === "error" && refused === undefined && this.isNamed && this.unconfirmed.size > 0;
    for (const clientId of [named, refused]) if (clientId !== undefined) this.unconfirmed.delete(clientId);
    return isNameless ? ["/data names no clientId of the refused message"] : [];
  }
}
