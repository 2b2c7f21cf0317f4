import { useEffect } from "react";
import { positiveNumber } from "./address";
import { useAddress } from "./AddressProvider";

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
