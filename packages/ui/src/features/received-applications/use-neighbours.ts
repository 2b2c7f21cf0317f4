import { useEffect, useEffectEvent, useState } from "react";
import { useAddress } from "../../address";
import type { Received, useReceived } from "./received-list";

/** How many rows before the end of the loaded ones the next page is requested. */
const ahead = 10;

/** The ways from an open application to the next and the previous one of the list, by button and by Alt with an arrow. */
export function useNeighbours(received: ReturnType<typeof useReceived>, openId: number | undefined) {
  const { push, replace, leave } = useAddress();
  const items = received.data?.items ?? [];
  const at = items.findIndex(({ id }) => id === openId);
  const { hasNextPage, isFetching, isError, fetchNextPage } = received;
  const isNearEnd = at >= 0 && at >= items.length - ahead && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isNearEnd) void fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  // After two hundred of them, one step back still leads to the list.
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
    /** The last one that was asked for here, not by the address. */
    asked,
    open,
    close: () => leave({ application: null }),
    previous: previous && (() => open(previous)),
    next: next && (() => open(next)),
    place: at < 0 ? undefined : { number: at + 1, total: received.data?.totalItems ?? 0 },
  };
}

export type Neighbours = ReturnType<typeof useNeighbours>;

/** Whether a key is for a text or a dialog. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [role=dialog], [role=alertdialog]") !== null;
