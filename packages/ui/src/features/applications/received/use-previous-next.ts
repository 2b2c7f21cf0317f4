import { useEffect, useEffectEvent, useState } from "react";
import { useAddress } from "../../../address";
import type { Received, useReceived } from "./received-list";

/** The number of loaded rows ahead at which the next page is requested. */
const ahead = 10;

/** Opens the next and the previous application of the list, by button and by Alt with an arrow key. */
export function usePreviousNext(received: ReturnType<typeof useReceived>, openId: number | undefined) {
  const { push, replace, leave } = useAddress();
  const items = received.data?.items ?? [];
  const at = items.findIndex(({ id }) => id === openId);
  const { hasNextPage, isFetching, isError, fetchNextPage } = received;
  const isNearEnd = at >= 0 && at >= items.length - ahead && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isNearEnd) void fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  // Replaces the history entry, so that Back returns to the list after any number of applications.
  const [asked, setAsked] = useState<number>();
  const open = ({ id }: Pick<Received, "id">) => {
    setAsked(id);
    (openId === undefined ? push : replace)({ application: String(id) });
  };
  const [previous, next] = at < 0 ? [undefined, items[0]] : [items[at - 1], items[at + 1]];
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = { ArrowDown: next, ArrowUp: previous }[event.key];
    if (!target || !event.altKey || isElsewhere(event)) return;
    event.preventDefault();
    open(target);
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return {
    /** The application last opened here, and not through the address. */
    asked,
    open,
    close: () => leave({ application: null }),
    previous: previous && (() => open(previous)),
    next: next && (() => open(next)),
    place: at < 0 ? undefined : { number: at + 1, total: received.data?.totalItems ?? 0 },
  };
}

export type Neighbours = ReturnType<typeof usePreviousNext>;

/** Whether a key is meant for a text field or a dialog. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [role=dialog], [role=alertdialog]") !== null;
