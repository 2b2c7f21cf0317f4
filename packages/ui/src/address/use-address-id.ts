import { useEffect } from "react";
import { positiveNumber } from "./address";
import { useAddress } from "./AddressProvider";

/** The id that a parameter of the address names; one that is none is taken out. */
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
