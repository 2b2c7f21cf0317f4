import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import type { Address } from "./address";
import { createMemoryAddress, type MemoryAddress } from "./memory-address";

const AddressContext = createContext<Address | undefined>(undefined);

interface AddressProviderProps {
  /** Provided by the application's router. */
  address: Address;
  children: ReactNode;
}

/** Provides the address to all screens below, which do not depend on a router. */
export function AddressProvider({ address, children }: AddressProviderProps) {
  return <AddressContext value={address}>{children}</AddressContext>;
}

/** The query parameters of the screen's address, such as the page number and the open dialog. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error("useAddress is called outside of AddressProvider");
  return address;
}

interface MemoryAddressProviderProps {
  /** Shared with a story's play function; a new one by default. */
  memory?: MemoryAddress;
  children: ReactNode;
}

/** An address that is not the browser's, for stories and tests. */
export function MemoryAddressProvider({ memory, children }: MemoryAddressProviderProps) {
  const [own] = useState(() => memory ?? createMemoryAddress());
  const { subscribe, search, ...ways } = memory ?? own;
  const params = new URLSearchParams(useSyncExternalStore(subscribe, search));
  return <AddressProvider address={{ params, ...ways }}>{children}</AddressProvider>;
}
