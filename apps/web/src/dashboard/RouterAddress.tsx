import { AddressProvider } from "@passerelle/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useRouter } from "../router-context";
import { addressChanges } from "./address-changes";

export function RouterAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const router = useRouter();
  const address = { params: new URLSearchParams(search), ...addressChanges(router, pathname) };
  return <AddressProvider address={address}>{children}</AddressProvider>;
}
