import { trimText } from "@passerelle/domain";
import type { User } from "./queries";

/** A person's basic data as form values. */
export interface BasicsValues {
  firstname: string;
  lastname: string;
  phone: string;
  address: string;
}

/** The form's fields in reading order. */
export const basicsFields: readonly (keyof BasicsValues)[] = ["firstname", "lastname", "phone", "address"];

/** The initial values of the form. */
export function basicsOf({ firstname, lastname, phone, address }: User): BasicsValues {
  return { firstname, lastname, phone: phone ?? "", address: address ?? "" };
}

/** The request body for the typed values. */
export function basicsInput({ firstname, lastname, phone, address }: BasicsValues): BasicsValues {
  return {
    firstname: trimText(firstname),
    lastname: trimText(lastname),
    phone: trimText(phone),
    address: trimText(address),
  };
}
