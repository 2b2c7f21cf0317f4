import type { Schemas } from "@passerelle/api";
import { hasDate } from "../../i18n";
import { trimmed } from "../../forms/changes";
import type { FileChange } from "../../forms/files/file-check";

/** The account as form values; missing data are empty strings. */
export interface AccountValues {
  avatar: FileChange;
  firstname: string;
  lastname: string;
  username: string;
  email: string;
  /** Required to change the address; null while empty, so that drafts never store it. */
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

/** The request body: an empty string clears a field, and the picture is only sent if it changed. */
export function inputOf({ avatar, currentPassword, ...texts }: AccountValues): Schemas["UserInput"] {
  return {
    ...trimmed(texts),
    ...(avatar !== null && { avatar }),
    ...(currentPassword && { currentPassword }),
  };
}
