import type { Schemas } from "@passerelle/api";
import type { FullUser } from "./store";

/** The user in full, for that user alone. */
export const me = (user: FullUser): Schemas["User"] => ({
  ...user,
  phone: user.phone || null,
  address: user.address || null,
});
