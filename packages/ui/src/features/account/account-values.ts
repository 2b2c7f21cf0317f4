import type { Schemas } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { hasDate } from "../../i18n";
import type { FileChange } from "../../forms/files/file-check";

/** The account as form values; an empty text where there is no value. */
export interface AccountValues {
  avatar: FileChange;
  firstname: string;
  lastname: string;
  username: string;
  email: string;
  /** Required with another address; null until it is typed, so that it is never stored in a draft. */
  currentPassword: string | null;
  phone: string;
  /** YYYY-MM-DD. */
  birthdate: string;
  address: string;
}

/** The fields in reading order. */
export const fields = [
  "avatar",
  "firstname",
  "lastname",
  "username",
  "email",
  "currentPassword",
  "phone",
  "birthdate",
  "address",
] as const;

/** The form's values for an account. */
export function valuesOf({ firstname, lastname, username, email, ...user }: Schemas["User"]): AccountValues {
  return {
    avatar: null,
    firstname,
    lastname,
    username,
    email,
    currentPassword: null,
    phone: user.phone ?? "",
    birthdate: hasDate(user.birthdate) ? user.birthdate.slice(0, 10) : "",
    address: user.address ?? "",
  };
}

/** All values that the form would send: an empty text clears a field, and a picture is only sent when it changes. */
export function inputOf({ avatar, currentPassword, ...texts }: AccountValues): Schemas["UserInput"] {
  return {
    firstname: trimText(texts.firstname),
    lastname: trimText(texts.lastname),
    username: trimText(texts.username),
    email: trimText(texts.email),
    phone: trimText(texts.phone),
    birthdate: texts.birthdate,
    address: trimText(texts.address),
    ...(avatar !== null && { avatar }),
    ...(currentPassword && { currentPassword }),
  };
}
