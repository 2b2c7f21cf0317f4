import type { Schemas } from "@passerelle/api";
import type { FullUser } from "./store";

/** All fields of a user; for that user only. */
export const me = (user: FullUser): Schemas["User"] => ({
  ...user,
  phone: user.phone || null,
  address: user.address || null,
});
