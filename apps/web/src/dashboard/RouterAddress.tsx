import { type Address, AddressProvider, changedSearch } from "@passerelle/ui";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The query that an entry of the history was pushed over; it stays with the entry through reloads. */
const underOf = (state: unknown) =>
  typeof state === "object" && state !== null && "under" in state ? state.under : undefined;

/** The address of the dashboard's screens, from its router. */
export function RouterAddress({ children }: { children: ReactNode }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const go = (next: string, options: { replace?: boolean; state: unknown }) =>
    void navigate({ search: next }, { ...options, preventScrollReset: true });
  const replace: Address["replace"] = (changes) => go(changedSearch(search, changes), { replace: true, state });
  const address: Address = {
    params: new URLSearchParams(search),
    push: (changes) => go(changedSearch(search, changes), { state: { under: search } }),
    replace,
    leave: (changes) => (underOf(state) === changedSearch(search, changes) ? void navigate(-1) : replace(changes)),
  };
  return <AddressProvider address={address}>{children}</AddressProvider>;
}
