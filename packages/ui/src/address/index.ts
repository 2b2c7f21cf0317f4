export { type Address, changedSearch } from "./address";
export { AddressProvider, MemoryAddressProvider, useAddress } from "./AddressProvider";
export type { MemoryAddress } from "./memory-address";
export { useAddressPage } from "./use-address-page";
