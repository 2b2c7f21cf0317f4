import type { Identity } from "@passerelle/api";
import { useEffect, useState } from "react";
import { isDeleted, select, stored } from "./conversations";
import { useDiscussions, usePersonNamed } from "./queries";

/** The conversation named by the address, or none; `replace` where the same one gets another name. */
export type OnSelect = (selected: string | null, how?: { replace: boolean }) => void;

/** What the address asks for. It stays open, and the address follows, when its person takes another username. */
export function useSelection(me: Identity, selected: string | null, onSelect: OnSelect) {
  const discussions = useDiscussions();
  const conversations = discussions.data?.map(stored);
  const [named, setNamed] = useState<{ by: string; person: Identity }>();
  const known = { me, conversations, before: named?.by === selected ? named.person : undefined };
  const isUnheard = !!conversations && select(selected, { ...known, found: undefined }).kind === "finding";
  const person = usePersonNamed(isUnheard ? selected : null);
  const selection = select(selected, { ...known, found: person.data });

  const current = selection.kind === "open" ? selection.conversation : undefined;
  const isLiving = current && !isDeleted(current.person);
  if (isLiving && selected !== null && (named?.by !== selected || named.person !== current.person))
    setNamed({ by: selected, person: current.person });
  const name = isLiving ? current.key : selected;
  useEffect(() => {
    if (name !== selected) onSelect(name, { replace: true });
  });
  return { discussions, conversations, person, selection, current };
}
