export { type Address, changedSearch, positiveNumber, searchText } from "./address";
export { AddressProvider, MemoryAddressProvider, useAddress } from "./AddressProvider";
export type { MemoryAddress } from "./memory-address";
export { useAddressId } from "./AddressProvider";
export { type AddressPage, useAddressPage } from "./AddressProvider";
