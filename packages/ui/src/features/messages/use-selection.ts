import type { Identity } from "@passerelle/api";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { type Discussion, isDeleted, select, stored, withBegun } from "./discussions";
import { outboxAtom } from "./outbox";
import { useDiscussions, usePersonNamed } from "./queries";
import { reload } from "../../data";
import { messageKeys } from "./cache";
import { useUnreadMessagesCount } from "./unread-count";

/** The maximum delay between a message and its count, in milliseconds. */
const patience = 500;

/** The sum of the discussions' unread counts; undefined if one of them has none. */
function unreadIn(discussions: readonly Discussion[]): number | undefined {
  let total = 0;
  for (const { unreadCount } of discussions) {
    if (unreadCount === undefined) return undefined;
    total += unreadCount;
  }
  return total;
}

/**
 * Refetches the discussions, once for each difference, if their unread counts do not add up to the total: one was read
 * in another tab, or a message was missed.
 */
function useUnreadInStep(discussions: readonly Discussion[] | undefined) {
  const client = useQueryClient();
  const count = useUnreadMessagesCount().data;
  const total = discussions && unreadIn(discussions);
  useEffect(() => {
    if (total === undefined || count === undefined || total === count) return undefined;
    const timer = setTimeout(() => void reload(client, messageKeys.discussions), patience);
    return () => clearTimeout(timer);
  }, [client, total, count]);
}

/** Changes the discussion in the address, or removes it; `replace` for a different name of the same discussion. */
export type OnSelect = (selected: string | null, how?: { replace: boolean }) => void;

/** The selection in the address. It stays open when its person is renamed, and the address is updated. */
export function useSelection(me: Identity, selected: string | null, onSelect: OnSelect) {
  const query = useDiscussions();
  useUnreadInStep(query.data);
  const people = useAtomValue(outboxAtom).map(({ to }) => to);
  const discussions = query.data && withBegun(query.data.map(stored), people);
  const [named, setNamed] = useState<{ by: string; person: Identity }>();
  const known = { me, discussions, before: named?.by === selected ? named.person : undefined };
  const isUnheard = !!discussions && select(selected, { ...known, found: undefined }).kind === "finding";
  const person = usePersonNamed(isUnheard ? selected : null);
  const selection = select(selected, { ...known, found: person.data });

  const current = selection.kind === "open" ? selection.discussion : undefined;
  const isLiving = current && !isDeleted(current.person);
  if (isLiving && selected !== null && (named?.by !== selected || named.person !== current.person))
    setNamed({ by: selected, person: current.person });
  const name = isLiving ? current.key : selected;
  useEffect(() => {
    if (name !== selected) onSelect(name, { replace: true });
  });
  return { query, discussions, person, selection, current };
}
