import { type Address, changedSearch } from "@passerelle/ui";
import type { AppRouter } from "../router-context";

export type AddressRouter = Pick<AppRouter, "state" | "navigate">;

/** The query of the history entry below this one; kept in the entry's state, so that it survives reloads. */
const underOf = (state: unknown) =>
  typeof state === "object" && state !== null && "under" in state ? state.under : undefined;

/** Routers that are going back, with the pending navigation. */
const goingBack = new WeakMap<AddressRouter, Promise<void>>();

/**
 * Changes the query of the screen at `pathname`. Changes start from the router's current address, not from the rendered
 * one, which lags behind; otherwise the second of two changes would undo the first. Changes from a screen that was left
 * are dropped. While the router goes back, changes wait; otherwise going back would start from a newly pushed entry.
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
