import { AddressProvider } from "@passerelle/ui";
import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router-dom";
import { addressChanges, type AddressRouter } from "./address-changes";

/** The router that shows the dashboard; its hooks tell what is on show, which may be behind it. */
export const RouterContext = createContext<AddressRouter | undefined>(undefined);

/** The address of the dashboard's screens, from its router. */
export function RouterAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const router = use(RouterContext);
  if (!router) throw new Error("RouterAddress is shown outside of RouterContext");
  const address = { params: new URLSearchParams(search), ...addressChanges(router, pathname) };
  return <AddressProvider address={address}>{children}</AddressProvider>;
}
