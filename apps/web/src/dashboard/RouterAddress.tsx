import { AddressProvider } from "@passerelle/ui";
import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router-dom";
import { addressChanges, type AddressRouter } from "./address-changes";

/** The dashboard's router. Unlike its hooks, its state already contains an address whose screen is not rendered yet. */
export const RouterContext = createContext<AddressRouter | undefined>(undefined);

/** Provides the screens' address from the dashboard's router. */
export function RouterAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const router = use(RouterContext);
  if (!router) throw new Error("RouterAddress is shown outside of RouterContext");
  const address = { params: new URLSearchParams(search), ...addressChanges(router, pathname) };
  return <AddressProvider address={address}>{children}</AddressProvider>;
}
