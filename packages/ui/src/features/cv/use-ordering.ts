import { pageSize } from "@passerelle/domain";
import { useRef, useState } from "react";
import { announce } from "../../components/feedback/Announcer";
import type { Message } from "../../components/feedback/MessageBox";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import type { PagedList } from "../../data";
import { said } from "../../i18n";
import type { CvEntry, CvList } from "./cv-list";
import { useMoveEntry } from "./queries";
import { useTranslations } from "./translations";

/** One up or one down. */
export type Step = -1 | 1;

/** Reordering a list; undefined while it is not being reordered. */
export interface Ordering {
  canMove: (id: number, step: Step) => boolean;
  move: (id: number, step: Step) => void;
  /** Returns the button of an entry that takes the focus after a move, once. */
  takeFocus: (id: number) => Step | undefined;
}

/** Reorders a list one step at a time, across its pages. */
export function useOrdering<Entry extends CvEntry, Input extends object>(
  { name, calls, titleOf }: CvList<Entry, Input>,
  { query, page, onPage }: PagedList<Entry>,
  onFailed: (message: Message) => void,
) {
  const { say } = useTranslations();
  const errorSentence = useErrorSentence();
  const { move: moveTo, entriesOn } = useMoveEntry(name, calls);
  const [isOn, setOn] = useState(false);
  const following = useRef<{ id: number; step: Step }>(undefined);
  const { items = [], totalPages = 1 } = query.data ?? {};
  const isPossible = items.length > 1 || totalPages > 1;
  const positionOf = (id: number, among: readonly Entry[] = items) =>
    (page - 1) * pageSize + among.findIndex((entry) => entry.id === id) + 1;
  const canMove = (id: number, step: Step, among: readonly Entry[] = items) =>
    step < 0 ? positionOf(id, among) > 1 : page < totalPages || among.at(-1)?.id !== id;

  const move = async (id: number, step: Step) => {
    const entries = entriesOn(page);
    const entry = entries.find((each) => each.id === id);
    if (!entry || !canMove(id, step, entries) || query.isPlaceholderData) return;
    const position = positionOf(id, entries) + step;
    following.current = { id, step };
    try {
      await moveTo({ id, position, page });
      const { text, lang } = said(say("order.moved", { title: titleOf(entry), position }));
      announce(text, { ...(lang && { lang }) });
      const target = Math.ceil(position / pageSize);
      if (target !== page) onPage(target);
    } catch (error) {
      following.current = undefined;
      onFailed({ tone: "error", text: errorSentence(error, say("order.failed")) });
    }
  };

  const ordering: Ordering = {
    canMove: (id, step) => canMove(id, step),
    move: (id, step) => void move(id, step),
    takeFocus: (id) => {
      const followed = following.current;
      if (followed?.id !== id) return undefined;
      following.current = undefined;
      return followed.step;
    },
  };
  return {
    positionOf,
    isPossible,
    ordering: isOn && isPossible ? ordering : undefined,
    toggle: () => setOn((before) => !before),
  };
}
