import { type ReactNode, createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { type Address, positiveNumber } from "./address";
import { type MemoryAddress, createMemoryAddress } from "./memory-address";

/** A page's number, and its cursor if known. */
interface Place {
  page: number;
  after?: string | null | undefined;
}

const shape = /^(\d+)(?:_(.+))?$/;

/** A single parameter for both, so that a filter that removes the page removes the cursor too. */
const paramOf = ({ page, after }: Place) => (page === 1 ? null : after ? `${page}_${after}` : String(page));

function placeOf(param: string | null): Place {
  const [, number = null, after] = shape.exec(param ?? "") ?? [];
  const page = positiveNumber(number) ?? 1;
  return page === 1 ? { page } : { page, after };
}

/**
 * The page of a list, from the parameter `name` of the address. Turning pages adds a history entry; a page that is
 * invalid or beyond `lastPage` is corrected in place.
 */
export function useAddressPage(name = "page") {
  const { params, push, replace } = useAddress();
  const given = params.get(name);
  const asked = placeOf(given);
  const [limit, setLimit] = useState<{ asked: string | null; lastPage: number }>();
  if (limit && limit.asked !== given) setLimit(undefined);
  const place: Place = limit?.asked === given ? { page: limit.lastPage } : asked;
  const right = paramOf(place);
  const isWrong = given !== right;
  useEffect(() => {
    if (isWrong) replace({ [name]: right });
  });
  return {
    ...place,
    onPage: (page: number, after?: string | null) => push({ [name]: paramOf({ page, after }) }),
    /** Sets the number of pages. A page beyond it is corrected before the next render. */
    limitTo: (lastPage: number) => {
      if (place.page > lastPage) setLimit({ asked: given, lastPage });
    },
  };
}

export type AddressPage = ReturnType<typeof useAddressPage>;

/** The id in a parameter of the address; an invalid one is removed from it. */
export function useAddressId(name: string): number | undefined {
  const { params, replace } = useAddress();
  const given = params.get(name);
  const id = positiveNumber(given);
  const isWrong = given !== null && id === undefined;
  useEffect(() => {
    if (isWrong) replace({ [name]: null });
  });
  return id;
}

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
