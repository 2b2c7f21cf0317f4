import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import type { Address } from "./address";
import { createMemoryAddress, type MemoryAddress } from "./memory-address";

const AddressContext = createContext<Address | undefined>(undefined);

interface AddressProviderProps {
  /** From the application's router. */
  address: Address;
  children: ReactNode;
}

/** The address for all screens below, which know no router. */
export function AddressProvider({ address, children }: AddressProviderProps) {
  return <AddressContext value={address}>{children}</AddressContext>;
}

/** The query of the screen's address: the page number and the open dialog. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error("useAddress is called outside of AddressProvider");
  return address;
}

interface MemoryAddressProviderProps {
  /** Shared with a story's play function, or one of its own. */
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
