import { type Address, changedSearch } from "@passerelle/ui";
import type { createBrowserRouter } from "react-router-dom";

export type AddressRouter = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate">;

/** The query that an entry of the history was pushed over; it stays with the entry through reloads. */
const underOf = (state: unknown) =>
  typeof state === "object" && state !== null && "under" in state ? state.under : undefined;

/** The ways back that routers are on. */
const goingBack = new WeakMap<AddressRouter, Promise<void>>();

/**
 * Changes the query of the screen at `pathname`. Each change is one of the router's address: what is on show follows later, and
 * of two changes in one go the second would undo the first. Those of a screen that was left are dropped. Whatever comes while
 * the router goes back waits, for the history would go back from the entry that was pushed in between.
 */
export function addressChanges(router: AddressRouter, pathname: string): Omit<Address, "params"> {
  const go = (search: string, options: { replace?: boolean; state: unknown }) =>
    void router.navigate({ search }, { ...options, preventScrollReset: true });
  const change =
    (act: (next: string, now: string, state: unknown) => void) =>
    (changes: Parameters<Address["push"]>[0]): void => {
      const back = goingBack.get(router);
      if (back) return void back.then(() => change(act)(changes));
      const { location } = router.state;
      const now = changedSearch(location.search, {});
      const next = changedSearch(now, changes);
      if (location.pathname === pathname && next !== now) act(next, now, location.state);
    };
  return {
    push: change((next, now) => go(next, { state: { under: now } })),
    replace: change((next, _now, state) => go(next, { replace: true, state })),
    leave: change((next, _now, state) => {
      if (underOf(state) === next) {
        const back = router.navigate(-1).finally(() => goingBack.delete(router));
        goingBack.set(router, back);
      } else go(next, { replace: true, state });
    }),
  };
}
