import { type Identity, isSamePerson } from "@passerelle/api";
import type { Message } from "./discussions";
import type { Outgoing } from "./use-outbox";

/** A bubble of a discussion: a message, or an unsent one, which has no id yet. */
export interface Line extends Pick<
  Message,
  "content" | "createdAt" | "clientId" | "editedAt" | "deletedAt" | "changeableUntil"
> {
  id: number;
  sender: Identity;
  outgoing?: Outgoing;
}

/** A line's key on screen, the same before and after it is sent. */
export const keyOf = ({ id, clientId }: Pick<Line, "id" | "clientId">) => clientId ?? id;

/** The last of one's own messages that the other person has read; it carries the mark for all before it. */
export const lastRead = (lines: readonly Line[], readUpTo: number | undefined, me: Identity) =>
  readUpTo === undefined
    ? undefined
    : lines.findLast(
        ({ id, sender, outgoing, deletedAt }) =>
          id <= readUpTo && !outgoing && deletedAt === undefined && isSamePerson(sender, me),
      )?.id;

/** The messages, oldest first, then the unsent ones. */
export function linesOf(messages: readonly Message[], outgoing: readonly Outgoing[], me: Identity): readonly Line[] {
  if (outgoing.length === 0) return messages;
  const known = new Set(messages.map(({ clientId }) => clientId));
  const unsent = outgoing.filter(({ clientId }) => !known.has(clientId));
  return [
    ...messages,
    ...unsent.map((each) => ({
      id: 0,
      clientId: each.clientId,
      content: each.content,
      createdAt: each.createdAt,
      sender: me,
      outgoing: each,
    })),
  ];
}
