export { type Address, changedSearch, positiveNumber, searchText } from "./address";
export { AddressProvider, MemoryAddressProvider, useAddress } from "./AddressProvider";
export type { MemoryAddress } from "./memory-address";
export { useAddressId } from "./use-address-id";
export { type AddressPage, useAddressPage } from "./use-address-page";
